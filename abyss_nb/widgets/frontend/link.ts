/** The messages between the board and Python: every intent gets an id, and every id an answer or a warning. */
import type { Answer, Intent } from "./protocol";

/** The part of anywidget's model that the board uses. */
export interface Model {
  get(name: string): unknown;
  on(event: string, callback: (...args: never[]) => void): void;
  off(event: string, callback: (...args: never[]) => void): void;
  send(content: unknown): void;
}

type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
export type Wish = WithoutId<Intent>;

export interface LinkState {
  /** Intents without an answer. */
  pending: number;
  /** One of them has waited too long: nobody seems to listen. */
  lost: boolean;
}

interface Waiting {
  resolve: (answer: Answer) => void;
  /** The view that comes is the answer. */
  silent: boolean;
  timer: ReturnType<typeof setTimeout>;
}

const ANSWERS: Record<Answer["kind"], true> = {
  done: true,
  refused: true,
  draft: true,
  why: true,
  log: true,
  compare: true,
  explain: true,
  chances: true,
  file: true,
  code: true,
  damaged: true,
};

function isAnswer(message: unknown): message is Answer {
  const { id, kind } = (message ?? {}) as { id?: unknown; kind?: unknown };
  return typeof id === "number" && typeof kind === "string" && Object.hasOwn(ANSWERS, kind);
}

/** How long an answer may take, in milliseconds, before the board says that it is not connected. */
export const PATIENCE = 2000;

/** Pages with one kernel hear each other's answers as well: where each begins to count is left to chance. */
const page = Math.floor(Math.random() * 2 ** 30);

let views = 0;

export class Link {
  private readonly waiting = new Map<number, Waiting>();
  private lost = false;
  private closed = false;
  /** Several views of one model hear each other's answers: their ids are kept apart. */
  private id = (page + views++) * 1_000_000;

  constructor(
    private readonly model: Model,
    private readonly changed: (state: LinkState) => void,
    private readonly patience = PATIENCE,
  ) {
    model.on("msg:custom", this.hear);
  }

  /** Sends an intent; the promise stays open for ever if no answer comes. */
  ask(wish: Wish): Promise<Answer> {
    const id = ++this.id;
    return new Promise((resolve) => {
      if (this.closed) return;
      const timer = setTimeout(() => this.lose(), this.patience);
      this.waiting.set(id, { resolve, silent: wish.kind === "goto", timer });
      this.tell();
      try {
        this.model.send({ ...wish, id });
      } catch {
        clearTimeout(timer);
        this.lose();
      }
    });
  }

  /** A view came from Python: it is there, and answers what is answered by that alone. */
  alive(): void {
    for (const [id, { silent }] of this.waiting) if (silent) this.settle({ kind: "done", id });
    if (!this.lost) return;
    this.lost = false;
    this.tell();
  }

  close(): void {
    this.closed = true;
    this.model.off("msg:custom", this.hear);
    for (const { timer } of this.waiting.values()) clearTimeout(timer);
    this.waiting.clear();
  }

  private readonly hear = (message: unknown): void => {
    if (isAnswer(message) && this.waiting.has(message.id)) this.settle(message);
  };

  private settle(answer: Answer): void {
    const waiting = this.waiting.get(answer.id);
    clearTimeout(waiting?.timer);
    this.waiting.delete(answer.id);
    this.lost = false;
    this.tell();
    waiting?.resolve(answer);
  }

  private lose(): void {
    this.lost = true;
    this.tell();
  }

  private tell(): void {
    if (!this.closed) this.changed({ pending: this.waiting.size, lost: this.lost });
  }
}
