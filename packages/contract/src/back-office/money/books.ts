/** The stop of every withdrawal: set by a failed ledger check or by one operator, ended by two. */
import { z } from 'zod';
import { ruling } from './payments.ts';
import { endpoint } from '../../endpoint.ts';
import { isoTime, text } from '../../types.ts';

const base = '/back-office/api/v1/payments/stop';

const stop = z.object({
  reason: z.string(),
  since: isoTime,
  /** The ledger check failed; otherwise an operator stopped withdrawals. */
  booksBroken: z.boolean(),
  stoppedBy: z.string().nullable(),
  /** Operators who approved resuming since the ledger check last failed; two are needed. */
  approvals: z.array(ruling),
});

export const readCashOutStop = endpoint({
  name: 'readCashOutStop',
  method: 'GET',
  path: base,
  summary: 'Why withdrawals are stopped, and since when',
  access: 'staff:payments.read',
  unaudited: 'shows no player',
  rateLimit: 'read',
  answers: { 200: z.object({ stop: stop.nullable() }) },
});

/** What every operator sees above every page. */
export const readHouseAlarms = endpoint({
  name: 'readHouseAlarms',
  method: 'GET',
  path: '/back-office/api/v1/alarms',
  summary: 'Whether withdrawals are stopped, and whether because the ledger check failed',
  access: 'staff:self',
  unaudited: 'shows no player',
  rateLimit: 'read',
  answers: { 200: z.object({ stopped: z.object({ since: isoTime, booksBroken: z.boolean() }).nullable() }) },
});

export const stopWithdrawals = endpoint({
  name: 'stopWithdrawals',
  method: 'POST',
  path: base,
  summary: 'Stops every withdrawal at once; two operators resume them',
  access: 'staff:payments.stop',
  rateLimit: 'write',
  body: z.strictObject({ reason: text(5, 500) }),
  answers: { 204: null },
});

export const resumeCashOuts = endpoint({
  name: 'resumeCashOuts',
  method: 'POST',
  path: `${base}/end`,
  summary: 'Resumes withdrawals once a second operator approves too; the ledger is checked first',
  access: 'staff:payments.settings',
  proof: true,
  rateLimit: 'write',
  body: z.strictObject({ reason: text(5, 500) }),
  answers: { 200: z.object({ ended: z.boolean() }) },
});
