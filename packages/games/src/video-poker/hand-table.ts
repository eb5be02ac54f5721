/** What every hand of five cards counts as in a game of video poker, looked up by its ranks and by whether it is suited. */

/** What a rule is told: how many of each rank (deuce … ace), and whether all cards that are not wild have one suit. */
export interface RankedHand {
  readonly counts: readonly number[];
  readonly suited: boolean;
}

/** Index of the paytable's row, best first; -1 where nothing is paid. */
export type HandRule = (hand: RankedHand) => number;

export interface HandTable {
  /** Rank that stands for any card. */
  readonly wild: number | undefined;
  /** 0: nothing, 1: the best row. By the sum of `rankWeights`. */
  readonly plain: Uint8Array;
  readonly suited: Uint8Array;
}

/** Any five ranks of a pack have a sum of their own. */
export const rankWeights = [0, 1, 5, 22, 94, 312, 992, 2_422, 5_624, 12_522, 19_998, 43_258, 79_415] as const;
const highestSum = 4 * 79_415 + 43_258;

export const weightOf = (rank: number): number => rankWeights[rank] ?? 0;

/** `wild`: the rank that stands for any card. */
export const handTable = (rule: HandRule, wild?: number): HandTable => {
  const [plain, suited] = [new Uint8Array(highestSum + 1), new Uint8Array(highestSum + 1)];
  const counts = Array.from({ length: 13 }, () => 0);
  const fill = (rank: number, left: number, sum: number): void => {
    if (left === 0) {
      plain[sum] = rule({ counts, suited: false }) + 1;
      suited[sum] = rule({ counts, suited: true }) + 1;
      return;
    }
    if (rank === 13) return;
    for (let count = 0; count <= Math.min(4, left); count += 1) {
      counts[rank] = count;
      fill(rank + 1, left - count, sum + count * weightOf(rank));
    }
    counts[rank] = 0;
  };
  fill(0, 5, 0);
  return { wild, plain, suited };
};

const suitOf = (card: number): number => 1 << (card & 3);

/** Row of five cards, 1 for the best; 0 for nothing. */
export const rowOf = ({ wild, plain, suited }: HandTable, cards: readonly number[]): number => {
  let [sum, suits] = [0, 0b1111];
  for (const card of cards) {
    sum += weightOf(card >> 2);
    if (card >> 2 !== wild) suits &= suitOf(card);
  }
  // Two cards of one rank never have one suit, so that pairs find nothing among the suited.
  return (suits === 0 ? plain : suited)[sum] ?? 0;
};
