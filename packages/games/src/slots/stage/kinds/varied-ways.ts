/** A slot with ways on reels of changing height, on the stage. */
import { tallest, variedWaysSlot, type VariedWaysDefinition } from '../../cascades/varied-ways.ts';
import { cascadesKind } from './cascades.ts';
import type { SlotKind } from './kind.ts';

interface VariedWays {
  readonly definition: VariedWaysDefinition;
  readonly texts: {
    /** So many ways of one symbol, written as a number. */
    readonly ways: (ways: string, isOne: boolean) => string;
    readonly symbols: (count: number) => string;
  };
  /** What players call each symbol. */
  readonly names: Readonly<Record<string, string>>;
}

export const waysText = (ways: number): string => ways.toLocaleString(document.documentElement.lang);

export const variedWaysKind = ({ definition, texts, names }: VariedWays): SlotKind =>
  cascadesKind({
    grid: {
      ...{ reels: definition.heights.weights.length, rows: tallest(definition), aside: true },
      least: definition.heights.least,
    },
    symbols: definition.symbols,
    scatter: definition.freeSpins?.scatter,
    isOrb: () => false,
    slot: () => variedWaysSlot(definition),
    rules: { unit: definition.unit, maxWin: definition.maxWin },
    multipliers: definition.multipliers,
    said: ({ symbol, size }) => ({ title: names[symbol] ?? symbol, text: texts.ways(waysText(size), size === 1) }),
    together: texts.symbols,
  });
