/** The one box of the back office that finds players, payments and rounds. */
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { amountAnswer, currencyAnswer, isoTime } from '../../types.ts';

const base = '/back-office/api/v1';

export const foundPlayer = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  country: z.string().nullable(),
  status: z.string(),
  /** What every bet is held to: a break or an exclusion shows here, not in the account's state. */
  protectionStatus: z.enum(['active', 'cool_off', 'excluded', 'locked', 'closed']),
  protectionUntil: isoTime.nullable(),
  createdAt: isoTime,
  /** Of a player whose personal data nobody can open any more: since when, where it is known; then no value here is one. */
  erased: z.object({ at: isoTime.nullable() }).nullable(),
});

export const listNewestPlayers = endpoint({
  name: 'listNewestPlayers',
  method: 'GET',
  path: `${base}/players`,
  summary: 'The newest players',
  access: 'staff:players.read',
  rateLimit: 'read',
  answers: { 200: z.array(foundPlayer) },
});

/** By what something was found. `deposit`, `withdrawal`: by the id of one, for whoever may not look at payments. */
export const searchMatches = [
  ...(['id', 'email', 'name', 'phone', 'address', 'deposit', 'withdrawal'] as const),
  ...(['reference', 'transaction', 'deposit_address', 'payout_address'] as const),
] as const;
const match = z.enum(searchMatches);
export type SearchMatch = z.infer<typeof match>;

const named = z.object({ id: z.string(), name: z.string() });

/** The text is in the body: names and addresses of people stay out of addresses, which are logged on their way. */
export const searchOffice = endpoint({
  name: 'searchOffice',
  method: 'POST',
  path: `${base}/search`,
  summary:
    'Players by name, e-mail or id, and for whoever may see them by phone or postal address; payments by id, and for whoever may look at payments by reference, transaction or address; rounds by id',
  access: 'staff:players.read',
  rateLimit: 'search',
  body: z.strictObject({ query: z.string().max(254) }),
  answers: {
    200: z.object({
      players: z.array(foundPlayer.extend({ by: z.array(match) })),
      payments: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(['deposit', 'withdrawal']),
          player: named,
          method: z.string(),
          currency: currencyAnswer,
          amount: amountAnswer,
          status: z.string(),
          createdAt: isoTime,
          by: match,
        }),
      ),
      rounds: z.array(z.object({ id: z.string(), player: named })),
      /** Not everything that matches is here. */
      more: z.boolean(),
    }),
  },
});
export type SearchAnswer = z.infer<(typeof searchOffice.answers)[200]>;
