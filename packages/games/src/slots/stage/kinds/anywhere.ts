/** A slot whose symbols pay anywhere, and whose orbs multiply whole spins, on the stage. */
import { anywhereSlot, type AnywhereDefinition } from '../../cascades/anywhere.ts';
import { cascadesKind } from './cascades.ts';
import type { SlotKind } from './kind.ts';

interface AnywhereOnStage {
  readonly definition: AnywhereDefinition;
  readonly texts: {
    /** So many of one symbol. */
    readonly ofAKind: (size: number) => string;
    readonly wins: (count: number) => string;
  };
  /** What players call each symbol. */
  readonly names: Readonly<Record<string, string>>;
}

export const anywhereKind = ({ definition, texts, names }: AnywhereOnStage): SlotKind => {
  const { grid, symbols, orbs, freeSpins, unit, maxWin, multipliers } = definition;
  return cascadesKind({
    grid: { reels: grid.columns, rows: grid.rows, aside: true },
    symbols,
    scatter: freeSpins?.scatter,
    isOrb: (symbol) => orbs[symbol] !== undefined,
    orbs,
    slot: () => anywhereSlot(definition),
    rules: { unit, maxWin },
    multipliers,
    said: ({ symbol, size }) => ({ title: texts.ofAKind(size), text: names[symbol] ?? symbol }),
    together: texts.wins,
  });
};
