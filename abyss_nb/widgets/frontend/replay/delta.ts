/** What changes from one JSON value to the next; `abyss_nb/widgets/delta.py` writes it and says how. */
export type Delta = readonly [unknown] | { readonly [field: string]: Delta | null };

/** The value after a change; what stays is shared with the old one. */
export function patched(old: unknown, delta: Delta): unknown {
  if (isValue(delta)) return delta[0];
  const changes = Object.entries(delta);
  if (changes.length === 0) return old;
  const fresh = (Array.isArray(old) ? [...old] : { ...(old as object) }) as Record<string, unknown>;
  for (const [field, change] of changes) {
    if (change === null) delete fresh[field];
    else fresh[field] = patched(fresh[field], change);
  }
  return fresh;
}

const isValue = (delta: Delta): delta is readonly [unknown] => Array.isArray(delta);
