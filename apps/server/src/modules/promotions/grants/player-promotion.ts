/** A promotion that a player accepted, and what became of it. */
import type { PlayerPromotionState } from '@carmine/contract/promotions/promotions';
import type { CurrencyCode } from '@carmine/money';
import type { Id, PlayerId } from '../../../platform/ids/ids.ts';
import type { BonusTerms } from '../../wallet/index.ts';
import type { PromotionId } from '../offers/promotion.ts';

/** Also the bonus' id in the ledger. */
export type PlayerPromotionId = Id<'own'>;

export type GrantSource = 'promotion' | 'unlock' | 'level_gift' | 'cashback' | 'referral' | 'campaign';

export interface PlayerPromotion {
  readonly id: PlayerPromotionId;
  readonly playerId: PlayerId;
  readonly source: GrantSource;
  readonly promotionId: PromotionId | undefined;
  readonly version: number | undefined;
  readonly reference: string | undefined;
  readonly state: PlayerPromotionState;
  readonly reason: string | undefined;
  readonly currency: CurrencyCode;
  readonly couponId: bigint | undefined;
  readonly depositId: bigint | undefined;
  readonly bonus: bigint;
  /** The part that is winnings of free spins. */
  readonly fromSpins: bigint;
  readonly wagerRequired: bigint;
  readonly wagerTimes: number;
  readonly maxFirstStake: bigint;
  readonly terms: BonusTerms;
  readonly days: number | undefined;
  readonly wagered: bigint;
  readonly converted: bigint | undefined;
  readonly spins: number;
  readonly spinValue: bigint | undefined;
  readonly spinGames: readonly string[];
  readonly spinDays: number | undefined;
  readonly spinGrantId: bigint | undefined;
  readonly unlock: UnlockTerms | undefined;
  readonly createdAt: Date;
  readonly grantedAt: Date | undefined;
  readonly expiresAt: Date | undefined;
  readonly endedAt: Date | undefined;
}

export interface UnlockTerms {
  /** Least deposit, in subunits of the grant's currency. */
  readonly deposit: bigint;
  /** The same in EUR cents, as the rules have it. */
  readonly depositCents: bigint;
  readonly percent: number;
  readonly times: number;
  readonly days: number;
}

/** What is granted: bonus money, free spins, or both. */
export interface Award {
  readonly bonus: bigint;
  readonly fromSpins: bigint;
  /** Worth of the bonus at the grant, EUR cents. */
  readonly bonusCents: bigint;
  readonly wagerRequired: bigint;
  readonly wagerTimes: number;
  readonly maxFirstStake: bigint;
  /** Absent: none beside the wagering. */
  readonly terms?: BonusTerms | undefined;
  readonly days: number | undefined;
  readonly spins: number;
  readonly spinValue: bigint | undefined;
  readonly spinGames: readonly string[];
  readonly spinDays: number | undefined;
  readonly unlock: UnlockTerms | undefined;
}

export const openStates: readonly PlayerPromotionState[] = ['armed', 'review', 'queued', 'active'];
