/**
 * Ways: a symbol pays for being on reels next to each other from the left, in any row, once for each way to choose one of its cells on every
 * reel. A wild stands for every paying symbol and multiplies the ways that go over it.
 */
import type { GameEvent } from '../../game-module.ts';
import type { Rng } from '../../rng.ts';
import type { Declared } from '../declared.ts';
import type { PayRow } from '../definition.ts';
import { addSpin, playSpins, type FreeSpinRules } from '../free-spins.ts';

export interface WaysDefinition {
  readonly game: string;
  readonly version: string;
  readonly stream: 'PF-1';
  /** How a spin consumes the stream. */
  readonly draw: 'stop of each reel, left to right = below(length of its strip); the window shows stop, stop + 1, …';
  readonly grid: { readonly reels: number; readonly rows: number };
  readonly symbols: readonly string[];
  /** The multiplier of each wild; those of one way multiply each other. None is on the first reel, so that wilds have no pay of their own. */
  readonly wilds: Readonly<Record<string, number>>;
  /** Pays anywhere, opens the free spins. */
  readonly scatter: string;
  /** Parts of a stake that `pays` are counted in. */
  readonly unit: number;
  /** Of one way, by the number of reels. */
  readonly pays: Readonly<Record<string, PayRow>>;
  /** In stakes, by the number of scatters in view. */
  readonly scatterPays: PayRow;
  readonly freeSpins: {
    readonly awards: PayRow;
    readonly multiplier: number;
    /** Of free spins alone; without, those of paid spins. */
    readonly strips?: readonly string[];
  };
  /** One text per reel, symbols from the top, separated by spaces. */
  readonly strips: readonly string[];
  /** In stakes: a round ends where it is reached. */
  readonly maxWin: number;
  readonly declared: Declared;
}

/** What one stop of a reel shows. */
export interface ReelWindow {
  /** By symbol: cells that show it or a wild, a wild counted as often as it multiplies. */
  readonly weights: readonly number[];
  readonly scatters: number;
}

export interface WaysReels {
  readonly definition: WaysDefinition;
  /** `windows[reel][stop]`. */
  readonly windows: readonly (readonly ReelWindow[])[];
  readonly lengths: readonly number[];
  /** `pays[symbol][reels]`, of one way. */
  readonly pays: readonly PayRow[];
  /** In parts of a stake. */
  readonly scatterPays: readonly number[];
}

export interface CompiledWays extends WaysReels {
  readonly free: WaysReels;
  readonly rules: FreeSpinRules;
}

const windowOf = (definition: WaysDefinition, strip: readonly string[], stop: number): ReelWindow => {
  const seen = Array.from({ length: definition.grid.rows }, (_, row) => strip[(stop + row) % strip.length] as string);
  const wild = seen.reduce((sum, symbol) => sum + (definition.wilds[symbol] ?? 0), 0);
  return {
    weights: definition.symbols.map((symbol) =>
      definition.pays[symbol] === undefined ? 0 : wild + seen.filter((one) => one === symbol).length,
    ),
    scatters: seen.filter((symbol) => symbol === definition.scatter).length,
  };
};

const reelsOf = (definition: WaysDefinition, texts: readonly string[]): WaysReels => {
  const strips = texts.map((text) => text.split(' '));
  return {
    definition,
    windows: strips.map((strip) => strip.map((_, stop) => windowOf(definition, strip, stop))),
    lengths: strips.map(({ length }) => length),
    pays: definition.symbols.map((symbol) => definition.pays[symbol] ?? definition.strips.map(() => 0).concat(0)),
    scatterPays: definition.scatterPays.map((pay) => pay * definition.unit),
  };
};

export const compileWays = (definition: WaysDefinition): CompiledWays => {
  const { unit, maxWin, freeSpins, strips } = definition;
  const paid = reelsOf(definition, strips);
  const award = Math.max(...freeSpins.awards);
  return {
    ...paid,
    free: freeSpins.strips === undefined ? paid : reelsOf(definition, freeSpins.strips),
    rules: { unit, maxWin, multiplier: freeSpins.multiplier, award },
  };
};

const isRising = (row: PayRow): boolean =>
  row.every((pay, index) => Number.isSafeInteger(pay) && pay >= (row[index - 1] ?? 0));

