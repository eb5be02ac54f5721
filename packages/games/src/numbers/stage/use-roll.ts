/** Plays back a roll: the marker runs while the number counts, then the result stays. */
import { useEffect, useRef, useState } from 'react';
import { animate, reducedMs } from '../../stage/motion.ts';
import { soundEnd } from '../../stage/game-view.ts';
import type { NumberGame, NumberProps } from './number-game.ts';

/** How a number counts that does not go straight from the last one to the next. */
export interface Count {
  readonly start: number;
  readonly between: (start: number, end: number, progress: number) => number;
}

const straight: Count['between'] = (start, end, progress) => start + (end - start) * progress;

export interface Roll {
  /** What the big number shows, in hundredths; `undefined` before the first roll. */
  readonly number: number | undefined;
  /** Where the marker runs to. */
  readonly marker: number | undefined;
  readonly rolling: boolean;
}

export const useRoll = <P>(
  props: NumberProps<P>,
  { markerMs, countMs }: NumberGame<P>['timings'],
  way?: Count,
): Roll => {
  const { phase, round, skips, mayHurry } = props;
  const latest = useRef(props);
  latest.current = props;
  const finish = useRef<() => void>(undefined);
  const [roll, setRoll] = useState<Roll>({ number: round?.view.result, marker: round?.view.result, rolling: false });
  const from = useRef(roll.number ?? 0);

  useEffect(() => {
    if (phase !== 'showing' || round === undefined) return undefined;
    const { reducedMotion, play } = latest.current;
    const { result } = round.view;
    const start = way?.start ?? from.current;
    const between = way?.between ?? straight;
    let live = true;
    setRoll({ number: start, marker: result, rolling: true });
    const count = animate(reducedMotion ? 0 : countMs, (progress) => {
      if (!live) return;
      play('count');
      setRoll({ number: Math.round(between(start, result, progress)), marker: result, rolling: true });
    });
    const land = () => {
      if (!live) return;
      live = false;
      clearTimeout(timer);
      count();
      from.current = result;
      setRoll({ number: result, marker: result, rolling: false });
      soundEnd(latest.current);
      latest.current.onShown();
    };
    const timer = setTimeout(land, reducedMotion ? reducedMs : markerMs);
    finish.current = land;
    return () => {
      live = false;
      clearTimeout(timer);
      count();
    };
  }, [phase, round, markerMs, countMs, way]);

  useEffect(() => {
    if (skips > 0 && mayHurry) finish.current?.();
  }, [skips, mayHurry]);

  return roll;
};
