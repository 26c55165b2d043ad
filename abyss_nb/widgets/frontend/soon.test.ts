import { afterEach, describe, expect, it, vi } from "vitest";
import { afterwards, soon } from "./soon";

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

describe("work for a task of its own", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is done once, in a task if the browser has them and else as the frame begins", async () => {
    const work = vi.fn();
    soon(work);
    expect(work).not.toHaveBeenCalled();
    await frame();
    expect(work).toHaveBeenCalledTimes(1);
    vi.stubGlobal("scheduler", { postTask: async (task: () => void) => void queueMicrotask(task) });
    soon(work);
    expect(work).toHaveBeenCalledTimes(1);
    await Promise.resolve();
    expect(work).toHaveBeenCalledTimes(2);
    await frame();
    expect(work).toHaveBeenCalledTimes(2);
  });

  it("is not done when it was stopped", async () => {
    const work = vi.fn();
    soon(work)();
    const tasks: (() => void)[] = [];
    vi.stubGlobal("scheduler", { postTask: async (task: () => void) => void tasks.push(task) });
    soon(work)();
    tasks[0]?.();
    await frame();
    expect(tasks).toHaveLength(1);
    expect(work).not.toHaveBeenCalled();
  });

  it("comes before what is done afterwards, and does not hold up the frame", async () => {
    const priorities: string[] = [];
    vi.stubGlobal("scheduler", { postTask: async (_: () => void, options: { priority: string }) => void priorities.push(options.priority) });
    const work = vi.fn();
    afterwards(work);
    soon(work);
    await frame();
    expect(priorities).toEqual(["user-visible", "user-blocking"]);
    expect(work).not.toHaveBeenCalled();
  });
});
