/** The operators' calls about cash-outs. What waits for a person, and that person's decision, in the audit log. */
import { z } from 'zod';
import { cashOutStates } from './deposits.ts';
import { endpoint } from './endpoint.ts';
import { amountAnswer, currencyAnswer, isoTime, text } from './types.ts';

const base = '/back-office/api/v1/cash-outs';

const id = z.string().min(5).max(64);

/** What the player is told; the operator's own words stay in the audit log. */
export const cashOutRefusals = [
  'documents_needed',
  'address_not_allowed',
  'payment_not_yours',
  'rules_broken',
  'asked_by_player',
] as const;

const officeCashOut = z.object({
  id: z.string(),
  playerId: z.string(),
  method: z.string(),
  currency: currencyAnswer,
  amount: amountAnswer,
  fee: amountAnswer,
  amountEur: amountAnswer,
  address: z.string(),
  status: z.enum(cashOutStates),
  /** Why a person has to look at it, or what the player was told. */
  reason: z.string().nullable(),
  createdAt: isoTime,
  dueAt: isoTime,
});
export type OfficeCashOut = z.infer<typeof officeCashOut>;

export const listCashOuts = endpoint({
  name: 'listCashOuts',
  method: 'GET',
  path: base,
  summary: 'Cash-outs that wait for a person, the oldest first',
  access: 'staff:payments.read',
  rateLimit: 'read',
  answers: { 200: z.array(officeCashOut) },
});

export const approveCashOut = endpoint({
  name: 'approveCashOut',
  method: 'POST',
  path: `${base}/:id/approve`,
  summary: 'Agrees to a cash-out; above the threshold it leaves when a second operator has agreed too',
  access: 'staff:payments.approve',
  rateLimit: 'write',
  params: z.strictObject({ id }),
  body: z.strictObject({ reason: text(5, 500) }),
  /** `more`: how many other operators still have to agree. */
  answers: { 200: z.object({ cashOut: officeCashOut, more: z.number().int() }) },
});

export const refuseCashOut = endpoint({
  name: 'refuseCashOut',
  method: 'POST',
  path: `${base}/:id/refuse`,
  summary: 'Gives the money back to the player, with the reason',
  access: 'staff:payments.approve',
  rateLimit: 'write',
  params: z.strictObject({ id }),
  body: z.strictObject({ code: z.enum(cashOutRefusals), reason: text(5, 500) }),
  answers: { 200: z.object({ cashOut: officeCashOut }) },
});
