/** Bets of Blackjack Classic, version 2: chips before one to five seats. All that a picture needs of the rules to know the stakes. */
import type { BetPayouts } from '../../stake-limits.ts';
import { unitsOn, type Chips } from '../../tables/chips.ts';

/** From the dealer's left to his right: the order in which they are dealt and played. */
export const seats = ['seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5'] as const;

export interface BlackjackParams {
  /** Betting units by seat: each is a hand of its own. */
  readonly chips: Chips;
}

export const usualChips: Chips = { 'seat-3': 1 };

export const isSeat = (spot: string): boolean => seats.some((seat) => seat === spot);

export const stakeUnits = ({ chips }: BlackjackParams): bigint => BigInt(unitsOn(chips));

/** Each seat split to four hands, all of them doubled and won: times what was bet first. */
const mostTimes = 16;

/**
 * The highest payout is exact. The payouts are a sample that returns what is proven, of hands that are neither split nor doubled: what
 * is lost by rounding can be seen from them.
 */
export const payoutsOf = (params: BlackjackParams): BetPayouts => {
  const units = stakeUnits(params);
  return {
    units,
    highestE4: units * BigInt(mostTimes) * 10_000n,
    payouts: [
      { multiplierE4: units * 10_000n, weight: 86_400n },
      { multiplierE4: units * 20_000n, weight: 398_145n },
      { multiplierE4: units * 25_000n, weight: 45_300n },
    ],
    total: 1_000_000n,
    sampled: true,
  };
};
