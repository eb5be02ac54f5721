/** Refusals about promotions and coupons. */
import type { CodeTexts } from './parameters.ts';

export const promotionRefusals = {
  promotion_changed: 'This promotion has changed. Please read it again before you accept it.',
  promotion_ended: 'This promotion has already ended.',
  promotion_unavailable: (p) => {
    if (p.is('why', 'confirm_email')) return 'Please confirm your email first.';
    if (p.is('why', 'rate_stale'))
      return 'Promotions in this currency are paused for a moment. Please try again soon or use another currency.';
    if (p.is('why', 'used')) return 'You have already used this promotion.';
    if (p.is('why', 'cap_reached')) return 'You have already received the most this promotion gives.';
    if (p.is('why', 'coupon_needed')) return 'This promotion needs a bonus code.';
    return 'This promotion is not available to you right now.';
  },
  coupon_invalid: 'This code is not valid. Check it, or continue without one.',
} as const satisfies CodeTexts;
