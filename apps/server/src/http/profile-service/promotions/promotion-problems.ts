/** Every refusal about promotions and coupons. */
import { problemTable } from '../../problem-table.ts';

export const promotionProblems = problemTable('promotions', {
  promotion_changed: { status: 409, title: 'Promotion changed' },
  promotion_ended: { status: 409, title: 'Promotion ended' },
  promotion_unavailable: { status: 422, title: 'Promotion not available' },
  coupon_invalid: { status: 422, title: 'Bonus code not valid' },
});
