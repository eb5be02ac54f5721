/** The table of Craps and what each throw does to it, version 1: part of the frozen maths, and all that a picture of the table needs. */
import type { Chips } from '../../tables/chips.ts';

export const sides = 6;
export const points: readonly number[] = [4, 5, 6, 8, 9, 10];

/** Won beside the chips, to so many of them; the odds behind a line bet pay what the point is worth. */
type Ratio = readonly [wins: number, to: number];

export const placePays: Readonly<Record<number, Ratio>> = {
  ...{ 4: [9, 5], 5: [7, 5], 6: [7, 6], 8: [7, 6], 9: [7, 5], 10: [9, 5] },
};
export const oddsPay: Readonly<Record<number, Ratio>> = {
  ...{ 4: [2, 1], 5: [3, 2], 6: [6, 5], 8: [6, 5], 9: [3, 2], 10: [2, 1] },
};
/** So many times the chips that they stand behind. */
export const mostOdds: Readonly<Record<number, number>> = { 4: 3, 5: 4, 6: 5, 8: 5, 9: 4, 10: 3 };
/** To 1, on the next throw alone. */
export const onePays = 30;
/** 7 to 6 is exact in 1/10,000 of a unit only for sixes of units, so that these are placed six at a time. */
export const sixes = 6;
/** Further chips of a round, in multiples of what it began with. */
export const mostFurther = 20;

export interface Table {
  /** What the puck stands on; null while it is off. */
  readonly point: number | null;
  /** Units that no throw has decided yet. */
  readonly standing: Chips;
}

const oneThrow: Readonly<Record<string, number>> = { two: 2, twelve: 12 };

/** All that can be chosen, by name: `come` moves on to `come-6`, where `odds-6` may stand behind it. */
export const spots: readonly string[] = [
  ...['pass', 'dont-pass', 'odds', 'come'],
  ...points.map((point) => `odds-${point}`),
  ...points.map((point) => `place-${point}`),
  ...Object.keys(oneThrow),
];
const known: ReadonlySet<string> = new Set(spots);

/** Units are placed in multiples of it. */
export const stepOf = (spot: string): number => (spot === 'place-6' || spot === 'place-8' ? sixes : 1);

const numberOf = (spot: string): number => Number(spot.slice(spot.lastIndexOf('-') + 1));
const on = ({ standing }: Table, spot: string): number => standing[spot] ?? 0;

/** The most units that may stand there with this table, those that already do included; 0 where nothing may be placed now. */
export const roomOn = (table: Table, spot: string): number => {
  const { point } = table;
  if (!known.has(spot)) return 0;
  if (spot === 'pass' || spot === 'dont-pass') return point === null ? Infinity : 0;
  if (spot === 'come') return point === null ? 0 : Infinity;
  if (spot === 'odds') return point === null ? 0 : on(table, 'pass') * (mostOdds[point] ?? 0);
  if (spot.startsWith('odds-')) return on(table, `come-${numberOf(spot)}`) * (mostOdds[numberOf(spot)] ?? 0);
  return Infinity;
};

/** The table with these chips on it; undefined where one of them may not be placed. */
export const withChips = (table: Table, chips: Chips): Table | undefined => {
  const standing: Record<string, number> = { ...table.standing };
  for (const [spot, units] of Object.entries(chips)) {
    if (!known.has(spot) || units % stepOf(spot) !== 0) return undefined;
    if ((standing[spot] ?? 0) + units > roomOn(table, spot)) return undefined;
    standing[spot] = (standing[spot] ?? 0) + units;
  }
  return { ...table, standing };
};

/** Paid at a ratio, its chips included; `stays`; `lost`; or to which spot it moves. */
type Fate = Ratio | 'stays' | 'lost' | { readonly to: string };

const isRatio = (fate: Fate): fate is Ratio => Array.isArray(fate);

const evens: Ratio = [1, 1];
const pushed: Ratio = [0, 1];
const craps = new Set([2, 3, 12]);
const naturals = new Set([7, 11]);

const hitOrSeven = (total: number, number: number, ratio: Ratio | undefined): Fate => {
  if (total === 7) return 'lost';
  return total === number && ratio !== undefined ? ratio : 'stays';
};

const passFate = (point: number | null, total: number): Fate => {
  if (point !== null) return hitOrSeven(total, point, evens);
  if (naturals.has(total)) return evens;
  return craps.has(total) ? 'lost' : 'stays';
};

const dontPassFate = (point: number | null, total: number): Fate => {
  if (point !== null) return total === 7 ? evens : total === point ? 'lost' : 'stays';
  if (total === 12) return pushed;
  if (naturals.has(total)) return 'lost';
  return craps.has(total) ? evens : 'stays';
};

const comeFate = (total: number): Fate => {
  const fate = passFate(null, total);
  return fate === 'stays' ? { to: `come-${total}` } : fate;
};

const fateOf = (spot: string, point: number | null, total: number): Fate => {
  const number = numberOf(spot);
  const single = oneThrow[spot];
  if (single !== undefined) return total === single ? [onePays, 1] : 'lost';
  if (spot === 'pass') return passFate(point, total);
  if (spot === 'dont-pass') return dontPassFate(point, total);
  if (spot === 'come') return comeFate(total);
  if (spot === 'odds') return point === null ? 'stays' : hitOrSeven(total, point, oddsPay[point]);
  if (spot.startsWith('come-')) return hitOrSeven(total, number, evens);
  return hitOrSeven(total, number, (spot.startsWith('odds-') ? oddsPay : placePays)[number]);
};

const nextPoint = (point: number | null, total: number): number | null => {
  if (point === null) return points.includes(total) ? total : null;
  return total === point || total === 7 ? null : point;
};

/** Exact: `stepOf` sees to it. */
const paidE4 = (units: number, [wins, to]: Ratio): bigint => (BigInt(units) * 10_000n * BigInt(wins + to)) / BigInt(to);

interface Thrown {
  readonly table: Table;
  /** What each spot paid, its chips included, in 1/10,000 of a unit. */
  readonly paid: Readonly<Record<string, bigint>>;
  /** Units that were taken. */
  readonly lost: Chips;
}

/** What a total decides: every bet is always on, and a decided one comes down. */
export const thrown = ({ point, standing }: Table, total: number): Thrown => {
  const [left, paid, lost]: [Record<string, number>, Record<string, bigint>, Record<string, number>] = [{}, {}, {}];
  const moved: (readonly [string, number])[] = [];
  for (const [spot, units] of Object.entries(standing)) {
    const fate = fateOf(spot, point, total);
    if (fate === 'stays') left[spot] = units;
    else if (fate === 'lost') lost[spot] = units;
    else if (isRatio(fate)) paid[spot] = paidE4(units, fate);
    else moved.push([fate.to, units]);
  }
  // Last, because what stood there was decided by the same throw.
  for (const [spot, units] of moved) left[spot] = units;
  return { table: { point: nextPoint(point, total), standing: left }, paid, lost };
};

/** Nothing waits for another throw. */
export const isDecided = ({ standing }: Table): boolean => Object.keys(standing).length === 0;
