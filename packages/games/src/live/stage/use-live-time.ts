/** Pictures that follow the server's clock. */
import { useEffect, useRef, useState } from 'react';
import type { LiveRound } from './live-view.ts';

/** Whole seconds until betting closes; 0 outside of betting. Draws again only when the figure changes. */
export const useSecondsLeft = (round: LiveRound | undefined, now: () => number): number => {
  // A page may learn how far its device's clock is off while betting is open.
  const latest = useRef(now);
  latest.current = now;
  const leftOf = () =>
    round?.phase === 'betting' ? Math.max(0, Math.ceil((round.closesAt - latest.current()) / 1_000)) : 0;
  const [left, setLeft] = useState(leftOf);
  const isOpen = round?.phase === 'betting';
  const closesAt = round?.closesAt ?? 0;
  useEffect(() => {
    setLeft(leftOf());
    if (!isOpen) return undefined;
    const timer = setInterval(() => {
      setLeft(leftOf());
    }, 200);
    return () => {
      clearInterval(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a round's clock depends on nothing else
  }, [isOpen, closesAt]);
  return left;
};

/** Calls `draw` before every frame with the server's time, while something moves. */
export const useFrames = (moves: boolean, now: () => number, draw: (time: number) => void): void => {
  const latest = useRef(draw);
  latest.current = draw;
  useEffect(() => {
    let handle = 0;
    const frame = () => {
      latest.current(now());
      if (moves) handle = requestAnimationFrame(frame);
    };
    frame();
    return () => {
      cancelAnimationFrame(handle);
    };
  }, [moves, now]);
};
