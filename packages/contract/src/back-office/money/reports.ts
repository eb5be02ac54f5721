/** Reports about the house's money. */
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { amountAnswer, currencyAnswer } from '../../types.ts';

const day = z.iso.date();

/** Where a promotion's money went, by kind of transfer. */
export const promotionCostKinds = [
  'bonus_granted',
  'bonus_restored',
  'bonus_removed',
  'bonus_completed',
  'free_spin_win',
  'free_spins_unlocked',
  'free_spins_expired',
  'free_spins_forfeited',
  'promo_win',
  'promo_win_reversed',
  'reward_rakeback',
  'reward_race_prize',
  'reward_level_gift',
  'reward_referral',
  'reward_promotion',
  'tournament_added',
] as const;

export const readPromotionCosts = endpoint({
  name: 'readPromotionCosts',
  method: 'GET',
  path: '/back-office/api/v1/reports/promotions',
  summary: 'What promotions cost by kind and day, and what is still open of them',
  access: 'staff:payments.read',
  unaudited: 'shows no player',
  rateLimit: 'read',
  mayBeOlder: true,
  /** Days in UTC, both included; without them the last 30. */
  query: z.strictObject({ from: day.optional(), to: day.optional() }),
  answers: {
    200: z.object({
      from: day,
      to: day,
      days: z.array(
        z.object({
          day,
          kind: z.enum(promotionCostKinds),
          currency: currencyAnswer,
          count: z.number(),
          /** Below zero: the house has it back. */
          amount: amountAnswer,
          /** False: it only moved between accounts of the player. */
          isCost: z.boolean(),
        }),
      ),
      /** Of the period, by currency. */
      costs: z.array(z.object({ currency: currencyAnswer, cost: amountAnswer })),
      /** Now, by currency. */
      open: z.array(
        z.object({
          currency: currencyAnswer,
          bonus: amountAnswer,
          freeSpinWinnings: amountAnswer,
          freeSpins: amountAnswer,
          prizePools: amountAnswer,
        }),
      ),
    }),
  },
});
export type PromotionCosts = z.infer<(typeof readPromotionCosts.answers)[200]>;
