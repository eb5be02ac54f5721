/** Tells one roll: the marker runs, the number counts on most of its way, then the result stands. */
import { useEffect, useRef, useState } from 'react';
import { animate, reducedMs } from '../../stage/motion.ts';
import { isWin, type SceneProps } from '../../stage/game-view.ts';
import type { DiceParams, DiceView } from '../game.ts';

const [markerMs, countMs] = [420, 300];
/** From this multiple on a win is a big one. */
const bigWinE4 = 500_000n;

export interface Roll {
  /** What the big number shows, in hundredths; `undefined` before the first roll. */
  readonly number: number | undefined;
  /** Where the marker runs to. */
  readonly marker: number | undefined;
  readonly rolling: boolean;
}

type Props = SceneProps<DiceParams, DiceView>;

const soundOf = (props: Props): void => {
  const { round, play } = props;
  if (round === undefined) return;
  if (!isWin(round)) play('lose');
  else play(round.multiplierE4 >= bigWinE4 ? 'bigWin' : 'smallWin');
};

export const useRoll = (props: Props): Roll => {
  const { phase, round, skips } = props;
  const latest = useRef(props);
  latest.current = props;
  const finish = useRef<() => void>(undefined);
  const [roll, setRoll] = useState<Roll>({ number: round?.view.result, marker: round?.view.result, rolling: false });
  const from = useRef(roll.number ?? 0);

  useEffect(() => {
    if (phase !== 'showing' || round === undefined) return undefined;
    const { reducedMotion, play } = latest.current;
    const { result } = round.view;
    const start = from.current;
    let live = true;
    setRoll({ number: start, marker: result, rolling: true });
    const count = animate(reducedMotion ? 0 : countMs, (progress) => {
      if (!live) return;
      play('count');
      setRoll({ number: Math.round(start + (result - start) * progress), marker: result, rolling: true });
    });
    const land = () => {
      if (!live) return;
      live = false;
      clearTimeout(timer);
      count();
      from.current = result;
      setRoll({ number: result, marker: result, rolling: false });
      soundOf(latest.current);
      latest.current.onShown();
    };
    const timer = setTimeout(land, reducedMotion ? reducedMs : markerMs);
    finish.current = land;
    return () => {
      live = false;
      clearTimeout(timer);
      count();
    };
  }, [phase, round]);

  useEffect(() => {
    if (skips > 0) finish.current?.();
  }, [skips]);

  return roll;
};