/** What is wrong with it, in words; empty when nothing is. Does not check the declared figures. */
export const waysFaults = (definition: WaysDefinition): readonly string[] => {
  const { grid, symbols, wilds, scatter, pays, scatterPays, freeSpins } = definition;
  const faults: string[] = [];
  const require = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  require(new Set(symbols).size === symbols.length, 'a symbol is named twice');
  for (const symbol of symbols) {
    const row = pays[symbol];
    if (symbol === scatter || wilds[symbol] !== undefined) require(row === undefined, `${symbol} pays as a way`);
    else require(row?.length === grid.reels + 1 && isRising(row) && row[0] === 0, `the pays of ${symbol} do not rise`);
  }
  require(Object.values(wilds).every(
    (times) => Number.isSafeInteger(times) && times > 0,
  ), 'a wild multiplies by nothing');
  for (const row of [scatterPays, freeSpins.awards]) require(isRising(row), 'the scatter pays do not rise');
  require(new Set(freeSpins.awards.filter(Boolean)).size <= 1, 'free spins are opened in more than one number');
  for (const strips of freeSpins.strips === undefined ? [definition.strips] : [definition.strips, freeSpins.strips]) {
    require(strips.length === grid.reels, 'a reel has no strip');
    for (const [reel, text] of strips.entries()) {
      const strip = text.split(' ');
      require(strip.every((symbol) => symbols.includes(symbol)), `reel ${reel + 1} shows what is no symbol`);
      require(strip.length >= grid.rows, `reel ${reel + 1} is shorter than the window`);
      require(reel > 0 || strip.every((symbol) => wilds[symbol] === undefined), 'the first reel has a wild');
    }
  }
  return faults;
};

export type WaysWin = Readonly<Record<'symbol', string> & Record<'reels' | 'ways' | 'pays', number>>;

/** Of one spin: each symbol once, by the longest row of reels that it is on. Multipliers of wilds are part of `ways`. */
export const waysWinsOf = ({ definition, windows, pays }: WaysReels, stops: readonly number[]): WaysWin[] =>
  definition.symbols.flatMap((symbol, index) => {
    let [ways, reels] = [1, 0];
    for (; reels < stops.length; reels += 1) {
      const weight = windows[reels]?.[stops[reels] as number]?.weights[index] ?? 0;
      if (weight === 0) break;
      ways *= weight;
    }
    const paid = (pays[index]?.[reels] ?? 0) * ways;
    return paid > 0 ? [{ symbol, reels, ways, pays: paid }] : [];
  });

export const scattersOfStops = ({ windows }: WaysReels, stops: readonly number[]): number =>
  stops.reduce((sum, stop, reel) => sum + (windows[reel]?.[stop]?.scatters ?? 0), 0);

/** One spin for the client. Amounts in parts of a stake, after the free-spin multiplier and the win cap. */
export interface WaysEvent extends GameEvent {
  readonly type: 'spun';
  readonly free: boolean;
  readonly stops: number[];
  /** Before the multiplier. */
  readonly wins: WaysWin[];
  readonly scatters: number;
  readonly scatterPays: number;
  readonly multiplier: number;
  readonly pays: number;
  readonly opened: number;
  readonly left: number;
  readonly total: number;
}

/** A round from its decisions: the last event has the total. */
export const playWays = (slot: CompiledWays, { below }: Pick<Rng, 'below'>): WaysEvent[] =>
  playSpins<WaysEvent>((last) => {
    const free = last !== undefined;
    const reels = free ? slot.free : slot;
    const stops = reels.lengths.map((length) => below(length));
    const wins = waysWinsOf(reels, stops);
    const scatters = scattersOfStops(reels, stops);
    const scatterPays = reels.scatterPays[scatters] ?? 0;
    const multiplier = free ? slot.rules.multiplier : 1;
    const spin = {
      pays: multiplier * wins.reduce((sum, win) => sum + win.pays, scatterPays),
      opened: slot.definition.freeSpins.awards[scatters] ?? 0,
    };
    const added = addSpin(slot.rules, { total: last?.total ?? 0, left: free ? last.left - 1 : 0 }, spin);
    return { type: 'spun', free, stops, wins, scatters, scatterPays, multiplier, ...added };
  });
