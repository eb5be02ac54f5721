/** What promotions moved in a player's wallets, one by one: bonuses, winnings of free spins, rakeback, prizes, entries to tournaments. */
import { z } from 'zod';
import { activityPromotions } from '../games/activity.ts';
import { endpoint } from '../endpoint.ts';
import { amountAnswer, currencyAnswer, isoTime, pageOf, pageQuery } from '../types.ts';

/** Which of the player's money it is. */
export const promotionPurses = ['cash', 'bonus', 'free_spins'] as const;

const promotionMoney = z.object({
  kind: z.enum(activityPromotions),
  currency: currencyAnswer,
  /** Below zero: it left the player. */
  amount: amountAnswer,
  purse: z.enum(promotionPurses),
  at: isoTime,
});
export type PromotionMoney = z.infer<typeof promotionMoney>;

export const getPromotionMoney = endpoint({
  name: 'getPromotionMoney',
  method: 'GET',
  path: '/profile-service/api/v1/history/promotion',
  summary: 'What promotions moved in the player’s wallets, newest first',
  access: 'cashier',
  rateLimit: 'read',
  query: pageQuery.extend({ from: z.iso.date().optional(), to: z.iso.date().optional() }),
  answers: { 200: pageOf(promotionMoney) },
});
