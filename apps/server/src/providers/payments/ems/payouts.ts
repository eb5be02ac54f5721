/** EMS's payouts: back to the card of an order. EMS repeats what it is told twice, so our reference is looked up first. */
import { z } from 'zod';
import type { PayoutAnswer, PayoutOrder, PayoutPlaced, Payouts } from '../../../modules/payments/ports.ts';
import { isUndecided, type Send, type Signed } from './calls.ts';
import { isSum, readJson, sum, sumOf } from './wire.ts';

const states = { QUEUED: 'pending', SENT: 'paid', BOUNCED: 'failed' } as const;

const payoutDocument = z.object({
  payout: z.string().regex(/^[\w-]{1,64}$/),
  shop_reference: z.string().max(64),
  order: z.string().max(64),
  amount: sum,
  state: z.enum(Object.keys(states) as [keyof typeof states, ...(keyof typeof states)[]]),
});
type PayoutDocument = z.infer<typeof payoutDocument>;

const isFor = (order: PayoutOrder, document: PayoutDocument): boolean =>
  document.shop_reference === order.payoutRef &&
  document.order === order.depositReference &&
  isSum(document.amount, order.amount);

const unknown = { ok: false, reason: 'unknown' } as const;

const ask = (send: Send, payoutRef: string): Promise<Signed> =>
  send('GET', `/payouts?shop_reference=${encodeURIComponent(payoutRef)}`);

/** Oldest first; `undefined` for an invalid list, or one about another reference. */
const readList = (answer: Signed, payoutRef: string): PayoutDocument[] | undefined => {
  const list =
    answer?.status === 200 ? readJson(z.object({ payouts: z.array(payoutDocument) }), answer.body) : undefined;
  return list?.payouts.every((one) => one.shop_reference === payoutRef) ? list.payouts : undefined;
};

const placed = (order: PayoutOrder, document: PayoutDocument | undefined): PayoutPlaced =>
  document !== undefined && isFor(order, document) ? { ok: true, reference: document.payout } : unknown;

const place =
  (send: Send) =>
  async (order: PayoutOrder): Promise<PayoutPlaced> => {
    const known = readList(await ask(send, order.payoutRef), order.payoutRef);
    if (known === undefined) return unknown;
    if (known.length > 0) return placed(order, known[0]);
    const body = { shop_reference: order.payoutRef, order: order.depositReference, amount: sumOf(order.amount) };
    const answer = await send('POST', '/payouts', JSON.stringify(body));
    if (answer === undefined || isUndecided(answer.status)) return unknown;
    if (answer.status >= 400) return { ok: false, reason: 'refused' };
    return placed(order, readJson(payoutDocument, answer.body));
  };

const query =
  (send: Send) =>
  async (payoutRef: string): Promise<PayoutAnswer> => {
    const answer = await ask(send, payoutRef);
    if (answer === undefined || isUndecided(answer.status)) return { ok: false, reason: 'unreachable' };
    const list = readList(answer, payoutRef);
    if (list === undefined) return { ok: false, reason: 'answer_invalid' };
    const [first] = list;
    return first === undefined ? { ok: false, reason: 'payout_unknown' } : { ok: true, status: states[first.state] };
  };

export const createPayouts = (send: Send): Payouts => ({ place: place(send), query: query(send) });
