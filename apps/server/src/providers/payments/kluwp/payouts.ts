/** KLUWP's payouts: back to the card of a payment, under our reference. */
import { formatAmount } from '@carmine/money';
import { z } from 'zod';
import type { PayoutAnswer, PayoutOrder, PayoutPlaced, Payouts } from '../../../modules/payments/ports.ts';
import type { OutboundAnswer } from '../../outbound-http.ts';

export type Send = (method: 'GET' | 'POST', path: string, body?: string) => Promise<OutboundAnswer>;

const base = '/kluwp/v1/payouts';

const payoutDocument = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  merchant_reference: z.string().max(64),
  payment: z.string().max(64),
  amount: z.string().max(32),
  currency: z.string().max(8),
  state: z.enum(['pending', 'paid', 'failed']),
});
type PayoutDocument = z.infer<typeof payoutDocument>;

const read = <T>(schema: z.ZodType<T>, text: string): T | undefined => {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

const isFor = (order: PayoutOrder, document: PayoutDocument): boolean =>
  document.merchant_reference === order.payoutRef &&
  document.payment === order.depositReference &&
  document.currency === order.amount.currency &&
  document.amount === formatAmount(order.amount);

const place =
  (send: Send) =>
  async (order: PayoutOrder): Promise<PayoutPlaced> => {
    const body = JSON.stringify({
      merchant_reference: order.payoutRef,
      payment: order.depositReference,
      amount: formatAmount(order.amount),
      currency: order.amount.currency,
    });
    const answer = await send('POST', base, body);
    // 409: one exists under this reference, with different values. 401: our key is wrong, not the order.
    const undecided = !answer.ok || answer.status >= 500 || [401, 403, 408, 409, 429].includes(answer.status);
    if (undecided) return { ok: false, reason: 'unknown' };
    if (answer.status >= 400) return { ok: false, reason: 'refused' };
    const document = read(payoutDocument, answer.body);
    return document !== undefined && isFor(order, document)
      ? { ok: true, reference: document.id }
      : { ok: false, reason: 'unknown' };
  };

const query =
  (send: Send) =>
  async (payoutRef: string): Promise<PayoutAnswer> => {
    const answer = await send('GET', `${base}?merchant_reference=${encodeURIComponent(payoutRef)}`);
    if (!answer.ok || answer.status >= 500 || answer.status === 429) return { ok: false, reason: 'unreachable' };
    const found = answer.status === 200 ? read(z.object({ payouts: z.array(payoutDocument) }), answer.body) : undefined;
    if (found === undefined) return { ok: false, reason: 'answer_invalid' };
    if (found.payouts.length === 0) return { ok: false, reason: 'payout_unknown' };
    const mine = found.payouts.find((document) => document.merchant_reference === payoutRef);
    return mine === undefined ? { ok: false, reason: 'answer_invalid' } : { ok: true, status: mine.state };
  };

export const createPayouts = (send: Send): Payouts => ({ place: place(send), query: query(send) });
