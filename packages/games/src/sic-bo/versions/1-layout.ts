/** The layout of Sic Bo and what it pays, version 1: part of the frozen maths, and all that a picture of the table needs. */
export const sides = 6;
export const diceCount = 3;

const upTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1);

/** To 1, by total. */
export const totalPays: Readonly<Record<number, number>> = {
  ...{ 4: 62, 5: 31, 6: 18, 7: 12, 8: 8, 9: 7, 10: 6 },
  ...{ 11: 6, 12: 7, 13: 8, 14: 12, 15: 18, 16: 31, 17: 62 },
};

/** To 1; a single number pays by how many dice show it. */
export const pays = {
  ...{ evens: 1, pair: 6, double: 11, anyTriple: 31, triple: 180 },
  singles: [0, 1, 2, 12],
} as const;

export type Kind = 'small' | 'big' | 'odd' | 'even' | 'any-triple' | 'total' | 'die' | 'pair' | 'double' | 'triple';

export interface Bet {
  readonly kind: Kind;
  /** The numbers it is about: none, one, or two. */
  readonly numbers: readonly number[];
}

const named = (kind: Kind, ...numbers: number[]): readonly [string, Bet] => [
  [kind, ...numbers].join('-'),
  { kind, numbers },
];

/** Every spot of the layout by its name: `small`, `total-9`, `pair-2-5`. */
export const spots: ReadonlyMap<string, Bet> = new Map([
  ...(['small', 'big', 'odd', 'even', 'any-triple'] as const).map((kind) => named(kind)),
  ...Object.keys(totalPays).map((total) => named('total', Number(total))),
  ...(['die', 'double', 'triple'] as const).flatMap((kind) => upTo(sides).map((number) => named(kind, number))),
  ...upTo(sides).flatMap((high) => upTo(high - 1).map((low) => named('pair', low, high))),
]);

export const isSpot = (spot: string): boolean => spots.has(spot);

export type Dice = readonly number[];

export const totalOf = (dice: Dice): number => dice.reduce((sum, die) => sum + die, 0);
export const isTriple = (dice: Dice): boolean => dice.every((die) => die === dice[0]);
const countOf = (dice: Dice, number: number): number => dice.filter((die) => die === number).length;

/** What one unit wins beside itself; undefined where it is lost. */
const winOf = ({ kind, numbers: [first = 0, second = 0] }: Bet, dice: Dice): number | undefined => {
  const total = totalOf(dice);
  const onlyIf = (won: boolean, win: number): number | undefined => (won ? win : undefined);
  switch (kind) {
    case 'small':
      return onlyIf(!isTriple(dice) && total <= 10, pays.evens);
    case 'big':
      return onlyIf(!isTriple(dice) && total >= 11, pays.evens);
    case 'odd':
      return onlyIf(!isTriple(dice) && total % 2 === 1, pays.evens);
    case 'even':
      return onlyIf(!isTriple(dice) && total % 2 === 0, pays.evens);
    case 'any-triple':
      return onlyIf(isTriple(dice), pays.anyTriple);
    case 'total':
      return onlyIf(total === first, totalPays[first] ?? 0);
    case 'die':
      return onlyIf(countOf(dice, first) > 0, pays.singles[countOf(dice, first)] ?? 0);
    case 'pair':
      return onlyIf(countOf(dice, first) > 0 && countOf(dice, second) > 0, pays.pair);
    case 'double':
      return onlyIf(countOf(dice, first) >= 2, pays.double);
    case 'triple':
      return onlyIf(countOf(dice, first) === 3, pays.triple);
  }
};

/** What one unit on a spot pays with these dice, itself included, in 1/10,000. */
export const paysE4 = (dice: Dice, spot: string): bigint => {
  const bet = spots.get(spot);
  const win = bet === undefined ? undefined : winOf(bet, dice);
  return win === undefined ? 0n : BigInt(win + 1) * 10_000n;
};

/** All 216 throws, those with the same numbers together: which, and in how many orders they come. */
export const throws: readonly { readonly dice: Dice; readonly orders: number }[] = upTo(sides).flatMap((a) =>
  upTo(a).flatMap((b) => upTo(b).map((c) => ({ dice: [c, b, a], orders: a === c ? 1 : a === b || b === c ? 3 : 6 }))),
);
