/**
 * Owns what the house promises players: offers and their terms, coupons, grants and their queue, the loyalty programme, races and
 * tournaments, refer a friend, affiliates, campaigns. Must never move money itself (the wallet does) nor promise what the rules of the accepted version do not say.
 */
import type { CurrencyCode, Language } from '@carmine/money';
import type { PlayerId } from '../../platform/ids/ids.ts';
import { grantCashback } from './cashback/cashback.ts';
import { findValidCoupon } from './coupons/check-coupon.ts';
import type { PromotionsDeps } from './deps.ts';
import {
  acceptOffer,
  redeemAtRegistration,
  redeemCoupon,
  rejectAllOffers,
  rejectOffer,
} from './grants/answer-offer.ts';
import { bindDeposit } from './deposits/bind-deposit.ts';
import { endClosed, endForClosed } from './ends/closed-account.ts';
import { noteBonusNotRestored, noteBonusRestored, noteCashOut, noteCashOutReturned } from './ends/cash-out.ts';
import { cancelGrant, expireGrants, noteBonusEnd, reverseDeposit } from './ends/end-grant.ts';
import { expireWinnings } from './ends/spin-winnings.ts';
import { warnExpiry } from './ends/warn-expiry.ts';
import { decideReview } from './grants/decide-review.ts';
import { grantByRule } from './grants/grant-by-rule.ts';
import { listOwn, showOwn } from './grants/read-own.ts';
import { noteSettled } from './deposits/deposit-offer-store.ts';
import { decideWaiting, settleDeposit, type CreditedDeposit } from './deposits/settle-deposit.ts';
import { readUnlocks } from './grants/spin-unlock-store.ts';
import { leastEarningDeposit, listOffers, showOffer } from './offers/list-offers.ts';
import { findOfferFacts } from './offers/offer-facts.ts';
import { readCompetitionOffers } from './offers/offer-store.ts';

export { cashLosses } from './cashback/cashback.ts';
export type { PromotionsDeps } from './deps.ts';
export { subscribePromotions } from './events.ts';
export * from './loyalty/index.ts';
export * from './competitions/index.ts';
export * from './campaigns/index.ts';
export * from './desk/index.ts';
export * from './referrals/index.ts';
export * from './affiliates/index.ts';
export { declarePromotionJobs } from './jobs.ts';
export type { Answered, AnswerRefusal } from './grants/answer-offer.ts';
export type { BoundDeposit } from './deposits/bind-deposit.ts';
export type { RuleGrant, RuleGranted } from './grants/grant-by-rule.ts';
export type { PlayerPromotionId } from './grants/player-promotion.ts';
export type { SpinUnlock } from './grants/spin-unlock-store.ts';
export type { PromotionId } from './offers/promotion.ts';

export type Promotions = ReturnType<typeof createPromotions>;

interface CouponAsker {
  readonly playerId: PlayerId | undefined;
  readonly addressCountry: string;
  readonly currency: CurrencyCode;
  readonly skin?: string | undefined;
}

export const createPromotions = (deps: PromotionsDeps) => ({
  /** The races and tournaments that are offered. */
  competitions: () => readCompetitionOffers(deps.db),
  /** Offered to the player, or to a visitor as a new player would be offered them. */
  offers: listOffers(deps),
  accept: acceptOffer(deps),
  reject: rejectOffer(deps),
  rejectAll: rejectAllOffers(deps),
  redeem: redeemCoupon(deps),
  own: listOwn(deps),
  ownOne: showOwn(deps),
  cancel: cancelGrant(deps),
  /** Whether the code can be used now; the promotion as the visitor or player would be offered it. */
  checkCoupon: async (code: string, asker: CouponAsker, language: Language) => {
    const coupon = await findValidCoupon(deps.db, code, deps.clock.now());
    if (coupon === undefined) return undefined;
    return showOffer(deps)(coupon.promotion, asker, language);
  },
  /** Whether the player's next deposit may be made with this code. */
  isCoupon: async (code: string, asker: Omit<CouponAsker, 'playerId'> & { readonly playerId: PlayerId }) => {
    const coupon = await findValidCoupon(deps.db, code, deps.clock.now());
    if (coupon === undefined || coupon.promotion.rules.reward.kind !== 'deposit') return false;
    return (await findOfferFacts(deps, asker)).whyNot(coupon.promotion, true) === undefined;
  },
  /** In the transaction that creates a deposit. */
  bindDeposit: bindDeposit(deps),
  /** After the hold of a withdrawal, in its transaction. */
  noteCashOut: noteCashOut(deps),
  /** EUR cents; undefined: no deposit earns anything. */
  leastEarningDeposit: leastEarningDeposit(deps),
  /** How winnings of free spins become bonus money, by currency. */
  unlocks: (playerId: PlayerId) => readUnlocks(deps.db, playerId),
  /** In the caller's transaction, once per reference. */
  grantByRule: grantByRule(deps),
  /** In the transaction of an operator's decision about a grant in review. */
  decideReview: decideReview(deps),
  /** Worker. */
  settleDeposit: settleDeposit(deps),
  noteSettled: (deposit: CreditedDeposit) => noteSettled(deps.db, deposit),
  decideWaiting: decideWaiting(deps),
  reverseDeposit: reverseDeposit(deps),
  noteBonusEnd: noteBonusEnd(deps),
  noteBonusRestored: noteBonusRestored(deps),
  noteBonusNotRestored: noteBonusNotRestored(deps),
  noteCashOutReturned: noteCashOutReturned(deps),
  expire: expireGrants(deps),
  expireWinnings: expireWinnings(deps),
  endForClosed: endForClosed(deps),
  endClosed: endClosed(deps),
  warnExpiry: warnExpiry(deps),
  grantCashback: grantCashback(deps),
  /** The code typed at registration: after it, and once the address of mail is confirmed. */
  redeemAtRegistration: redeemAtRegistration(deps),
});
