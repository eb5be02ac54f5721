/** Evaluates a window. Symbols are numbers here, because a hundred thousand windows are evaluated. */
import type { LinesDefinition } from './definition.ts';

export interface LineWin {
  /** From 0. */
  readonly line: number;
  readonly symbol: string;
  /** Reels from the left, or from the right. */
  readonly count: number;
  /** In line bets, before any multiplier. */
  readonly pays: number;
  readonly from?: 'right';
}

/** What one spin is evaluated with: free spins may turn strips of their own. */
export interface Reels {
  readonly definition: LinesDefinition;
  readonly reels: number;
  readonly rows: number;
  /** Number of line bets in a stake. */
  readonly lineCount: number;
  readonly wild: number;
  readonly scatter: number;
  readonly strips: readonly Uint8Array[];
  readonly lengths: readonly number[];
  /** `covered[reel][stop · rows + row]`: what lines read there, which is not the strip where wilds expand. */
  readonly covered: readonly Uint8Array[];
  /** `pays[symbol][count]`, in line bets; empty for the scatter. */
  readonly pays: readonly (readonly number[])[];
  /** By count, in line bets. */
  readonly scatterPays: readonly number[];
  readonly awards: readonly number[];
}

export interface Compiled extends Reels {
  /** The same reels, unless free spins have their own. */
  readonly free: Reels;
}

const coveredBy = (strip: Uint8Array, rows: number, expanding: number | undefined): Uint8Array =>
  Uint8Array.from({ length: strip.length * rows }, (_, place) => {
    const [stop, row] = [Math.floor(place / rows), place % rows];
    const at = (offset: number) => strip[(stop + offset) % strip.length] as number;
    const expands = Array.from({ length: rows }, (__, offset) => at(offset)).some((symbol) => symbol === expanding);
    return expands && expanding !== undefined ? expanding : at(row);
  });

const reelsOf = (definition: LinesDefinition, texts: readonly string[]): Reels => {
  const { grid, symbols, linePays } = definition;
  const strips = texts.map((text) => Uint8Array.from(text.split(' '), (symbol) => symbols.indexOf(symbol)));
  const wild = symbols.indexOf(definition.wild);
  return {
    definition,
    reels: grid.reels,
    rows: grid.rows,
    lineCount: definition.lines.length,
    wild,
    scatter: definition.scatter === undefined ? -1 : symbols.indexOf(definition.scatter),
    strips,
    lengths: strips.map(({ length }) => length),
    covered: strips.map((strip) => coveredBy(strip, grid.rows, definition.wilds === 'expand' ? wild : undefined)),
    pays: symbols.map((symbol) => linePays[symbol] ?? definition.scatterPays.map(() => 0)),
    scatterPays: definition.scatterPays.map((pay) => pay * definition.lines.length),
    awards: definition.freeSpins.awards,
  };
};

export const compile = (definition: LinesDefinition): Compiled => {
  const paid = reelsOf(definition, definition.strips);
  const { strips } = definition.freeSpins;
  return { ...paid, free: strips === undefined ? paid : reelsOf(definition, strips) };
};

/** The symbol in a row of a reel that stops at `stop`. */
export const symbolAt = ({ strips }: Reels, reel: number, stop: number, row: number): number => {
  const strip = strips[reel] as Uint8Array;
  return strip[(stop + row) % strip.length] as number;
};

/** What lines read of one reel in one row. */
export const coveredAt = ({ covered, rows }: Reels, reel: number, stop: number, row: number): number =>
  (covered[reel] as Uint8Array)[stop * rows + row] as number;

/** Everything that lines read, reel after reel, from the top. `stuck`: one bit for each cell with a wild from an earlier spin. */
const windowOf = (slot: Reels, stops: readonly number[], stuck: number): number[] => {
  const window: number[] = [];
  for (let reel = 0; reel < slot.reels; reel += 1)
    for (let row = 0; row < slot.rows; row += 1)
      window.push((stuck >> window.length) & 1 ? slot.wild : coveredAt(slot, reel, stops[reel] as number, row));
  return window;
};

/** The cells with a wild after a spin whose wilds stick: those that had one, and those where one has landed. */
export const stuckAfter = (slot: Reels, stops: readonly number[], stuck: number): number =>
  windowOf(slot, stops, stuck).reduce(
    (cells, symbol, place) => (symbol === slot.wild ? cells | (1 << place) : cells),
    0,
  );

/** The symbol of a line, its length, and its leading wilds. */
const readLine = (
  { reels, rows, wild, scatter }: Reels,
  { window, line, right }: { window: readonly number[]; line: readonly number[]; right: boolean },
) => {
  let symbol = wild;
  let [wilds, count] = [0, 0];
  for (; count < reels; count += 1) {
    const reel = right ? reels - 1 - count : count;
    const seen = window[reel * rows + (line[reel] as number)] as number;
    if (seen === scatter) break;
    if (seen !== wild) {
      if (symbol !== wild && seen !== symbol) break;
      symbol = seen;
    } else if (symbol === wild) wilds += 1;
  }
  return { symbol, count, wilds };
};

/** How often a stop shows a symbol. */
export const timesInView = (slot: Reels, symbol: number, reel: number, stop: number): number => {
  let count = 0;
  for (let row = 0; row < slot.rows; row += 1) if (symbolAt(slot, reel, stop, row) === symbol) count += 1;
  return count;
};

export const scattersInView = (slot: Reels, reel: number, stop: number): number =>
  timesInView(slot, slot.scatter, reel, stop);

export const scattersOf = (slot: Reels, stops: readonly number[]): number =>
  stops.reduce((count, stop, reel) => count + scattersInView(slot, reel, stop), 0);

/** The better of the whole line and its leading wilds. */
const winOf = (slot: Reels, window: readonly number[], line: number, right: boolean): LineWin => {
  const { pays, wild } = slot;
  const { lines, symbols } = slot.definition;
  const { symbol, count, wilds } = readLine(slot, { window, line: lines[line] as readonly number[], right });
  const asSymbol = (pays[symbol] as readonly number[])[count] as number;
  const asWild = (pays[wild] as readonly number[])[wilds] as number;
  const way = right ? ({ from: 'right' } as const) : {};
  return asWild >= asSymbol
    ? { line, symbol: symbols[wild] as string, count: wilds, pays: asWild, ...way }
    : { line, symbol: symbols[symbol] as string, count, pays: asSymbol, ...way };
};

const isWhole = (slot: Reels, window: readonly number[], line: number): boolean =>
  readLine(slot, { window, line: slot.definition.lines[line] as readonly number[], right: false }).count === slot.reels;

/** Each line pays once in each direction that pays, and one over all reels once, the better way round. */
export const lineWinsOf = (slot: Reels, stops: readonly number[], stuck = 0): LineWin[] => {
  const window = windowOf(slot, stops, stuck);
  const wins: LineWin[] = [];
  for (let line = 0; line < slot.lineCount; line += 1) {
    const left = winOf(slot, window, line, false);
    if (slot.definition.direction === 'both') {
      const right = winOf(slot, window, line, true);
      const once = isWhole(slot, window, line);
      if (left.pays > 0 && (!once || left.pays >= right.pays)) wins.push(left);
      if (right.pays > 0 && (!once || right.pays > left.pays)) wins.push(right);
    } else if (left.pays > 0) wins.push(left);
  }
  return wins;
};

/** Of all lines together, in line bets. */
export const linePayOf = (slot: Reels, stops: readonly number[], stuck = 0): number =>
  lineWinsOf(slot, stops, stuck).reduce((total, { pays }) => total + pays, 0);
