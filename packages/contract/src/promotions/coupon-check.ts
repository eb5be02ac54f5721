/** What a code brings, asked before it is redeemed: by the registration and by the bonus code field. */
import { z } from 'zod';
import { promotion } from './promotions.ts';
import { invitation } from './referrals.ts';

export const couponCheck = z.object({
  valid: z.boolean(),
  promotion: promotion.optional(),
  invitation: invitation.optional(),
});
