/** Work for tasks of its own: the page is held up in short pieces, between which it can answer and show frames. */

type Work = () => void;
type Priority = "user-blocking" | "user-visible";

interface Scheduler {
  postTask(work: Work, options: { priority: Priority }): Promise<unknown>;
}

const scheduler = () => (globalThis as { scheduler?: Scheduler }).scheduler;

/** Whether the browser has tasks to give; without them work is done as the next frame begins. */
export const hasTasks = (): boolean => scheduler() !== undefined;

/** Does the work as soon as what is being done now is over, and as a rule before the next frame; returns the way to stop it. */
export const soon = (work: Work): (() => void) => task(work, "user-blocking");

/** Does the work after what has to be done soon; returns the way to stop it. */
export const afterwards = (work: Work): (() => void) => task(work, "user-visible");

function task(work: Work, priority: Priority): () => void {
  let stopped = false;
  const start = () => {
    if (!stopped) work();
  };
  const tasks = scheduler();
  if (tasks) void tasks.postTask(start, { priority });
  else requestAnimationFrame(start);
  return () => {
    stopped = true;
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
