/** What promotions cost the house, and what it may still have to pay for them. Amounts are subunits. */
import type { promotionCostKinds } from '@carmine/contract/back-office/money/reports';
import type { CurrencyCode } from '@carmine/money';

export type PromotionKind = (typeof promotionCostKinds)[number];

/** Kinds of transfers, and whether one costs the house something (1), gives it back (-1), or only says where it went (0). */
export const promotionKinds: Readonly<Record<PromotionKind, -1 | 0 | 1>> = {
  bonus_granted: 1,
  bonus_restored: 1,
  bonus_removed: -1,
  bonus_completed: 0,
  free_spin_win: 1,
  free_spins_unlocked: 0,
  free_spins_expired: -1,
  free_spins_forfeited: -1,
  promo_win: 1,
  promo_win_reversed: -1,
  reward_rakeback: 1,
  reward_race_prize: 1,
  reward_level_gift: 1,
  reward_referral: 1,
  reward_promotion: 1,
  tournament_added: 1,
};

/** Belong to rounds. */
export const ofRounds: readonly PromotionKind[] = [
  'free_spin_win',
  'promo_win',
  'promo_win_reversed',
  'bonus_completed',
];

export interface PromotionDay {
  /** `YYYY-MM-DD`, UTC. */
  readonly day: string;
  readonly currency: CurrencyCode;
  readonly kind: PromotionKind;
  readonly count: number;
  readonly amount: bigint;
}

/** Of one currency. */
export interface PromotionLiability {
  readonly currency: CurrencyCode;
  /** Money of active bonuses. */
  readonly bonus: bigint;
  /** Winnings of free spins that are not unlocked. */
  readonly freeSpinWin: bigint;
  /** Stakes of the free spins that can still be played. */
  readonly freeSpins: bigint;
  /** In prize pools of open tournaments: entries too. */
  readonly prizePools: bigint;
}

export interface PromotionFigures {
  /** Newest day first. */
  readonly days: readonly PromotionDay[];
  readonly open: readonly PromotionLiability[];
}
