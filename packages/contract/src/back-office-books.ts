/** The stop that broken books put on every cash-out, and the word of two operators that ends it. */
import { z } from 'zod';
import { ruling } from './back-office-money.ts';
import { endpoint } from './endpoint.ts';
import { isoTime, text } from './types.ts';

const base = '/back-office/api/v1/payments/stop';

const stop = z.object({
  reason: z.string(),
  since: isoTime,
  /** Who has agreed to end it since the books were last found broken; it takes two. */
  agreed: z.array(ruling),
});

export const readCashOutStop = endpoint({
  name: 'readCashOutStop',
  method: 'GET',
  path: base,
  summary: 'Why no cash-out leaves, and since when',
  access: 'staff:payments.read',
  rateLimit: 'read',
  answers: { 200: z.object({ stop: stop.nullable() }) },
});

export const resumeCashOuts = endpoint({
  name: 'resumeCashOuts',
  method: 'POST',
  path: `${base}/end`,
  summary: 'Lets cash-outs go on when a second operator says so too; the books are looked at first',
  access: 'staff:payments.settings',
  rateLimit: 'write',
  body: z.strictObject({ reason: text(5, 500) }),
  answers: { 200: z.object({ ended: z.boolean() }) },
});
