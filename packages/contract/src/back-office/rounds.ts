/** The operators' view of one round: what its player can see, and no more. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { roundRecord } from '../games/game-service.ts';
import { amountAnswer, currencyAnswer, currencyRequest, isoTime } from '../types.ts';

export const readRound = endpoint({
  name: 'readRound',
  method: 'GET',
  path: '/back-office/api/v1/rounds/:id',
  summary: 'One round with everything needed to verify it; the server seed only once it is revealed',
  access: 'staff:players.read',
  rateLimit: 'read',
  params: z.strictObject({ id: z.string().min(5).max(64) }),
  answers: { 200: z.object({ player: z.object({ id: z.string(), name: z.string() }), round: roundRecord }) },
});

/** A line of a list of rounds. */
export const roundLine = z.object({
  id: z.string(),
  game: z.string(),
  currency: currencyAnswer,
  stake: amountAnswer,
  payout: amountAnswer,
  /** In 1/10,000 of the stake. */
  multiplier: z.string(),
  status: z.enum(['open', 'settled', 'voided']),
  at: isoTime,
});
export type RoundLine = z.infer<typeof roundLine>;

const listedRound = roundLine.extend({ player: z.object({ id: z.string(), name: z.string() }) });
export type ListedRound = z.infer<typeof listedRound>;

const id = z.string().min(5).max(64);
const moment = z.iso.datetime({ offset: true });

export const listRounds = endpoint({
  name: 'listRounds',
  method: 'GET',
  path: '/back-office/api/v1/rounds',
  summary: 'Rounds of all players, newest first, filtered by player, game, currency, time or large wins',
  access: 'staff:players.read',
  rateLimit: 'read',
  mayBeOlder: true,
  query: z.strictObject({
    player: id.optional(),
    game: z
      .string()
      .regex(/^[a-z0-9:_-]{1,80}$/)
      .optional(),
    currency: currencyRequest.optional(),
    from: moment.optional(),
    /** Exclusive. */
    to: moment.optional(),
    /** `large`: wins of some ten euro and more. */
    wins: z.enum(['all', 'large']).default('all'),
    /** The last round of the page before. */
    before: id.optional(),
    size: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answers: {
    200: z.object({
      items: z.array(listedRound),
      more: z.boolean(),
      games: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  },
});
