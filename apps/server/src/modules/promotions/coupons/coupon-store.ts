/** SQL of coupons. */
import type { Sql } from '../../../database/database.ts';
import type { PromotionId } from '../offers/promotion.ts';

export interface Coupon {
  readonly id: bigint;
  readonly promotionId: PromotionId;
  readonly usesLeft: number | null;
  readonly expiresAt: Date | null;
}

const columns = `id, promotion_id as "promotionId", most_uses - uses as "usesLeft", expires_at as "expiresAt"`;

export const findCoupon = (sql: Sql, code: string): Promise<Coupon | undefined> =>
  sql.maybe<Coupon & { [column: string]: unknown }>(`select ${columns} from coupons where code = $1`, [code]);

/** Counts one use on the locked row; false if none is left. The database refuses more than its most. */
export const useCoupon = async (sql: Sql, id: bigint): Promise<boolean> =>
  (await sql.run(`update coupons set uses = uses + 1 where id = $1 and (most_uses is null or uses < most_uses)`, [
    id,
  ])) === 1;
