/** Finds for every movement of our books the line of the statement that is the same money. Pure. */
import { keyOf, type BookedMovement, type ListedLine } from './movement.ts';

export interface Pair {
  readonly key: string;
  readonly here?: BookedMovement;
  readonly there?: ListedLine;
  /** Beyond the first one under its reference, and without a counterpart. */
  readonly isExtra: boolean;
}

const grouped = <T>(all: readonly T[], key: (one: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(key(one));
    if (group === undefined) groups.set(key(one), [one]);
    else group.push(one);
  }
  return groups;
};

const isSame = (here: BookedMovement, there: ListedLine): boolean =>
  here.currency === there.amount?.currency && here.amount === there.amount.subunits && here.state === there.state;

/** The most alike first, so that of a right line and a wrong copy the copy is left over, and a refund meets no charge-back of its amount. */
const takeAlike = (here: BookedMovement, lines: ListedLine[]): ListedLine | undefined => {
  const alike = lines.filter((line) => isSame(here, line));
  const best = alike.find(({ kind }) => kind === here.kind) ?? alike[0];
  const found = best === undefined ? -1 : lines.indexOf(best);
  return lines.splice(Math.max(found, 0), 1)[0];
};

const byTime = (a: { readonly at: Date }, b: { readonly at: Date }): number => a.at.getTime() - b.at.getTime();

/** One page may repeat what another one has: a line counts once. */
const onceEach = (statement: readonly ListedLine[]): ListedLine[] => [
  ...new Map(statement.map((line) => [`${line.kind} ${line.line}`, line])).values(),
];

const pairGroup = (key: string, books: readonly BookedMovement[], statement: readonly ListedLine[]): Pair[] => {
  // What never moved pairs with nothing as long as something did.
  const lines = [...statement].toSorted(
    (a, b) => Number(b.state === 'done') - Number(a.state === 'done') || byTime(a, b),
  );
  const pairs: Pair[] = books.toSorted(byTime).map((here, n) => {
    const there = takeAlike(here, lines);
    const own = n === 0 ? key : `${key} ${here.booking}`;
    return there === undefined ? { key: own, here, isExtra: n > 0 } : { key: own, here, there, isExtra: false };
  });
  const left = lines.map((there, n): Pair => {
    const isExtra = pairs.length > 0 || n > 0;
    return { key: isExtra ? `${key} ${there.line}` : key, there, isExtra };
  });
  return [...pairs, ...left];
};

export const pairUp = (books: readonly BookedMovement[], statement: readonly ListedLine[]): Pair[] => {
  const [here, there] = [grouped(books, keyOf), grouped(onceEach(statement), keyOf)];
  return [...new Set([...here.keys(), ...there.keys()])].flatMap((key) =>
    pairGroup(key, here.get(key) ?? [], there.get(key) ?? []),
  );
};
