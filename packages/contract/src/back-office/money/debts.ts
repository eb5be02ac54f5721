/** The operators' calls about a player's debt: viewing it, and requesting a write-off. */
import { z } from 'zod';
import { approvalRequest } from '../approvals.ts';
import { endpoint } from '../../endpoint.ts';
import { amountAnswer, amountRequest, currencyAnswer, currencyRequest, isoTime, text } from '../../types.ts';

const base = '/back-office/api/v1';
const params = z.strictObject({ id: z.string().min(5).max(64) });

/** What increased a debt (the first two) or reduced it. `withdrawal`: a returned one. `wallet`: settled by the player. */
export const debtCauses = [
  'deposit_reversed',
  'round_reversed',
  'paid_twice',
  'deposit',
  'withdrawal',
  'wallet',
  'written_off',
  'dispute_won',
] as const;

const playerDebts = z.object({
  /** What is owed now. */
  debts: z.array(z.object({ currency: currencyAnswer, owed: amountAnswer, since: isoTime })),
  /** Newest first, at most 100. Below zero: less is owed than before. */
  movements: z.array(
    z.object({
      at: isoTime,
      cause: z.enum(debtCauses),
      currency: currencyAnswer,
      amount: amountAnswer,
      /** The deposit or the withdrawal. */
      payment: z.string().nullable(),
    }),
  ),
  /** Requested write-offs, newest first. */
  requests: z.array(approvalRequest),
});
export type PlayerDebts = z.infer<typeof playerDebts>;

export const readPlayerDebts = endpoint({
  name: 'readPlayerDebts',
  method: 'GET',
  path: `${base}/players/:id/debts`,
  summary: 'A player’s debt, its history, and the requested write-offs',
  access: 'staff:players.read',
  rateLimit: 'read',
  params,
  answers: { 200: playerDebts },
});

export const askWriteOff = endpoint({
  name: 'askWriteOff',
  method: 'POST',
  path: `${base}/players/:id/debts/write-off`,
  summary: 'Requests the write-off of a debt or a part of it',
  access: 'staff:players.protect',
  proof: true,
  rateLimit: 'write',
  params,
  body: z.strictObject({ currency: currencyRequest, amount: amountRequest, reason: text(5, 500) }),
  answers: { 201: z.object({ id: z.string() }) },
});
