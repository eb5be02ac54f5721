/** A slot with ways on the stage: a win lights its symbol on every reel it goes over, and strands of light join what is next to each other. */
import { givenDraws, type DrawnState } from '../../given-draws.ts';
import {
  compileWays,
  playWays,
  type CompiledWays,
  type WaysDefinition,
  type WaysEvent,
  type WaysWin,
} from '../../ways/rules.ts';
import type { Cell, LightPath } from '../effects/win-lights.ts';
import { parsedStrips, rowsWhere, symbolIn, type ShownWin, type SlotKind, type ReelStops } from './kind.ts';

/** How a symbol that pays is said. */
export interface WaysTexts {
  /** A symbol on so many reels, on so many ways. */
  readonly ways: (reels: number, ways: number) => string;
  readonly symbols: (count: number) => string;
}

interface WaysSlot {
  readonly definition: WaysDefinition;
  readonly texts: WaysTexts;
  /** What players call each symbol. */
  readonly names: Readonly<Record<string, string>>;
}

/** Every cell of a reel with every one of the next. */
const strandsOf = (columns: readonly (readonly Cell[])[]): LightPath[] =>
  columns
    .slice(1)
    .flatMap((column, before) =>
      (columns[before] ?? []).flatMap((from) => column.map((to) => ({ cells: [from, to], strand: true }))),
    );

export const waysKind = ({ definition, texts, names }: WaysSlot): SlotKind => {
  const { grid, unit, maxWin, scatter, wilds, strips, freeSpins } = definition;
  const paid = parsedStrips(strips);
  const free = freeSpins.strips === undefined ? paid : parsedStrips(freeSpins.strips);
  const turned = (own: boolean) => (own ? free : paid);
  const shownWin = (standing: ReelStops, win: WaysWin): ShownWin => {
    const pays = (cell: Cell): boolean => {
      const shown = symbolIn(turned(standing.free), standing.stops, cell);
      return shown === win.symbol || wilds[shown] !== undefined;
    };
    const columns = Array.from({ length: win.reels }, (_, reel) =>
      rowsWhere({ grid }, reel, pays).map((row): Cell => [reel, row]),
    );
    return {
      cells: columns.flat(),
      paths: strandsOf(columns),
      pays: win.pays,
      said: { title: names[win.symbol] ?? win.symbol, text: texts.ways(win.reels, win.ways) },
    };
  };
  let compiled: CompiledWays | undefined;
  return {
    ...{ grid, unit, maxWin, scatter, coveringWild: undefined, keepsWilds: false, multiplier: freeSpins.multiplier },
    strips: turned,
    spinsOf: ({ events, view }) => {
      const spun =
        events.length > 0
          ? (events as readonly WaysEvent[])
          : playWays((compiled ??= compileWays(definition)), givenDraws(view as DrawnState));
      return spun.map((event) => ({ ...event, wins: event.wins.map((win) => shownWin(event, win)) }));
    },
    together: texts.symbols,
  };
};
