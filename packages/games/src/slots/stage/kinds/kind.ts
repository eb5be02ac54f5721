/** What the stage reads of a slot, whatever its engine: where its reels stopped, what won there, and in which cells. */
import type { ShownRound } from '../../../stage/game-view.ts';
import type { Cell, LightPath } from '../effects/win-lights.ts';
import type { Grid } from '../layout.ts';

export type Strips = readonly (readonly string[])[];

export interface ShownWin {
  readonly cells: readonly Cell[];
  /** Drawn in light under them. */
  readonly paths: readonly LightPath[];
  /** In parts of a stake, before the multiplier of the spin. */
  readonly pays: number;
  /** Beside the plate. */
  readonly said: { readonly title: string; readonly text: string };
}

/** Of a slot with respins. Amounts in parts of a stake. */
export interface ShownCoin {
  readonly cell: Cell;
  readonly pays: number;
  /** Of a prize that has a name. */
  readonly name: string | undefined;
}

/** A level of free spins that collect. */
export interface ShownLevel {
  /** Notes in all that reach it. */
  readonly needs: number;
  readonly multiplier: number;
}

/** What a free spin adds to what was collected. */
export interface Collected {
  /** Where its notes lie. */
  readonly cells: readonly Cell[];
  readonly before: number;
  readonly notes: number;
  readonly levelBefore: number;
  readonly level: number;
}

/** One grid of a spin whose wins make room. */
export interface ShownDrop {
  /** Symbols of each column, from the top. */
  readonly columns: readonly (readonly string[])[];
  readonly wins: readonly ShownWin[];
  /** What these wins are multiplied by, and its place among the multipliers. */
  readonly multiplier: number;
  readonly step: number;
  /** In parts of a stake, multiplied. */
  readonly pays: number;
}

/** Where reels stand. */
export interface ReelStops {
  readonly stops: readonly number[];
  /** Free spins may turn strips of their own. */
  readonly free: boolean;
  /** Everything that the cells hold, with what it is worth. */
  readonly coins?: readonly ShownCoin[];
  /** Of a respin: the coins that it brought. */
  readonly landed?: readonly ShownCoin[];
  /** Cells whose wild stays in its place from now on, those of earlier spins included. */
  readonly stuck?: readonly Cell[];
  /** Of a free spin that collects. */
  readonly collected?: Collected;
  /** Of a slot without strips: what stands there, by columns, each from the top. */
  readonly columns?: ShownDrop['columns'];
}

/** One spin. Amounts in parts of a stake, after the multiplier and the highest win. */
export interface ShownSpin extends ReelStops {
  /** Cells whose wild has stayed from earlier spins: it stands while the reels turn behind it. */
  readonly held?: readonly Cell[];
  readonly wins: readonly ShownWin[];
  readonly scatters: number;
  readonly scatterPays: number;
  readonly multiplier: number;
  readonly pays: number;
  /** Free spins that this one opens. */
  readonly opened: number;
  /** Free spins still to come. */
  readonly left: number;
  /** Everything so far. */
  readonly total: number;
  /** Of a slot whose wins make room: its grids, one after the other, and what orbs multiply them by together. */
  readonly drops?: readonly ShownDrop[];
  readonly orbs?: number;
  /** Of a free spin: what the orbs of those before it add up to, where they are kept. */
  readonly orbsBefore?: number;
}

export interface SlotKind {
  readonly grid: Grid;
  /** Parts of a stake that pays are counted in. */
  readonly unit: number;
  /** In stakes. */
  readonly maxWin: number;
  readonly scatter: string | undefined;
  /** With so many scatters in view, the reels still turning run on slowly: two, if it says nothing else. */
  readonly hopeful?: number;
  /** Covers the whole reel on which it lands. */
  readonly coveringWild: string | undefined;
  /** Wilds of free spins stay in their cells until the last one. */
  readonly keepsWilds: boolean;
  /** Of free spins that collect: the first one is where they begin. */
  readonly levels?: readonly ShownLevel[];
  /** Of everything that a free spin pays. */
  readonly multiplier: number;
  /** Of a slot whose wins make room: what they are multiplied by, one after the other. */
  readonly cascade?: {
    readonly multipliers: readonly number[];
    readonly isOrb: (symbol: string) => boolean;
    /** What each orb multiplies by, of a slot that has any. */
    readonly orbs?: Readonly<Record<string, number>>;
  };
  readonly strips: (free: boolean) => Strips;
  /** From the events of a round; one that is shown again has none, and is played from what it stores. */
  readonly spinsOf: (round: Pick<ShownRound, 'events' | 'view'>) => readonly ShownSpin[];
  /** Several wins of one spin in a few words. */
  readonly together: (count: number) => string;
}

/** How many ways these columns have, of a slot whose reels change their height. */
export const waysOn = ({ grid }: Pick<SlotKind, 'grid'>, columns: ShownDrop['columns'] = []): number | undefined =>
  grid.least === undefined || columns.length === 0 ? undefined : columns.reduce((ways, { length }) => ways * length, 1);

export const parsedStrips = (strips: readonly string[]): Strips => strips.map((strip) => strip.split(' '));

export const symbolIn = (strips: Strips, stops: readonly number[], [reel, row]: Cell): string => {
  const strip = strips[reel] ?? [];
  return strip[((stops[reel] ?? 0) + row) % strip.length] ?? '';
};

/** The rows of a reel, from the top, that show such a symbol. */
export const rowsWhere = (
  { grid }: Pick<SlotKind, 'grid'>,
  reel: number,
  is: (cell: Cell) => boolean,
): readonly number[] => Array.from({ length: grid.rows }, (_, row) => row).filter((row) => is([reel, row]));
