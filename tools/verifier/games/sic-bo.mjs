/**
 * What a chip wins to 1, or nothing at all.
 * @param {{ kind: string, numbers: number[] }} spot @param {number[]} dice
 * @param {{ evens: number, pair: number, double: number, anyTriple: number, triple: number, singles: number[], totals: Record<string, number> }} pays
 */
const winOf = ({ kind, numbers }, dice, pays) => {
  const total = dice.reduce((sum, die) => sum + die, 0);
  const same = new Set(dice).size === 1;
  const shows = numbers.map((number) => dice.filter((die) => die === number).length);
  const [often = 0, other = 0] = shows;
  /** @type {Record<string, number | false | undefined>} */
  const wins = {
    small: !same && total < 11 && pays.evens,
    big: !same && total > 10 && pays.evens,
    odd: !same && total % 2 !== 0 && pays.evens,
    even: !same && total % 2 === 0 && pays.evens,
    'any-triple': same && pays.anyTriple,
    total: total === numbers[0] && pays.totals[String(total)],
    die: often > 0 && pays.singles[often],
    pair: often > 0 && other > 0 && pays.pair,
    double: often > 1 && pays.double,
    triple: often > 2 && pays.triple,
  };
  return wins[kind];
};

/**
 * @param {import('../stream.mjs').Stream} stream
 * @param {{ spots: Record<string, { kind: string, numbers: number[] }>, paysTo1: Parameters<typeof winOf>[2] }} definition
 * @param {import('../check.mjs').Recorded} round
 * @returns {import('../check.mjs').Decided}
 */
export const decide = (stream, { spots, paysTo1 }, { params }) => {
  const { chips } = /** @type {{ chips: Record<string, number> }} */ (params);
  const dice = [1, 2, 3].map(() => 1 + stream.below(6));
  let [multiplier, units] = [0n, 0n];
  for (const [name, count] of Object.entries(chips)) {
    const spot = spots[name];
    if (spot === undefined) throw new Error('no such spot');
    units += BigInt(count);
    const win = winOf(spot, dice, paysTo1);
    if (typeof win === 'number') multiplier += BigInt(count) * BigInt(10_000 * (win + 1));
  }
  const total = dice.reduce((sum, die) => sum + die, 0);
  return { multiplier, units, outcome: { thrown: dice, total, triple: new Set(dice).size === 1 } };
};
