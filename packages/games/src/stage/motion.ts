/** Numbers that move. Only what is shown moves: the values are known before. */
import { useEffect, useRef, useState } from 'react';
import { winLevels } from './win-levels.ts';

const steps = 10_000;
const easeOutCubic = (t: number): number => 1 - (1 - t) ** 3;

/** How long a win counts up, by how many stakes it pays. */
export const countUpMs = (multiplierE4: bigint): number => {
  if (multiplierE4 >= winLevels.hugeE4) return 4_000;
  if (multiplierE4 >= winLevels.bigE4) return 2_400;
  if (multiplierE4 >= 150_000n) return 1_800;
  return multiplierE4 >= 50_000n ? 1_200 : 600;
};

const fewestSteps = 50n;

/**
 * Step of a count between two numbers, so that no digit flickers that neither end has: the largest power of ten in both, with enough
 * steps to look like motion.
 */
export const evenStep = (from: bigint, to: bigint): bigint => {
  const way = to > from ? to - from : from - to;
  let step = 1n;
  while (from % (step * 10n) === 0n && to % (step * 10n) === 0n && way >= step * 10n * fewestSteps) step *= 10n;
  return step;
};

/** Between the two, at a progress of 0 … 1; exactly `to` at its end. */
export const amountBetween = (from: bigint, to: bigint, progress: number): bigint => {
  if (progress >= 1) return to;
  const step = evenStep(from, to);
  const part = ((to - from) * BigInt(Math.round(progress * steps))) / BigInt(steps);
  return from + (part / step) * step;
};

/** Reduced motion: results within this time, by a cross-fade. */
export const reducedMs = 150;

/** Calls `frame` with an eased 0 … 1, the last time with exactly 1. Returns a function that finishes at once. */
export const animate = (durationMs: number, frame: (progress: number) => void): (() => void) => {
  if (durationMs <= 0) {
    frame(1);
    return () => undefined;
  }
  let handle = 0;
  let ended = false;
  const began = performance.now();
  const finish = () => {
    if (ended) return;
    ended = true;
    cancelAnimationFrame(handle);
    frame(1);
  };
  const tick = (now: number) => {
    const passed = (now - began) / durationMs;
    if (passed >= 1) {
      finish();
      return;
    }
    frame(easeOutCubic(Math.max(0, passed)));
    handle = requestAnimationFrame(tick);
  };
  handle = requestAnimationFrame(tick);
  return finish;
};

/** Follows an integer amount in `durationMs`, the first one from `start` on; jumps with reduced motion. The end is always exact. */
export const useRollingAmount = (amount: bigint, durationMs: number, jump: boolean, start = amount): bigint => {
  const [shown, setShown] = useState(jump ? amount : start);
  const current = useRef(shown);
  useEffect(() => {
    const from = current.current;
    if (from === amount) return undefined;
    const set = (value: bigint) => {
      current.current = value;
      setShown(value);
    };
    let live = true;
    const finish = animate(jump || document.hidden ? 0 : durationMs, (progress) => {
      if (live) set(amountBetween(from, amount, progress));
    });
    return () => {
      live = false;
      finish();
    };
  }, [amount, durationMs, jump]);
  return shown;
};
