/** A lines slot as data: everything that decides a payout, and what is declared of it. Checked when it is loaded. */

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
  /** Pays anywhere, opens the free spins. */
  readonly scatter: string;
  /** The row of each reel that a line crosses, from the top. The stake is shared equally by all lines. */
  readonly lines: readonly (readonly number[])[];
  readonly linePays: Readonly<Record<string, PayRow>>;
  readonly scatterPays: PayRow;
  readonly freeSpins: {
    /** By the number of scatters in view; the same within free spins. */
    readonly awards: PayRow;
    /** Of everything that a free spin pays. */
    readonly multiplier: number;
  };
  /** One text per reel, symbols from the top, separated by spaces; the same for paid and free spins. */
  readonly strips: readonly string[];
  /** In total bets: a round ends where it is reached. */
  readonly maxWin: number;
  readonly declared: {
    /** `n/d`: the return without the limit of `maxWin`, by the closed form. */
    readonly unlimited: string;
    /** `n/d`: chance that a paid spin pays anything. */
    readonly hit: string;
    /** `n/d`: free spins that one spin opens, on average. */
    readonly opened: string;
  };
}

export const stripOf = (definition: LinesDefinition, reel: number): readonly string[] =>
  (definition.strips[reel] ?? '').split(' ');

export const stripsOf = (definition: LinesDefinition): readonly (readonly string[])[] =>
  definition.strips.map((_, reel) => stripOf(definition, reel));

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
  require(symbols.includes(wild) && symbols.includes(scatter) && wild !== scatter, 'wild and scatter are two symbols');
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
  require(strips.length === grid.reels, 'a reel has no strip');
  for (const reel of strips.keys()) faults.push(...stripFaults(definition, reel));
  require(isCount(definition.maxWin) && definition.maxWin > 0, 'the highest win is no count');
  return faults;
};

const stripFaults = (definition: LinesDefinition, reel: number): string[] => {
  const strip = stripOf(definition, reel);
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
