/** The operators' calls about a player's debt, and about coins too small to be sent: viewing them, and requesting what ends them. */
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
  /** Balances that their networks' fees would take more than half of, so that they cannot be sent. */
  smallCoins: z.array(z.object({ currency: currencyAnswer, amount: amountAnswer })),
  /** Requested write-offs and payments of small coins, newest first. */
  requests: z.array(approvalRequest),
});
export type PlayerDebts = z.infer<typeof playerDebts>;

export const readPlayerDebts = endpoint({
  name: 'readPlayerDebts',
  method: 'GET',
  path: `${base}/players/:id/debts`,
  summary: 'A player’s debt, its history, coins too small to be sent, and the requests about them',
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

export const askSmallCoins = endpoint({
  name: 'askSmallCoins',
  method: 'POST',
  path: `${base}/players/:id/debts/small-coins`,
  summary: 'Requests that all coins of a currency, too small to be sent, are taken and paid by bank',
  access: 'staff:players.protect',
  proof: true,
  rateLimit: 'write',
  params,
  body: z.strictObject({ currency: currencyRequest, reason: text(5, 500) }),
  answers: { 201: z.object({ id: z.string() }) },
});
