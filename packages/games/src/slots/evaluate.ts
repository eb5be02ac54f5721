/** Evaluates a window. Symbols are numbers here, because a hundred thousand windows are evaluated. */
import { stripOf, type LinesDefinition } from './definition.ts';

export interface LineWin {
  /** From 0. */
  readonly line: number;
  readonly symbol: string;
  /** Reels from the left. */
  readonly count: number;
  /** In line bets, before any multiplier. */
  readonly pays: number;
}

export interface Compiled {
  readonly definition: LinesDefinition;
  readonly reels: number;
  readonly rows: number;
  /** Number of line bets in a stake. */
  readonly lineCount: number;
  readonly wild: number;
  readonly scatter: number;
  readonly strips: readonly Uint8Array[];
  readonly lengths: readonly number[];
  /** `pays[symbol][count]`, in line bets; empty for the scatter. */
  readonly pays: readonly (readonly number[])[];
  /** By count, in line bets. */
  readonly scatterPays: readonly number[];
  readonly awards: readonly number[];
}

export const compile = (definition: LinesDefinition): Compiled => {
  const { grid, symbols, linePays } = definition;
  const strips = definition.strips.map((_, reel) =>
    Uint8Array.from(stripOf(definition, reel), (symbol) => symbols.indexOf(symbol)),
  );
  return {
    definition,
    reels: grid.reels,
    rows: grid.rows,
    lineCount: definition.lines.length,
    wild: symbols.indexOf(definition.wild),
    scatter: symbols.indexOf(definition.scatter),
    strips,
    lengths: strips.map(({ length }) => length),
    pays: symbols.map((symbol) => linePays[symbol] ?? definition.scatterPays.map(() => 0)),
    scatterPays: definition.scatterPays.map((pay) => pay * definition.lines.length),
    awards: definition.freeSpins.awards,
  };
};

/** The symbol in a row of a reel that stops at `stop`. */
export const symbolAt = ({ strips }: Compiled, reel: number, stop: number, row: number): number => {
  const strip = strips[reel] as Uint8Array;
  return strip[(stop + row) % strip.length] as number;
};

/** Every symbol in view, reel after reel, from the top. */
const windowOf = (slot: Compiled, stops: readonly number[]): number[] => {
  const window: number[] = [];
  for (let reel = 0; reel < slot.reels; reel += 1)
    for (let row = 0; row < slot.rows; row += 1) window.push(symbolAt(slot, reel, stops[reel] as number, row));
  return window;
};

/** The symbol of a line, its length, and its leading wilds. */
const readLine = ({ reels, rows, wild, scatter }: Compiled, window: readonly number[], line: readonly number[]) => {
  let symbol = wild;
  let [wilds, count] = [0, 0];
  for (; count < reels; count += 1) {
    const seen = window[count * rows + (line[count] as number)] as number;
    if (seen === scatter) break;
    if (seen !== wild) {
      if (symbol !== wild && seen !== symbol) break;
      symbol = seen;
    } else if (symbol === wild) wilds += 1;
  }
  return { symbol, count, wilds };
};

export const scattersOf = (slot: Compiled, stops: readonly number[]): number => {
  let count = 0;
  for (const symbol of windowOf(slot, stops)) if (symbol === slot.scatter) count += 1;
  return count;
};

/** Each line pays the better of the whole line and its leading wilds, once. */
export const lineWinsOf = (slot: Compiled, stops: readonly number[]): LineWin[] => {
  const { pays, wild } = slot;
  const { lines, symbols } = slot.definition;
  const window = windowOf(slot, stops);
  const wins: LineWin[] = [];
  for (let line = 0; line < lines.length; line += 1) {
    const { symbol, count, wilds } = readLine(slot, window, lines[line] as readonly number[]);
    const asSymbol = (pays[symbol] as readonly number[])[count] as number;
    const asWild = (pays[wild] as readonly number[])[wilds] as number;
    if (asWild === 0 && asSymbol === 0) continue;
    if (asWild >= asSymbol) wins.push({ line, symbol: symbols[wild] as string, count: wilds, pays: asWild });
    else wins.push({ line, symbol: symbols[symbol] as string, count, pays: asSymbol });
  }
  return wins;
};

/** Of all lines together, in line bets. */
export const linePayOf = (slot: Compiled, stops: readonly number[]): number =>
  lineWinsOf(slot, stops).reduce((total, { pays }) => total + pays, 0);
