/** The back office's search for players, payments and rounds. */
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
  /** Protection status as every bet checks it; includes breaks and exclusions, unlike the account's state. */
  protectionStatus: z.enum(['active', 'cool_off', 'excluded', 'locked', 'closed']),
  protectionUntil: isoTime.nullable(),
  createdAt: isoTime,
  /** For an erased player: since when, if known; the personal values are then empty. */
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

/** What a result was found by. `deposit`, `withdrawal`: by its ID, for operators who may not view payments. */
export const searchMatches = [
  ...(['id', 'email', 'name', 'phone', 'address', 'deposit', 'withdrawal'] as const),
  ...(['reference', 'transaction', 'deposit_address', 'payout_address'] as const),
] as const;
const match = z.enum(searchMatches);
export type SearchMatch = z.infer<typeof match>;

const named = z.object({ id: z.string(), name: z.string() });

/** The text is in the body, so that personal data stays out of URLs, which are logged on the way. */
export const searchOffice = endpoint({
  name: 'searchOffice',
  method: 'POST',
  path: `${base}/search`,
  summary:
    'Finds players by name, email or ID, with permission also by phone or postal address; payments by ID, with permission also by reference, transaction or address; rounds by ID',
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
      /** There are more matches than these. */
      more: z.boolean(),
    }),
  },
});
export type SearchAnswer = z.infer<(typeof searchOffice.answers)[200]>;
