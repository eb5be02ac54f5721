/** A friend who registered with somebody's code, and the rewards that follow. Pure. */
import type { FriendState, ReferralRules } from '@carmine/contract/promotions/referrals';
import { money, toEur, type CurrencyCode } from '@carmine/money';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { PlayerPromotionState } from '@carmine/contract/promotions/promotions';
import type { Relative } from '../grants/grant-facts-store.ts';
import { centsOf } from '../offers/promotion.ts';

export type ReferralState = 'waiting' | 'settled' | 'earned' | 'refused';

/** Why a referral brings nothing; staff read it. */
export type ReferralRefusal = 'below_least' | 'deposit_reversed' | Exclude<Relative['basis'], 'device'>;

export interface Referral {
  /** The friend. */
  readonly playerId: PlayerId;
  readonly referrerId: PlayerId;
  readonly version: number;
  readonly state: ReferralState;
}

export interface FirstDeposit {
  readonly depositId: bigint;
  readonly currency: CurrencyCode;
  /** The part that became cash; undefined until its credit has been heard of. */
  readonly cash: bigint | undefined;
  /** EUR per unit, of the deposit. */
  readonly eurRate: bigint;
  readonly settledAt: Date | undefined;
  readonly isReversed: boolean;
}

export type Side = 'friend' | 'referrer';

export type Decision =
  | { readonly earned: false; readonly reason: ReferralRefusal }
  /** `review`: why a person has to look at both rewards before they start. */
  | { readonly earned: true; readonly review: 'same_device' | undefined };

/**
 * `related`: accounts of the friend's household that are the referrer's own, or that have earned a referral before.
 */
export const decide = (
  { leastDepositEur }: Pick<ReferralRules, 'leastDepositEur'>,
  { cash = 0n, currency, eurRate, isReversed }: FirstDeposit,
  related: readonly Relative[],
): Decision => {
  if (isReversed) return { earned: false, reason: 'deposit_reversed' };
  // Rounded down, as a tier is reached.
  const cents = toEur(money(currency, cash), { currency, scaled: eurRate }, 'floor').subunits;
  if (cents < centsOf(leastDepositEur)) return { earned: false, reason: 'below_least' };
  const [sure] = related.flatMap(({ basis }) => (basis === 'device' ? [] : [basis]));
  if (sure !== undefined) return { earned: false, reason: sure };
  return { earned: true, review: related.length > 0 ? 'same_device' : undefined };
};

/** First day of the month (UTC). */
export const monthOf = (at: Date): string => `${at.toISOString().slice(0, 7)}-01`;

/** How a friend's row reads to the one who invited. */
export const friendState = (
  state: ReferralState,
  reward: 'due' | 'granted' | 'refused' | null,
  grant: PlayerPromotionState | null,
  grantReason: string | null,
): FriendState => {
  if (state === 'refused' || reward === 'refused') return 'not_rewarded';
  if (state !== 'earned') return 'registered';
  if (reward !== 'granted' || grant === 'review') return 'checking';
  return grant === 'removed' && grantReason === 'household' ? 'not_rewarded' : 'rewarded';
};
