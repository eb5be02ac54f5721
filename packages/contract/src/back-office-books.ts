/** The stop that broken books put on every cash-out, and the operator's word that ends it. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { isoTime, text } from './types.ts';

const base = '/back-office/api/v1/payments/stop';

const stop = z.object({ reason: z.string(), since: isoTime });

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
  summary: 'Lets cash-outs go on once the books are sound again; the books are looked at first',
  access: 'staff:payments.settings',
  rateLimit: 'write',
  body: z.strictObject({ reason: text(5, 500) }),
  answers: { 204: null },
});
