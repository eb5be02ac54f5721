/** What a player has staked, round by round. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountAnswer, currencyAnswer, isoTime, pageOf, pageQuery } from '../types.ts';

const path = '/profile-service/api/v1/history/bet';

export const bet = z.object({
  id: z.string(),
  roundId: z.string(),
  /** The game's id. */
  game: z.string(),
  provider: z.string(),
  currency: currencyAnswer,
  /** Everything staked in the round. */
  stake: amountAnswer,
  payout: amountAnswer,
  /** What the house kept of the win, since the bonus that had paid a part of the stake ended meanwhile; absent if nothing. */
  keptOfBonus: amountAnswer.optional(),
  /** Jackpots won in addition to the payout; absent if none. */
  jackpot: amountAnswer.optional(),
  /** In 1/10,000 of the betting unit. */
  multiplier: z.number().int(),
  status: z.enum(['open', 'settled', 'voided']),
  funding: z.enum(['cash', 'free_spin']),
  placedAt: isoTime,
  settledAt: isoTime.optional(),
});
export type Bet = z.infer<typeof bet>;

/** A date counts from its first moment in UTC; as `to` up to its last. */
const dateOrTime = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

export const getBetHistory = endpoint({
  name: 'getBetHistory',
  method: 'GET',
  path,
  summary: 'The player’s rounds, newest first',
  access: 'cashier',
  rateLimit: 'read',
  mayBeOlder: true,
  query: pageQuery.extend({
    from: dateOrTime.optional(),
    to: dateOrTime.optional(),
    provider: z.string().max(100).optional(),
  }),
  answers: { 200: pageOf(bet) },
});

export const getBetProviders = endpoint({
  name: 'getBetProviders',
  method: 'GET',
  path: `${path}/provider`,
  summary: 'Providers whose games the player has played',
  access: 'cashier',
  rateLimit: 'read',
  mayBeOlder: true,
  answers: { 200: z.array(z.string()) },
});
