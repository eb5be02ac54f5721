/** How the chips that a round begins with end, over all throws, version 1: part of the frozen maths, and what stakes are bounded by. */
import type { BetPayouts } from '../../stake-limits.ts';
import { unitsOn, type Chips } from '../../tables/chips.ts';
import { isDecided, mostFurther, onePays, sides, thrown, withChips, type Table } from './1-table.ts';

export interface CrapsParams {
  readonly chips: Chips;
}

export const stakeUnits = ({ chips }: CrapsParams): bigint => BigInt(unitsOn(chips));

export const emptyTable: Table = { point: null, standing: {} };

/** Total and number of throws out of 36. */
const totals = Array.from({ length: 11 }, (_, index) => [index + 2, BigInt(sides - Math.abs(5 - index))] as const);

/** Divided by every number of throws that may decide something. */
const fine = 144_403_552_893_600n;

interface Way {
  readonly table: Table;
  readonly paidE4: bigint;
  readonly staked: bigint;
  readonly weight: bigint;
}

type Ending = Omit<Way, 'table'>;

/** The puck decides nothing without a line bet: tables that differ by it alone are one. */
const alike = ({ point, standing }: Table): Table => ({
  point: standing['pass'] === undefined && standing['dont-pass'] === undefined ? null : point,
  standing,
});
const chipTexts = (chips: Chips): string[] => Object.entries(chips).map(([spot, units]) => `${spot} ${units}`);
const keyOf = ({ table: { point, standing }, ...way }: Way): string =>
  [point, ...chipTexts(standing).toSorted(), way.paidE4, way.staked].join(' ');

const sumOf = (paid: Readonly<Record<string, bigint>>): bigint =>
  Object.values(paid).reduce((sum, one) => sum + one, 0n);

const gather = (ways: Map<string, Way>, way: Way): void => {
  const key = keyOf(way);
  ways.set(key, { ...way, weight: way.weight + (ways.get(key)?.weight ?? 0n) });
};

/** Whether a throw decided or moved anything. */
const isChanged = (before: Table, after: Table): boolean =>
  before.standing['come'] !== undefined ||
  unitsOn(before.standing) !== unitsOn(after.standing) ||
  alike(before).point !== alike(after).point;

/** Each throw that changes the table, weighed among those that do: a round waits for one as long as it takes. */
const goOn = (way: Way, further: (table: Table) => Chips): Way[] => {
  const chips = further(way.table);
  const table = withChips(way.table, chips) ?? way.table;
  const staked = way.staked + BigInt(unitsOn(chips));
  const changes = totals
    .map(([total, ways]) => ({ ways, ...thrown(table, total) }))
    .filter(({ table: next }) => isChanged(table, next));
  const all = changes.reduce((sum, { ways }) => sum + ways, 0n);
  return changes.map(({ ways, paid, table: next }) => ({
    ...{ table: alike(next), staked },
    ...{ paidE4: way.paidE4 + sumOf(paid), weight: (way.weight * fine * ways) / all },
  }));
};

const common = (a: bigint, b: bigint): bigint => {
  let [one, other] = [a, b];
  while (other !== 0n) [one, other] = [other, one % other];
  return one;
};

const firstThrow = (table: Table): Map<string, Way> => {
  const ways = new Map<string, Way>();
  const staked = BigInt(unitsOn(table.standing));
  for (const [total, weight] of totals) {
    const { paid, table: next } = thrown(table, total);
    gather(ways, { table: alike(next), paidE4: sumOf(paid), staked, weight });
  }
  return ways;
};

/** From a table before its next throw to where it is empty. `further`: what the player adds to each table that is left. */
export const endings = (table: Table, further: (left: Table) => Chips = () => ({})): Ending[] => {
  const ended: Way[] = [];
  let ways = firstThrow(table);
  while (ways.size > 0) {
    const next = new Map<string, Way>();
    // What has ended keeps its share of a total that grows.
    for (const [index, way] of ended.entries()) ended[index] = { ...way, weight: way.weight * fine };
    for (const way of ways.values()) {
      if (isDecided(way.table)) ended.push({ ...way, weight: way.weight * fine });
      else for (const one of goOn(way, further)) gather(next, one);
    }
    ways = next;
  }
  const divisor = ended.reduce((found, { weight }) => common(found, weight), 0n);
  return ended.map(({ table: _over, weight, ...ending }) => ({ ...ending, weight: weight / divisor }));
};

/** Whether further chips may follow the first ones. */
const mayLast = (table: Table): boolean => totals.some(([total]) => !isDecided(thrown(table, total).table));

const count = (bet: CrapsParams): BetPayouts => {
  const table = withChips(emptyTable, bet.chips) ?? emptyTable;
  const units = stakeUnits(bet);
  const byPaid = new Map<bigint, bigint>();
  for (const { paidE4, weight } of endings(table)) byPaid.set(paidE4, (byPaid.get(paidE4) ?? 0n) + weight);
  const payouts = [...byPaid].map(([multiplierE4, weight]) => ({ multiplierE4, weight }));
  return {
    units,
    highestE4: payouts.reduce((most, { multiplierE4 }) => (multiplierE4 > most ? multiplierE4 : most), 0n),
    // No chip pays as much as one on two or twelve.
    furtherE4: mayLast(table) ? units * BigInt(mostFurther * (onePays + 1)) * 10_000n : 0n,
    payouts: payouts.filter(({ multiplierE4 }) => multiplierE4 > 0n),
    total: payouts.reduce((sum, { weight }) => sum + weight, 0n),
  };
};

/** Asked for again with every change on the screen; a full table takes a moment. */
const counted = new Map<string, BetPayouts>();
const mostCounted = 100;

/** Of the first chips: further ones are bets of their own, with returns of their own. What they could pay limits the stake alone. */
export const payoutsOf = (bet: CrapsParams): BetPayouts => {
  const key = JSON.stringify(bet.chips);
  const found = counted.get(key) ?? count(bet);
  if (counted.size >= mostCounted) counted.clear();
  counted.set(key, found);
  return found;
};
