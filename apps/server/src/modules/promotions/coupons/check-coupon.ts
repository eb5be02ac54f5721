/** Whether a code can be used now. */
import type { Sql } from '../../../database/database.ts';
import { readOffered } from '../offers/offer-store.ts';
import type { Promotion } from '../offers/promotion.ts';
import { normalizeCode } from './coupon.ts';
import { findCoupon, type Coupon } from './coupon-store.ts';

export interface ValidCoupon extends Coupon {
  readonly promotion: Promotion;
}

/** The same answer for a code that never existed, is used up or has expired. */
export const findValidCoupon = async (sql: Sql, text: string, now: Date): Promise<ValidCoupon | undefined> => {
  const code = normalizeCode(text);
  const coupon = code === undefined ? undefined : await findCoupon(sql, code);
  const offered = await readOffered(sql);
  if (coupon === undefined) return undefined;
  if (coupon.usesLeft !== null && coupon.usesLeft <= 0) return undefined;
  if (coupon.expiresAt !== null && coupon.expiresAt <= now) return undefined;
  const promotion = offered.find(({ id }) => id === coupon.promotionId);
  return promotion === undefined ? undefined : { ...coupon, promotion };
};
