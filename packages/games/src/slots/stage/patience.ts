/** Waiting that a press can cut short and leaving can end for good. */
export interface Patience {
  /** False once the scene has left: nothing may be shown any more. */
  readonly live: () => boolean;
  /** `firm` waits are not shortened by a press. */
  readonly wait: (ms: number, firm?: boolean) => Promise<void>;
  /** Calls `frame` with 0 … 1, the last time with exactly 1. */
  readonly run: (ms: number, frame: (progress: number) => void) => Promise<void>;
  /** Ends what is waited for now. */
  readonly hurry: () => void;
  readonly leave: () => void;
}

export const createPatience = (): Patience => {
  let live = true;
  const waiting = new Set<() => void>();
  const skippable = new Set<() => void>();
  const wait = async (ms: number, firm = false) =>
    new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        waiting.delete(end);
        skippable.delete(end);
        resolve();
      };
      const timer = setTimeout(end, live ? ms : 0);
      waiting.add(end);
      if (!firm) skippable.add(end);
    });
  return {
    live: () => live,
    wait,
    run: async (ms, frame) => {
      const began = performance.now();
      let handle = 0;
      const draw = (now: number) => {
        const t = Math.max(0, (now - began) / ms);
        if (t >= 1) return;
        frame(1 - (1 - t) ** 3);
        handle = requestAnimationFrame(draw);
      };
      handle = requestAnimationFrame(draw);
      await wait(ms);
      cancelAnimationFrame(handle);
      if (live) frame(1);
    },
    hurry: () => {
      for (const end of skippable) end();
    },
    leave: () => {
      live = false;
      for (const end of waiting) end();
    },
  };
};
