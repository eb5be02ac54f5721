/** Varied ways by the number of each symbol on each reel: where on its reel a cell is does not matter to what it pays. */
import { sharedParts } from '../src/slots/cascades/cascade.ts';
import type { Draws } from '../src/slots/cascades/columns.ts';
import type { VariedWaysDefinition } from '../src/slots/cascades/varied-ways.ts';
import { fastCascades, lastOf, noGrids, type FastPlayer } from './fast-cascades.ts';

/** Symbols are bits of a set. */
const mostSymbols = 31;

/** The numbers of symbols on reels, and what wins on them. */
const createReels = ({ symbols, heights, pays, ...definition }: VariedWaysDefinition) => {
  const [reels, kinds] = [heights.weights.length, symbols.length];
  if (kinds > mostSymbols) throw new Error(`${kinds} symbols are too many for a set`);
  const wild = symbols.indexOf(definition.wild);
  const counts = new Int32Array(reels * kinds);
  /** Symbols that a reel shows, and those that go from it. */
  const [shown, gone] = [new Int32Array(reels), new Int32Array(reels)];
  const [width, every] = [reels + 1, 2 ** kinds - 1];
  const payOf = Int32Array.from(
    symbols.flatMap((name) => Array.from({ length: width }, (_, n) => pays[name]?.[n] ?? 0)),
  );
  const paying = symbols.reduce((set, name, symbol) => (pays[name] === undefined ? set : set | (1 << symbol)), 0);
  const waysOf = (symbol: number, length: number): number => {
    let ways = 1;
    for (let place = 0; place < length * kinds; place += kinds)
      ways *= (counts[place + symbol] as number) + (counts[place + wild] as number);
    return ways;
  };
  const add = (draws: Draws, row: readonly number[], reel: number, cells: number): void => {
    let seen = shown[reel] as number;
    for (let cell = 0; cell < cells; cell += 1) {
      const symbol = draws.weighted(row);
      counts[reel * kinds + symbol] = (counts[reel * kinds + symbol] as number) + 1;
      seen |= 1 << symbol;
    }
    shown[reel] = seen;
  };
  /** What they pay before any multiplier; what has won is what goes. */
  const payNow = (): number => {
    let [alive, paid] = [paying, 0];
    gone.fill(0);
    for (let reel = 0; alive !== 0; reel += 1) {
      const seen = reel < reels ? (shown[reel] as number) : 0;
      const stays = (seen >> wild) & 1 ? every : seen;
      let ended = alive & ~stays;
      alive &= stays;
      while (ended !== 0) {
        const symbol = 31 - Math.clz32(ended);
        ended ^= 1 << symbol;
        const pay = payOf[symbol * width + reel] as number;
        if (pay === 0) continue;
        paid += pay * waysOf(symbol, reel);
        for (let before = 0; before < reel; before += 1)
          gone[before] = (gone[before] as number) | (1 << symbol) | (1 << wild);
      }
    }
    return paid;
  };
  /** Takes what has won from a reel; returns its number of cells. */
  const take = (reel: number): number => {
    let [cells, left] = [0, (gone[reel] as number) & (shown[reel] as number)];
    shown[reel] = (shown[reel] as number) & ~left;
    while (left !== 0) {
      const symbol = 31 - Math.clz32(left);
      left ^= 1 << symbol;
      cells += counts[reel * kinds + symbol] as number;
      counts[reel * kinds + symbol] = 0;
    }
    return cells;
  };
  const clear = (): void => {
    counts.fill(0);
    shown.fill(0);
  };
  const timesOf = (symbol: number): number => {
    let seen = 0;
    for (let place = symbol; place < counts.length; place += kinds) seen += counts[place] as number;
    return seen;
  };
  return { add, payNow, take, clear, timesOf };
};

export const fastVariedWays = (definition: VariedWaysDefinition): FastPlayer => {
  const { symbols, heights, weights, freeSpins } = definition;
  const { multipliers, freeMultipliers } = sharedParts(definition, freeSpins);
  const reels = heights.weights.length;
  const { add, payNow, take, clear, timesOf } = createReels(definition);
  const [scatter, tall, grids] = [symbols.indexOf(freeSpins?.scatter ?? ''), new Int32Array(reels), noGrids()];
  const fill = (draws: Draws, table: readonly (readonly number[])[]): void => {
    clear();
    for (let reel = 0; reel < reels; reel += 1)
      tall[reel] = heights.least + draws.weighted(heights.weights[reel] as readonly number[]);
    for (let reel = 0; reel < reels; reel += 1)
      add(draws, table[reel] as readonly number[], reel, tall[reel] as number);
  };
  return fastCascades(definition, grids, (draws, free, step) => {
    const table = free ? (freeSpins?.weights ?? weights) : weights;
    const times = free ? freeMultipliers : multipliers;
    fill(draws, table);
    grids.won = 0;
    grids.first = 0;
    grids.wins = 0;
    for (let paid = payNow(); paid > 0; paid = payNow()) {
      const pays = paid * lastOf(times, step + grids.wins);
      if (grids.wins === 0) grids.first = pays;
      grids.won += pays;
      grids.wins += 1;
      for (let reel = 0; reel < reels; reel += 1) add(draws, table[reel] as readonly number[], reel, take(reel));
    }
    grids.scatters = scatter < 0 ? 0 : timesOf(scatter);
  });
};
