/** How many steps of a result have been shown, by the server's clock: cards come for everybody in the same moment. */
import { useEffect, useState } from 'react';
import type { LiveRound } from './live-view.ts';

/** `times`: when each step comes, in milliseconds after the result did, growing. */
export const useStepsShown = (
  round: LiveRound | undefined,
  times: readonly number[],
  now: () => number,
  onStep: (step: number) => void,
): number => {
  const [, redraw] = useState(0);
  const since = round?.phase === 'running' ? (round.revealedAt ?? now()) : undefined;
  const seen = since === undefined ? 0 : times.filter((time) => time <= now() - since).length;
  const next = times[seen];
  useEffect(() => {
    if (since === undefined || next === undefined) return undefined;
    const timer = setTimeout(
      () => {
        onStep(seen);
        redraw((count) => count + 1);
      },
      Math.max(0, next - (now() - since)),
    );
    return () => {
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a step belongs to its round and its time
  }, [round?.id, since, seen, next]);
  return seen;
};
