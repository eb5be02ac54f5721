/**
 * Hold and win over the lines of a paid spin: enough coins in view stay, and empty cells spin again for further ones. Each new coin gives
 * the respins back; what all coins show is paid when they end.
 */
import type { GameEvent } from '../../game-module.ts';
import type { Rng } from '../../rng.ts';
import { faultsOf, type LinesDefinition } from '../definition.ts';
import { compile, lineWinsOf, symbolAt, type Compiled, type LineWin } from '../evaluate.ts';

export type CoinValue = {
  /** In line bets. */
  readonly pays: number;
  readonly weight: number;
  /** Of a prize that has a name. */
  readonly name?: string;
};

export interface HoldDefinition extends LinesDefinition {
  /** Pays on no line. */
  readonly coin: string;
  readonly hold: {
    readonly draw: 'after the stops, each coin in view, reel by reel from the top = weighted(values); in each respin each empty cell in that order = weighted(lands), and weighted(values) if a coin lands';
    /** Coins in view that open it. */
    readonly opens: number;
    readonly respins: number;
    /** Chances of an empty cell in a respin: nothing, a coin. */
    readonly lands: readonly [nothing: number, coin: number];
    readonly values: readonly CoinValue[];
    /** Added when every cell has a coin. In line bets. */
    readonly full: { readonly pays: number; readonly name?: string };
    /** Respins may be bought instead of a spin. */
    readonly buy?: {
      readonly draw: 'instead of the stops, the cells of the coins = draw(cells, coins); then each of these coins, reel by reel from the top = weighted(values); no line pays';
      /** Coins that a bought round begins with. */
      readonly coins: number;
      /** In stakes. */
      readonly price: number;
    };
  };
}

export interface CompiledHold {
  readonly definition: HoldDefinition;
  readonly lines: Compiled;
  readonly coin: number;
  readonly cells: number;
  readonly weights: readonly number[];
}

export const compileHold = (definition: HoldDefinition): CompiledHold => ({
  definition,
  lines: compile(definition),
  coin: definition.symbols.indexOf(definition.coin),
  cells: definition.grid.reels * definition.grid.rows,
  weights: definition.hold.values.map(({ weight }) => weight),
});

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value > 0;

/** What is wrong with it, in words; empty when nothing is. */
export const holdFaults = (definition: HoldDefinition): readonly string[] => {
  const { grid, symbols, coin, linePays, freeSpins, direction, wilds, hold } = definition;
  const faults = [...faultsOf(definition)];
  const require = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  require(symbols.includes(coin) && linePays[coin]?.every((pay) => pay === 0) === true, 'the coin pays on lines');
  require(freeSpins.awards.every((award) => award === 0), 'there are free spins beside the respins');
  require(direction === undefined && wilds === undefined, 'lines pay from both sides, or wilds expand');
  require(isCount(hold.opens) && hold.opens <= grid.reels * grid.rows, 'no number of coins opens the respins');
  require(isCount(hold.respins) && hold.lands.every(isCount), 'no coin lands in a respin, or every time');
  require(hold.values.length > 0 &&
    hold.values.every(({ pays, weight }) => isCount(pays) && isCount(weight)), 'a coin has no value');
  if (hold.buy === undefined) return faults;
  const { coins, price } = hold.buy;
  require(isCount(coins) &&
    coins < grid.reels * grid.rows &&
    isCount(price), 'bought respins begin with no coins, or with no empty cell, or cost nothing');
  return faults;
};

/** `value`: its place in the definition's values. */
export type Coin = Readonly<Record<'cell' | 'value', number>>;

/** The paid spin. Amounts in line bets, up to the highest win. */
export interface HoldSpunEvent extends GameEvent {
  readonly type: 'spun';
  readonly stops: number[];
  readonly lines: (LineWin & Record<string, number | string>)[];
  readonly coins: Coin[];
  readonly pays: number;
  /** Respins still to come. */
  readonly left: number;
}

/** Respins that were bought: coins without a spin. */
export interface BoughtEvent extends GameEvent {
  readonly type: 'bought';
  readonly coins: Coin[];
  readonly left: number;
}

