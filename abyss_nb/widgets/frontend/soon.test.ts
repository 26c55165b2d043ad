import { afterEach, describe, expect, it, vi } from "vitest";
import { soon } from "./soon";

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

  it("is not done again by a task that comes after the frame", async () => {
    const work = vi.fn();
    const late: (() => void)[] = [];
    vi.stubGlobal("scheduler", { postTask: async (task: () => void) => void late.push(task) });
    soon(work);
    await frame();
    expect(work).toHaveBeenCalledTimes(1);
    late[0]?.();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it("is not done when it was stopped, and its refusal troubles nobody", async () => {
    const work = vi.fn();
    vi.stubGlobal("scheduler", { postTask: () => Promise.reject(new Error("stopped")) });
    soon(work)();
    await frame();
    expect(work).not.toHaveBeenCalled();
  });
});
