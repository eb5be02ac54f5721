/** The offer that a deposit is made under: its own code's, else the armed one. It is kept, however late the deposit settles. */
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { findValidCoupon } from '../coupons/check-coupon.ts';
import type { PromotionsDeps } from '../deps.ts';
import { takesDeposit } from '../offers/eligibility.ts';
import { readVersion } from '../offers/offer-store.ts';
import { isWelcomeOver } from '../offers/promotion.ts';
import { insertMadeUnder } from './deposit-offer-store.ts';
import { findArmed } from '../grants/grant-store.ts';

export interface BoundDeposit {
  readonly playerId: PlayerId;
  readonly depositId: bigint;
  readonly currency: CurrencyCode;
  readonly eurRate: bigint;
  /** Typed into the deposit: counts for it alone, and before what is armed. */
  readonly coupon: string | undefined;
}

/** In the transaction that creates the deposit. */
export const bindDeposit =
  ({ clock, countDeposits }: Pick<PromotionsDeps, 'clock' | 'countDeposits'>) =>
  async (sql: Sql, { playerId, depositId, currency, eurRate, coupon: code }: BoundDeposit): Promise<void> => {
    const made = { playerId, depositId, currency, eurRate };
    const coupon = code === undefined ? undefined : await findValidCoupon(sql, code, clock.now());
    if (coupon !== undefined && takesDeposit(coupon.promotion.rules, { now: clock.now(), currency })) {
      const { id: promotionId, version } = coupon.promotion;
      await insertMadeUnder(sql, { ...made, promotionId, version, armedId: undefined, couponId: coupon.id });
      return;
    }
    const armed = await findArmed(sql, playerId);
    if (armed?.promotionId === undefined || armed.version === undefined) return;
    const { promotionId, version, id: armedId, couponId } = armed;
    const { rules } = await readVersion(sql, promotionId, version);
    // It stays armed for the next deposit that qualifies.
    if (!takesDeposit(rules, { now: clock.now(), currency })) return;
    if (rules.kind === 'welcome' && isWelcomeOver(rules, await countDeposits(sql, playerId))) return;
    await insertMadeUnder(sql, { ...made, promotionId, version, armedId, couponId });
  };