export interface RespunEvent extends GameEvent {
  readonly type: 'respun';
  readonly coins: Coin[];
  readonly left: number;
}

/** All coins together, and the prize of a full grid. */
export interface CollectedEvent extends GameEvent {
  readonly type: 'collected';
  readonly full: boolean;
  readonly pays: number;
}

export type HoldEvent = HoldSpunEvent | BoughtEvent | RespunEvent | CollectedEvent;

const coinCells = ({ lines, coin }: CompiledHold, stops: readonly number[]): number[] =>
  stops.flatMap((stop, reel) =>
    Array.from({ length: lines.rows }, (_, row) => row)
      .filter((row) => symbolAt(lines, reel, stop, row) === coin)
      .map((row) => reel * lines.rows + row),
  );

type Draws = Pick<Rng, 'below' | 'weighted' | 'draw'>;

/** Respins until there are none left, or no empty cell. */
const respin = (slot: CompiledHold, { weighted }: Draws, held: readonly Coin[]): RespunEvent[] => {
  const { respins, lands } = slot.definition.hold;
  const taken = new Set(held.map(({ cell }) => cell));
  const events: RespunEvent[] = [];
  for (let left = respins; left > 0 && taken.size < slot.cells;) {
    const coins: Coin[] = [];
    for (let cell = 0; cell < slot.cells; cell += 1)
      if (!taken.has(cell) && weighted(lands) === 1) coins.push({ cell, value: weighted(slot.weights) });
    for (const { cell } of coins) taken.add(cell);
    left = taken.size === slot.cells ? 0 : coins.length > 0 ? respins : left - 1;
    events.push({ type: 'respun', coins, left });
  }
  return events;
};

/** What the held coins come to, respin after respin; `won`: line bets of the spin before them. */
const respinToEnd = (slot: CompiledHold, draws: Draws, held: readonly Coin[], won: number): HoldEvent[] => {
  const { hold, maxWin } = slot.definition;
  const respins = respin(slot, draws, held);
  const all = [...held, ...respins.flatMap((event) => event.coins)];
  const full = all.length === slot.cells;
  const worth = all.reduce((sum, { value }) => sum + (hold.values[value]?.pays ?? 0), full ? hold.full.pays : 0);
  const most = maxWin * slot.lines.lineCount - won;
  return [...respins, { type: 'collected', full, pays: Math.min(worth, most) }];
};

/** A round from its decisions. */
export const playHold = (slot: CompiledHold, draws: Draws): HoldEvent[] => {
  const { hold, maxWin } = slot.definition;
  const most = maxWin * slot.lines.lineCount;
  const stops = slot.lines.lengths.map((length) => draws.below(length));
  const lines = lineWinsOf(slot.lines, stops) as HoldSpunEvent['lines'];
  const coins = coinCells(slot, stops).map((cell) => ({ cell, value: draws.weighted(slot.weights) }));
  const pays = Math.min(
    most,
    lines.reduce((sum, win) => sum + win.pays, 0),
  );
  const opens = coins.length >= hold.opens && pays < most;
  const spun: HoldSpunEvent = { type: 'spun', stops, lines, coins, pays, left: opens ? hold.respins : 0 };
  return opens ? [spun, ...respinToEnd(slot, draws, coins, pays)] : [spun];
};

/** A round of bought respins from its decisions. Throws where they are not for sale. */
export const playBought = (slot: CompiledHold, draws: Draws): HoldEvent[] => {
  const { buy, respins } = slot.definition.hold;
  if (buy === undefined) throw new Error(`${slot.definition.game} sells no respins`);
  const cells = draws.draw(slot.cells, buy.coins).toSorted((a, b) => a - b);
  const coins = cells.map((cell) => ({ cell, value: draws.weighted(slot.weights) }));
  return [{ type: 'bought', coins, left: respins }, ...respinToEnd(slot, draws, coins, 0)];
};

/** What a round of these events pays, in line bets. */
export const holdTotal = (events: readonly HoldEvent[]): number =>
  events.reduce((sum, event) => sum + (event.type === 'spun' || event.type === 'collected' ? event.pays : 0), 0);
