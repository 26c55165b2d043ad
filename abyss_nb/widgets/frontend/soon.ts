/** Work for a task of its own: the page is held up in short pieces, between which it can answer. */

interface Scheduler {
  postTask(work: () => void, options: { priority: "user-blocking"; signal: AbortSignal }): Promise<unknown>;
}

/** Does the work as soon as what is being done now is over, and before the next frame is shown; returns the way to stop it. */
export function soon(work: () => void): () => void {
  const stop = new AbortController();
  const start = () => {
    if (stop.signal.aborted) return;
    stop.abort();
    cancelAnimationFrame(frame);
    work();
  };
  const frame = requestAnimationFrame(start);
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  // It is refused when it was stopped, or done as the frame began.
  void scheduler?.postTask(start, { priority: "user-blocking", signal: stop.signal }).catch(() => {});
  return () => {
    stop.abort();
    cancelAnimationFrame(frame);
  };
}

/** Does the work when there is nothing else to do, `after` so many milliseconds at the earliest; returns the way to stop it. */
export function later(after: number, work: () => void): () => void {
  let idle = 0;
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === "function") idle = requestIdleCallback(work);
    else work();
  }, after);
  return () => {
    clearTimeout(timer);
    if (idle) cancelIdleCallback(idle);
  };
}
