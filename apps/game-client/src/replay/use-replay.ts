/** Walks through a recorded round: the reels start, each step is played back, after a pause the next one. */
import type { Phase } from '@carmine/games/stage';
import { useEffect, useState } from 'react';
import type { RecordedReplay } from './load-round.ts';

const [betweenMs, upToSpeedMs] = [900, 260];

interface Place {
  readonly index: number;
  readonly phase: Phase;
  /** Counts the runs, so that the same round is a new one to the scene. */
  readonly run: number;
  readonly skips: number;
}

export const useReplay = ({ steps }: RecordedReplay) => {
  const [place, setPlace] = useState<Place>({ index: 0, phase: 'waiting', run: 0, skips: 0 });
  const { index, phase, run } = place;
  const last = steps.length - 1;
  const change = (part: Partial<Place>) => {
    setPlace((before) => ({ ...before, ...part }));
  };

  useEffect(() => {
    const next: Partial<Place> | undefined =
      phase === 'waiting'
        ? { phase: 'showing' }
        : phase === 'idle' && index < last
          ? { index: index + 1, phase: 'showing' }
          : undefined;
    if (next === undefined) return undefined;
    const go = () => {
      setPlace((before) => ({ ...before, ...next }));
    };
    const timer = setTimeout(go, phase === 'waiting' ? upToSpeedMs : betweenMs);
    return () => {
      clearTimeout(timer);
    };
  }, [phase, index, last]);

  return {
    ...place,
    step: steps[index] ?? steps[0],
    over: phase === 'idle' && index === last,
    again: () => {
      setPlace({ index: 0, phase: 'waiting', run: run + 1, skips: 0 });
    },
    toEnd: () => {
      change({ index: last, phase: 'showing', skips: place.skips + 1 });
    },
    shown: () => {
      change({ phase: 'idle' });
    },
  };
};
