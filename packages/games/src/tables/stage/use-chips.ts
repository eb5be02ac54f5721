/** What a player does with chips: place, take back, clear, repeat, double. The chips themselves are the bet's parameters. */
import { useRef, useState } from 'react';
import type { SceneProps } from '../../stage/game-view.ts';
import { mostUnits, unitsOn, type Chips } from '../chips.ts';
import type { TableSound } from './sounds.ts';

export const rackOf = [1, 5, 10, 25, 100, 500] as const;

interface ChipParams {
  readonly chips: Chips;
}

type Props<P extends ChipParams, V, S extends string> = SceneProps<P, V, S | TableSound>;

const isSame = (one: Chips, other: Chips): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([spot, units]) => other[spot] === units);

export interface ChipTable {
  readonly chips: Chips;
  readonly locked: boolean;
  /** Units that a press places. */
  readonly each: number;
  readonly choose: (units: number) => void;
  /** So many times what was chosen, on each of these spots. */
  readonly place: (spots: readonly (readonly [spot: string, times: number])[]) => void;
  /** All chips at once, in place of those that lie there. */
  readonly put: (chips: Chips) => void;
  readonly take: (spot: string) => void;
  /** Undefined where there is nothing to do. */
  readonly tools: Readonly<Record<'undo' | 'clear' | 'repeat' | 'double', (() => void) | undefined>>;
}

/** `turn`: where chips are placed more than once in a round, another one for each time; nothing of the last is taken back. */
export const useChips = <P extends ChipParams, V, S extends string>(props: Props<P, V, S>, turn = ''): ChipTable => {
  const { params, onParams, locked: waiting, phase, history, play } = props;
  const [each, setEach] = useState(1);
  const earlier = useRef<Chips[]>([]);
  const turnOfEarlier = useRef(turn);
  if (turnOfEarlier.current !== turn) [turnOfEarlier.current, earlier.current] = [turn, []];
  const { chips } = params;
  const locked = waiting || phase !== 'idle';
  const change = (next: Chips) => {
    if (locked || unitsOn(next) > mostUnits) return;
    earlier.current.push(chips);
    play('chip');
    onParams({ ...params, chips: next });
  };
  const last = history[0]?.params.chips;
  const total = unitsOn(chips);
  const undo = () => {
    const before = earlier.current.pop();
    if (before === undefined || locked) return;
    play('chip');
    onParams({ ...params, chips: before });
  };
  return {
    ...{ chips, locked, each },
    choose: (units) => {
      play('tick');
      setEach(units);
    },
    put: change,
    place: (spots) => {
      const next: Record<string, number> = { ...chips };
      for (const [spot, times] of spots) next[spot] = (next[spot] ?? 0) + each * times;
      change(next);
    },
    take: (spot) => {
      if (chips[spot] !== undefined) change(Object.fromEntries(Object.entries(chips).filter(([one]) => one !== spot)));
    },
    tools: {
      undo: locked || earlier.current.length === 0 ? undefined : undo,
      clear: locked || total === 0 ? undefined : () => change({}),
      repeat: locked || last === undefined || isSame(last, chips) ? undefined : () => change(last),
      double:
        locked || total === 0 || total * 2 > mostUnits
          ? undefined
          : () => change(Object.fromEntries(Object.entries(chips).map(([spot, units]) => [spot, units * 2]))),
    },
  };
};
