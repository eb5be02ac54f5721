/** Who gets which prize. Pure; the written rule of races and tournaments. */
import { readAmount } from '@carmine/money';

export const centsOf = (eur: string): bigint => readAmount('EUR', eur).subunits;

/** Entries with the house's part taken off, rounded in the house's favour, and what the house adds. */
export const prizePool = (pot: { readonly entered: bigint; readonly added: bigint; readonly housePercent: number }) =>
  pot.added + (pot.entered * BigInt(100 - pot.housePercent)) / 100n;

/** A race's prizes belong to places; nobody shares one, because the earlier of equal scores is ahead. */
export const racePrizes = (prizes: readonly string[], places: number): readonly bigint[] =>
  prizes.slice(0, places).map(centsOf);

/** Ranks of a descending list of scores: equal ones are equal. */
export const sharedRanks = (scores: readonly bigint[]): readonly number[] => {
  const ranks: number[] = [];
  for (const [index, score] of scores.entries())
    ranks.push(index > 0 && scores[index - 1] === score ? (ranks[index - 1] ?? 1) : index + 1);
  return ranks;
};

/**
 * The prize list says how the pool is divided among the places that are taken. Players with an equal score divide the prizes of the
 * places they take together; what cannot be divided stays in the pool, which the house keeps.
 */
export const tournamentPrizes = (
  pool: bigint,
  prizes: readonly string[],
  scores: readonly bigint[],
): readonly bigint[] => {
  const weights = prizes.slice(0, scores.length).map(centsOf);
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  const ranks = sharedRanks(scores);
  return scores.map((_score, index) => {
    const [first, size] = [(ranks[index] ?? 1) - 1, BigInt(ranks.filter((rank) => rank === ranks[index]).length)];
    const share = weights.slice(first, first + Number(size)).reduce((sum, weight) => sum + weight, 0n);
    return whole === 0n ? 0n : (pool * share) / (whole * size);
  });
};
