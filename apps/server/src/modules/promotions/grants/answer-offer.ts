/** The player's answer to an offer: accepting arms it for the next qualifying deposit, rejecting disarms it. */
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { findValidCoupon } from '../coupons/check-coupon.ts';
import type { PromotionsDeps } from '../deps.ts';
import { isShown, type Ineligible } from '../offers/eligibility.ts';
import { readOffered } from '../offers/offer-store.ts';
import { isGrantable, type Promotion, type PromotionId } from '../offers/promotion.ts';
import { findOfferFacts, type Asker } from '../offers/offer-facts.ts';
import { countedFrom } from '../offers/window.ts';
import { grantPromotion } from './grant-promotion.ts';
import { countInPeriod, lockPlayers, readHousehold } from './grant-facts-store.ts';
import { findArmed, findOwn, findRejected, insertOwn, moveOwn, readOwn } from './grant-store.ts';
import type { PlayerPromotion } from './player-promotion.ts';

export type AnswerRefusal =
  | { readonly ok: false; readonly reason: 'not_found' | 'promotion_changed' | 'coupon_invalid' }
  | { readonly ok: false; readonly reason: 'promotion_unavailable'; readonly why: Ineligible | 'household' };

export type Answered = { readonly ok: true; readonly own: PlayerPromotion } | AnswerRefusal;

const hint = ({ live }: PromotionsDeps, playerId: PlayerId): void =>
  live.push({ audience: { playerId }, topic: 'promotions', data: {} });

interface Accepted {
  readonly asker: Asker;
  readonly promotion: Promotion;
  readonly couponId: bigint | undefined;
}

/** Arms it; accepting another replaces what was armed. The same again is answered by what is armed already. */
const arm = async (
  { clock }: PromotionsDeps,
  sql: Sql,
  { asker: { playerId, currency }, promotion, couponId }: Accepted,
): Promise<PlayerPromotion | 'used'> => {
  const { id, version, rules } = promotion;
  const armed = await findArmed(sql, playerId);
  if (armed?.promotionId === id && armed.version === version && armed.couponId === couponId) return armed;
  const used = await countInPeriod(sql, playerId, id, countedFrom(rules, clock.now()));
  if (used >= rules.perPlayer.most) return 'used';
  if (armed !== undefined) await moveOwn(sql, armed, { state: 'cancelled', reason: 'replaced' });
  return insertOwn(sql, {
    ...{ playerId, source: 'promotion', promotionId: id, version, state: 'armed', currency, couponId },
  });
};

const accept = async (deps: PromotionsDeps, accepted: Accepted, maxWagering: number): Promise<Answered> => {
  const { asker, promotion, couponId } = accepted;
  const { playerId, currency } = asker;
  const isGift = promotion.rules.reward.kind === 'gift';
  const [rate, relatives] = await Promise.all([
    deps.rates.rate(currency),
    isGift ? readHousehold(deps.db, playerId) : [],
  ]);
  if (rate === undefined) return { ok: false, reason: 'promotion_unavailable', why: 'rate_stale' };
  const done = await deps.db.transaction(async (sql): Promise<Answered> => {
    await lockPlayers(sql, [playerId, ...relatives.map((one) => one.playerId)]);
    if (!isGift) {
      const own = await arm(deps, sql, accepted);
      return own === 'used' ? { ok: false, reason: 'promotion_unavailable', why: 'used' } : { ok: true, own };
    }
    await deps.wallet.openWallet(sql, { playerId, currency, makeDefault: false });
    const granted = await grantPromotion(deps, sql, {
      ...{ playerId, promotion, currency, own: undefined, couponId, offeredAt: deps.clock.now(), rate },
      ...{ maxWagering, relatives },
    });
    if (granted.ok) {
      const own = await findOwn(sql, playerId, granted.id as PlayerPromotion['id']);
      if (own === undefined) throw new Error(`Promotion ${granted.id} of the player is gone`);
      return { ok: true, own };
    }
    if (granted.reason === 'coupon_spent') return { ok: false, reason: 'coupon_invalid' };
    const why = granted.reason === 'below_tier' ? 'audience' : granted.reason;
    return { ok: false, reason: 'promotion_unavailable', why };
  });
  if (done.ok) hint(deps, playerId);
  return done;
};

