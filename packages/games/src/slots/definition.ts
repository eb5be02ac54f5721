/** A lines slot as data: everything that decides a payout, and what is declared of it. Checked when it is loaded. */

import type { Declared } from './declared.ts';
import type { LinkedDefinition } from './jackpots/linked-slot.ts';

/** Pays for 0 … 5 of a kind, in line bets (`linePays`) or total bets (`scatterPays`). */
export type PayRow = readonly number[];

export interface LinesDefinition {
  readonly game: string;
  readonly version: string;
  readonly stream: 'PF-1';
  /** How a spin consumes the stream. */
  readonly draw: 'stop of each reel, left to right = below(length of its strip); the window shows stop, stop + 1, …';
  readonly grid: { readonly reels: number; readonly rows: number };
  readonly symbols: readonly string[];
  /** Substitutes every symbol except the scatter; pays itself if that is more. */
  readonly wild: string;
  /** What wilds do in paid and free spins: `expand` covers the whole reel that shows one. Scatters below still count. */
  readonly wilds?: 'expand';
  /** Pays anywhere, opens the free spins; a slot without free spins has none. */
  readonly scatter?: string;
  /** The row of each reel that a line crosses, from the top. The stake is shared equally by all lines. */
  readonly lines: readonly (readonly number[])[];
  /** `both`: lines also pay from the right. One that goes over all reels pays once, the better way round. */
  readonly direction?: 'both';
  readonly linePays: Readonly<Record<string, PayRow>>;
  readonly scatterPays: PayRow;
  readonly freeSpins: {
    /** By the number of scatters in view; the same within free spins. */
    readonly awards: PayRow;
    /** Of everything that a free spin pays. */
    readonly multiplier: number;
    /** Of free spins alone. */
    readonly strips?: readonly string[];
    /** `stick`: a wild that lands in a free spin stays in its place until they end. */
    readonly wilds?: 'stick';
  };
  /** One text per reel, symbols from the top, separated by spaces; for free spins too, unless they have their own. */
  readonly strips: readonly string[];
  /** In total bets: a round ends where it is reached. */
  readonly maxWin: number;
  /** Of a slot whose rounds win levels of a linked progressive too. */
  readonly linked?: LinkedDefinition;
  readonly declared: Declared;
}

const symbolsOf = (strip = ''): readonly string[] => strip.split(' ');

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;
const rises = (row: PayRow): boolean => row.every((pay, index) => isCount(pay) && pay >= (row[index - 1] ?? 0));

/** What is wrong with it, in words; empty when nothing is. Does not check the declared figures. */
export const faultsOf = (definition: LinesDefinition): readonly string[] => {
  const { grid, symbols, wild, scatter, lines, linePays, scatterPays, freeSpins, strips } = definition;
  const faults: string[] = [];
  const require = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  require(new Set(symbols).size === symbols.length, 'a symbol is named twice');
  require(symbols.includes(wild) &&
    (scatter === undefined || symbols.includes(scatter)) &&
    wild !== scatter, 'wild and scatter are two symbols');
  require(lines.length > 0, 'there is no line');
  for (const [index, line] of lines.entries())
    require(line.length === grid.reels &&
      line.every((row) => isCount(row) && row < grid.rows), `line ${index + 1} leaves the grid`);
  require(new Set(lines.map((line) => line.join())).size === lines.length, 'two lines are the same');
  for (const symbol of symbols) {
    const row = linePays[symbol];
    if (symbol === scatter) require(row === undefined, 'the scatter pays on lines');
    else require(row?.length === grid.reels + 1 && rises(row) && row[0] === 0, `the pays of ${symbol} do not rise`);
  }
  require(Object.keys(linePays).every((symbol) => symbols.includes(symbol)), 'a pay has no symbol');
  for (const [name, row] of [
    ['scatter pays', scatterPays],
    ['awards', freeSpins.awards],
  ] as const)
    require(row.length === grid.reels + 1 && rises(row), `the ${name} do not rise`);
  require(isCount(freeSpins.multiplier) && freeSpins.multiplier > 0, 'free spins multiply by nothing');
  require(new Set(freeSpins.awards.filter(Boolean)).size <= 1, 'free spins are opened in more than one number');
  require(freeSpins.awards.every(
    (award, count) => award === 0 || (scatterPays[count] ?? 0) > 0,
  ), 'free spins open without a pay');
  for (const set of freeSpins.strips === undefined ? [strips] : [strips, freeSpins.strips]) {
    require(set.length === grid.reels, 'a reel has no strip');
    for (const reel of set.keys()) faults.push(...stripFaults(definition, reel, set));
  }
  faults.push(...wildFaults(definition), ...featureFaults(definition));
  require(isCount(definition.maxWin) && definition.maxWin > 0, 'the highest win is no count');
  return faults;
};

/** One more wild never makes a line worth less: where a line can be all wilds, it pays as much as one of any symbol. */
const wildFaults = ({ linePays, wild, strips, freeSpins }: LinesDefinition): string[] => {
  const isOnAll = [strips, freeSpins.strips ?? []].some(
    (set) => set.length > 0 && set.every((strip) => symbolsOf(strip).includes(wild)),
  );
  const ofWilds = linePays[wild]?.at(-1) ?? 0;
  return Object.entries(linePays)
    .filter(([, row]) => isOnAll && (row.at(-1) ?? 0) > ofWilds)
    .map(([symbol]) => `a line of wilds pays less than one of ${symbol}`);
};

/** What the calculators cannot work out. */
const featureFaults = ({ grid, linePays, direction, wild, scatter, strips, freeSpins }: LinesDefinition): string[] => {
  const faults: string[] = [];
  const middle = (grid.reels + 1) / 2;
  const short = Object.values(linePays).some((row) => row.some((pay, count) => pay > 0 && count < middle));
  if (direction === 'both' && (!Number.isInteger(middle) || short))
    faults.push('a line of both directions pays without the middle reel');
  if (scatter === undefined && freeSpins.awards.some(Boolean)) faults.push('free spins open without a scatter');
  if (freeSpins.wilds !== 'stick') return faults;
  // A bit for each cell.
  if (grid.reels * grid.rows > 30) faults.push('there are too many cells for wilds that stick');
  const free = (freeSpins.strips ?? strips).map(symbolsOf);
  if (free.some((strip) => scatter !== undefined && strip.includes(scatter)))
    faults.push('free spins whose wilds stick open further ones');
  if (!free.some((strip) => strip.includes(wild))) faults.push('there is no wild to stick');
  return faults;
};

const stripFaults = (definition: LinesDefinition, reel: number, strips: readonly string[]): string[] => {
  const strip = symbolsOf(strips[reel]);
  const faults = strip
    .filter((symbol) => !definition.symbols.includes(symbol))
    .map((symbol) => `reel ${reel + 1} shows ${symbol}, which is no symbol`);
  if (strip.length < definition.grid.rows) faults.push(`reel ${reel + 1} is shorter than the window`);
  const scatters = strip.flatMap((symbol, place) => (symbol === definition.scatter ? [place] : []));
  const close = scatters.some((place, index) => {
    const next = scatters[index + 1] ?? (scatters[0] ?? 0) + strip.length;
    return next - place < definition.grid.rows;
  });
  if (close) faults.push(`reel ${reel + 1} can show two scatters`);
  return faults;
};
