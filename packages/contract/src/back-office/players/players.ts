/** One player as operators see it. Every view is audited. */
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { amountAnswer, currencyAnswer, isoTime, pageOf, pageQuery, text } from '../../types.ts';
import { roundLine } from '../rounds.ts';
import { foundPlayer } from './search.ts';

const base = '/back-office/api/v1';
const id = z.string().min(5).max(64);

const balance = z.object({
  currency: currencyAnswer,
  cash: amountAnswer,
  bonus: amountAnswer,
  locked: amountAnswer,
  cashoutPending: amountAnswer,
  /** The player's money at tables with seats. */
  atTables: amountAnswer,
  /** What the player owes, for example for reversed deposits. */
  owed: amountAnswer,
  freeSpinWinnings: amountAnswer,
  /** `null` while the currency has no rate. */
  cashEur: amountAnswer.nullable(),
  default: z.boolean(),
});

export const readPlayer = endpoint({
  name: 'readPlayer',
  method: 'GET',
  path: `${base}/players/:id`,
  summary: 'One player: state, wallets, totals and masked details',
  access: 'staff:players.read',
  rateLimit: 'read',
  params: z.strictObject({ id }),
  answers: {
    200: foundPlayer.extend({
      confirmed: z.boolean(),
      lastSeenAt: isoTime.nullable(),
      wallets: z.array(balance),
      totals: z.object({ depositedEur: amountAnswer, deposits: z.number().int() }),
      details: z.object({ phone: z.string(), address: z.string(), dateOfBirth: z.string() }),
    }),
  },
});
export type PlayerOverview = z.infer<(typeof readPlayer.answers)[200]>;

export const revealPlayerDetails = endpoint({
  name: 'revealPlayerDetails',
  method: 'POST',
  path: `${base}/players/:id/details`,
  summary: 'The unmasked personal details, with a reason',
  access: 'staff:players.reveal',
  proof: true,
  rateLimit: 'write',
  params: z.strictObject({ id }),
  body: z.strictObject({ reason: text(5, 500) }),
  answers: {
    200: z.object({ email: z.string(), phone: z.string(), address: z.string(), dateOfBirth: z.string() }),
  },
});

const playerPayment = z.object({
  id: z.string(),
  direction: z.enum(['deposit', 'withdraw']),
  method: z.string(),
  currency: currencyAnswer,
  amount: amountAnswer,
  status: z.string(),
  reason: z.string().nullable(),
  createdAt: isoTime,
});

export const readPlayerPayments = endpoint({
  name: 'readPlayerPayments',
  method: 'GET',
  path: `${base}/players/:id/payments`,
  summary: 'The player’s deposits and withdrawals, newest first',
  access: 'staff:payments.read',
  rateLimit: 'read',
  mayBeOlder: true,
  params: z.strictObject({ id }),
  query: pageQuery,
  answers: { 200: pageOf(playerPayment) },
});

export const readPlayerRounds = endpoint({
  name: 'readPlayerRounds',
  method: 'GET',
  path: `${base}/players/:id/rounds`,
  summary: 'The player’s rounds, newest first',
  access: 'staff:players.read',
  rateLimit: 'read',
  mayBeOlder: true,
  params: z.strictObject({ id }),
  query: pageQuery,
  answers: { 200: pageOf(roundLine) },
});