/** `version`: as the player saw it. */
export const acceptOffer =
  (deps: PromotionsDeps) =>
  async (asker: Asker, { id, version }: { id: PromotionId; version?: number | undefined }): Promise<Answered> => {
    const promotion = (await readOffered(deps.db)).find((one) => one.id === id);
    if (promotion === undefined || !isGrantable(promotion.rules)) return { ok: false, reason: 'not_found' };
    if (version !== undefined && version !== promotion.version) return { ok: false, reason: 'promotion_changed' };
    const facts = await findOfferFacts(deps, asker);
    const why = facts.whyNot(promotion);
    if (why !== undefined) return { ok: false, reason: 'promotion_unavailable', why };
    return accept(deps, { asker, promotion, couponId: undefined }, facts.maxWagering);
  };

/** Of several coupons, the last one counts. */
export const redeemCoupon =
  (deps: PromotionsDeps) =>
  async (asker: Asker, code: string): Promise<Answered> => {
    const coupon = await findValidCoupon(deps.db, code, deps.clock.now());
    if (coupon === undefined) return { ok: false, reason: 'coupon_invalid' };
    const { promotion, id: couponId } = coupon;
    const facts = await findOfferFacts(deps, asker);
    const why = facts.whyNot(promotion, true);
    if (why === 'confirm_email' || why === 'rate_stale') return { ok: false, reason: 'promotion_unavailable', why };
    // Whom it is for and whether it was used are not told apart from a code that does not exist.
    if (why !== undefined || !isGrantable(promotion.rules)) return { ok: false, reason: 'coupon_invalid' };
    return accept(deps, { asker, promotion, couponId }, facts.maxWagering);
  };

const reject = async (
  sql: Sql,
  playerId: PlayerId,
  currency: CurrencyCode,
  { id, version }: Pick<Promotion, 'id' | 'version'>,
): Promise<PlayerPromotion> => {
  const armed = await findArmed(sql, playerId);
  if (armed?.promotionId === id) {
    await moveOwn(sql, armed, { state: 'rejected' });
    return { ...armed, state: 'rejected' };
  }
  return (
    (await findRejected(sql, playerId, id, version)) ??
    insertOwn(sql, { ...{ playerId, source: 'promotion', promotionId: id, version, state: 'rejected', currency } })
  );
};

/** It can still be accepted later, while it is offered. */
export const rejectOffer =
  (deps: PromotionsDeps) =>
  async ({ playerId, currency }: Pick<Asker, 'playerId' | 'currency'>, id: PromotionId): Promise<Answered> => {
    const promotion = (await readOffered(deps.db)).find((one) => one.id === id);
    if (promotion === undefined) return { ok: false, reason: 'not_found' };
    const own = await deps.db.transaction(async (sql) => {
      await lockPlayers(sql, [playerId]);
      return reject(sql, playerId, currency, promotion);
    });
    hint(deps, playerId);
    return { ok: true, own };
  };

export const rejectAllOffers =
  (deps: PromotionsDeps) =>
  async (asker: Asker): Promise<void> => {
    const { playerId, currency } = asker;
    const [offered, facts] = await Promise.all([readOffered(deps.db), findOfferFacts(deps, asker)]);
    const shown = offered.filter((one) => isGrantable(one.rules) && isShown(facts.whyNot(one)));
    await deps.db.transaction(async (sql) => {
      await lockPlayers(sql, [playerId]);
      const armed = await findArmed(sql, playerId);
      if (armed !== undefined) await moveOwn(sql, armed, { state: 'rejected' });
      for (const one of shown) if (one.id !== armed?.promotionId) await reject(sql, playerId, currency, one);
    });
    hint(deps, playerId);
  };

/**
 * What the player typed at the registration, on the brand of that site. A code for a deposit is armed at once; a gift waits for the confirmed
 * address. A code that cannot be used any more is forgotten without a word, and one that follows the player's own choice too.
 */
export const redeemAtRegistration =
  (deps: PromotionsDeps) =>
  async (playerId: PlayerId): Promise<void> => {
    const given = await deps.registration(playerId);
    if (given === undefined || (await readOwn(deps.db, playerId, 1)).length > 0) return;
    const currency = (await deps.wallet.wallets(playerId)).find((held) => held.default)?.currency;
    if (currency === undefined) return;
    const asker = { playerId, addressCountry: given.country, currency, skin: given.skin ?? undefined };
    await redeemCoupon(deps)(asker, given.code);
  };
