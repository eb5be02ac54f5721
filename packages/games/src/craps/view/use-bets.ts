/** The chips that may be placed now: those of the next round, or in an open one further ones before the next roll. */
import { useState } from 'react';
import type { SceneProps } from '../../stage/game-view.ts';
import { unitsOn, type Chips } from '../../tables/chips.ts';
import { useChips, type ChipTable } from '../../tables/stage/use-chips.ts';
import type { CrapsParams, CrapsView } from '../game.ts';
import { emptyTable } from '../versions/1-payouts.ts';
import { roomOn, stepOf, withChips, type Table } from '../versions/1-table.ts';
import type { CrapsSound } from './sounds.ts';

type Props = SceneProps<CrapsParams, CrapsView, CrapsSound>;

const together = (one: Chips, other: Chips): Chips => {
  const all: Record<string, number> = { ...one };
  for (const [spot, units] of Object.entries(other)) all[spot] = (all[spot] ?? 0) + units;
  return all;
};

interface Bets {
  /** With everything that lies on the layout; what is done changes only what is not rolled for yet. */
  readonly table: ChipTable;
  /** Of an open round, placed for the next roll. */
  readonly further: Chips;
  readonly isClosed: (spot: string) => boolean;
}

/** So many chips more on a spot, or as many of them as it has room for. */
const placed = (base: Table, chips: Chips, spot: string, wanted: number): Chips => {
  const room = roomOn(base, spot) - (base.standing[spot] ?? 0) - (chips[spot] ?? 0);
  const step = stepOf(spot);
  const units = Math.min(wanted * step, Math.floor(room / step) * step);
  return units > 0 ? together(chips, { [spot]: units }) : chips;
};

export const useBets = (props: Props): Bets => {
  const { round, params } = props;
  const open = round?.open === true ? round : undefined;
  const turn = open === undefined ? '' : `${open.id} ${open.view.throws.length}`;
  const [pending, setPending] = useState<{ readonly turn: string; readonly chips: Chips }>({ turn: '', chips: {} });
  const further = open !== undefined && pending.turn === turn ? pending.chips : {};
  const base: Table = open?.view ?? emptyTable;
  const given: Props =
    open === undefined
      ? props
      : {
          ...{ ...props, params: { chips: further }, history: [] },
          onParams: ({ chips }) => {
            setPending({ turn, chips });
          },
        };
  const table = useChips(given, turn);
  const { chips } = table;
  const most = open?.view.further ?? Infinity;
  const fits = (next: Chips): boolean => unitsOn(next) <= most && withChips(base, next) !== undefined;
  const doubled = Object.fromEntries(Object.entries(chips).map(([spot, units]) => [spot, units * 2]));
  return {
    table: {
      ...table,
      chips: open === undefined ? params.chips : together(open.view.standing, further),
      place: (spots) => {
        let next = chips;
        for (const [spot, times] of spots) next = placed(base, next, spot, table.each * times);
        if (next !== chips && fits(next)) table.put(next);
      },
      tools: { ...table.tools, double: fits(doubled) ? table.tools.double : undefined },
    },
    further,
    isClosed: (spot) => most === 0 || roomOn(base, spot) - (base.standing[spot] ?? 0) <= 0,
  };
};
