import { afterEach, beforeEach, vi } from 'vitest';

/** In the file that calls it, timers and animation frames wait until a test lets them run; a frame takes so many milliseconds. */
export const fakeFrames = (frameMs = 16): void => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) =>
      setTimeout(() => frame(performance.now()), frameMs),
    );
    vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
};
