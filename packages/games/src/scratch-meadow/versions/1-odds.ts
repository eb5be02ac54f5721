/** Pictures, prizes and arithmetic of Scratch Meadow, version 1: part of the frozen maths, and all that a picture of the card needs. */
/** So few, and with so small weights, that all cards can be counted in whole numbers that every reader of the outcomes has. */
export const cells = 7;
export const alike = 3;

/** Least prize first. `weight`: of 186, how often a cell has this picture; the rest is grass. */
export const pictures = [
  { name: 'daisy', pays: 1, weight: 41 },
  { name: 'clover', pays: 2, weight: 35 },
  { name: 'ladybird', pays: 5, weight: 19 },
  { name: 'bee', pays: 10, weight: 13 },
  { name: 'butterfly', pays: 25, weight: 9 },
  { name: 'toadstool', pays: 100, weight: 6 },
  { name: 'rainbow', pays: 1_000, weight: 2 },
  { name: 'sun', pays: 10_000, weight: 1 },
] as const;

export type Picture = (typeof pictures)[number]['name'];
export type Cell = Picture | 'grass';

export const weightOfAll = 186;
const grass = weightOfAll - pictures.reduce((sum, { weight }) => sum + weight, 0);

/** Grass first, then the pictures. */
export const weights: readonly number[] = [grass, ...pictures.map(({ weight }) => weight)];
export const cellOf = (index: number): Cell => pictures[index - 1]?.name ?? 'grass';

/** The dearest picture that the card has three times or more. */
export const bestOf = (card: readonly Cell[]): (typeof pictures)[number] | undefined =>
  pictures.findLast(({ name }) => card.filter((cell) => cell === name).length >= alike);

const choose = (n: number, k: number): bigint => {
  let ways = 1n;
  for (let index = 1; index <= k; index += 1) ways = (ways * BigInt(n - index + 1)) / BigInt(index);
  return ways;
};

/** All cards, as if each cell were one of 186: by the prize, in stakes, that they have. */
const count = (): ReadonlyMap<number, bigint> => {
  // By how many cells are taken by the pictures so far, then by the best prize among them.
  let ways = new Map([[0, new Map([[0, 1n]])]]);
  for (const { pays, weight } of pictures) {
    const next: typeof ways = new Map();
    for (const [used, byPrize] of ways)
      for (const [prize, before] of byPrize)
        for (let often = 0; often <= cells - used; often += 1) {
          const best = often >= alike ? Math.max(prize, pays) : prize;
          const row = next.get(used + often) ?? new Map<number, bigint>();
          const more = before * choose(cells - used, often) * BigInt(weight) ** BigInt(often);
          row.set(best, (row.get(best) ?? 0n) + more);
          next.set(used + often, row);
        }
    ways = next;
  }
  const counted = new Map<number, bigint>();
  for (const [used, byPrize] of ways)
    for (const [prize, before] of byPrize)
      counted.set(prize, (counted.get(prize) ?? 0n) + before * BigInt(grass) ** BigInt(cells - used));
  return counted;
};

export const allCards = BigInt(weightOfAll) ** BigInt(cells);
export const cardsByPrize = count();
