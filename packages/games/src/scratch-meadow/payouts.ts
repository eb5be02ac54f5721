/** Possible payouts of a card: one for each prize. */
import type { BetPayouts } from '../stake-limits.ts';
import { allCards, cardsByPrize, pictures } from './versions/1-odds.ts';

const payouts: BetPayouts = {
  highestE4: BigInt(pictures.at(-1)?.pays ?? 0) * 10_000n,
  payouts: pictures.map(({ pays }) => ({ multiplierE4: BigInt(pays) * 10_000n, weight: cardsByPrize.get(pays) ?? 0n })),
  total: allCards,
};

export const payoutsOf = (): BetPayouts => payouts;
