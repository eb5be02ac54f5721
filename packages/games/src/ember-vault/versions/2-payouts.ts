/** Bets of Ember Vault, version 2: a spin, or bought respins. All that a picture needs of the rules to know the stakes. */
import type { BuyParams } from '../../slots/engine-slot.ts';
import type { BetPayouts } from '../../stake-limits.ts';

/** What bought respins begin with, and what they cost in stakes. */
export const [boughtCoins, price] = [8, 37];

/** In 1/10,000 of the stake. */
const highestE4 = 50_000_000n;

/** Of all stops of the reels: how many pay so many twentieths of the stake beside whole stakes. */
const twentieths = [
  [2n, 99_318n],
  [4n, 834_959n],
  [6n, 74_207n],
  [8n, 735_808n],
  [10n, 954_551n],
  [12n, 1_258_465n],
  [14n, 72_213n],
  [16n, 489_218n],
  [18n, 89_449n],
] as const;

/** Lines pay twentieths, coins whole stakes: what is lost by rounding is lost in the former. The rest of the return stands in one row. */
const ofSpin: BetPayouts = {
  highestE4,
  payouts: [
    ...twentieths.map(([parts, weight]) => ({ multiplierE4: parts * 500n, weight })),
    { multiplierE4: 100_000n, weight: 1_743_441n },
  ],
  total: 20_511_149n,
  sampled: true,
};

/** Nothing is lost by rounding: only coins pay. */
const ofRespins: BetPayouts = {
  units: BigInt(price),
  highestE4,
  payouts: [{ multiplierE4: 360_000n, weight: 987_661n }],
  total: 1_000_000n,
  sampled: true,
};

/** The highest payout is exact; the payouts are a sample that returns what is proven. */
export const payoutsOf = ({ buy }: BuyParams): BetPayouts => (buy === true ? ofRespins : ofSpin);
