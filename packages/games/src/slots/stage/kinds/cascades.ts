/** A slot whose wins make room, on the stage: each grid of a spin with what wins on it. Clusters, ways and symbols anywhere differ in words. */
import { playCascades, type CascadeEvent, type CascadeSlot, type CascadeWin } from '../../cascades/cascade.ts';
import { givenDraws, type DrawnState } from '../../given-draws.ts';
import type { Cell } from '../effects/win-lights.ts';
import type { Grid } from '../layout.ts';
import type { ShownDrop, ShownSpin, ShownWin, SlotKind } from './kind.ts';

interface CascadesSlot {
  /** Columns, and rows of the tallest one. */
  readonly grid: Grid;
  readonly symbols: readonly string[];
  readonly scatter: string | undefined;
  readonly isOrb: (symbol: string) => boolean;
  /** What each orb multiplies by; free spins keep their sum. */
  readonly orbs?: Readonly<Record<string, number>>;
  /** Put off until a round is shown without its events. */
  readonly slot: () => CascadeSlot;
  readonly rules: Pick<SlotKind, 'unit' | 'maxWin'>;
  readonly multipliers: readonly number[];
  readonly said: (win: CascadeWin) => ShownWin['said'];
  readonly together: (count: number) => string;
}

/** Spins from the events of a round: the grids of each, and how it ended. */
const shownSpins = (
  { grid, symbols, multipliers, said }: CascadesSlot,
  events: readonly CascadeEvent[],
): ShownSpin[] => {
  const spins: ShownSpin[] = [];
  let drops: ShownDrop[] = [];
  let kept = 0;
  const shownWin = (win: CascadeWin): ShownWin => ({
    cells: win.cells.map((cell): Cell => [Math.floor(cell / grid.rows), cell % grid.rows]),
    paths: [],
    pays: win.pays,
    said: said(win),
  });
  for (const event of events) {
    if (event.type === 'dropped') {
      const columns = event.columns.map((cells) => cells.map((symbol) => symbols[symbol] ?? ''));
      const step = Math.max(0, multipliers.indexOf(event.multiplier));
      drops.push({
        ...{ columns, step, multiplier: event.multiplier, pays: event.pays },
        wins: event.wins.map(shownWin),
      });
      continue;
    }
    const columns = drops.at(-1)?.columns ?? [];
    const { free, orbs, scatters, scatterPays, pays, opened, left, total } = event;
    spins.push({
      ...{ stops: columns.map(() => 0), columns, free, orbs, scatters, scatterPays, pays, opened, left, total, drops },
      ...{ wins: drops.flatMap(({ wins }) => wins), multiplier: 1 },
      ...(free ? { orbsBefore: kept } : {}),
    });
    if (free && orbs > 1) kept = orbs;
    drops = [];
  }
  return spins;
};

export const cascadesKind = (slot: CascadesSlot): SlotKind => {
  let rules: CascadeSlot | undefined;
  const { grid, scatter, isOrb, orbs, multipliers, together } = slot;
  return {
    ...{ grid, ...slot.rules, scatter, coveringWild: undefined, keepsWilds: false, multiplier: 1, together },
    cascade: { multipliers, isOrb, ...(orbs === undefined ? {} : { orbs }) },
    strips: () => [],
    spinsOf: ({ events, view }) =>
      shownSpins(
        slot,
        events.length > 0
          ? (events as readonly CascadeEvent[])
          : playCascades((rules ??= slot.slot()), givenDraws(view as DrawnState)),
      ),
  };
};
