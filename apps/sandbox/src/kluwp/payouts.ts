/** KLUWP's payouts: back to the card of a payment, never more than it brought. Paid after about a second. */
import { createHash, randomBytes } from 'node:crypto';
import { formatAmount, parseAmount, type CurrencyCode } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Collection } from '../collection.ts';
import type { KluwpPayment } from './payment.ts';
import { rawBody } from './raw-body.ts';

export interface KluwpPayout {
  readonly id: string;
  readonly merchantReference: string;
  readonly requestHash: string;
  readonly payment: string;
  readonly amount: string;
  readonly currency: CurrencyCode;
  readonly createdAt: string;
  /** When a card that had refused it took it after all. */
  readonly paidLateAt?: string;
}

const payoutRequest = z.strictObject({
  merchant_reference: z.string().min(1).max(64),
  payment: z.string().max(64),
  amount: z.string().max(32),
  currency: z.string().length(3),
});

const readPayoutRequest = (body: Buffer): z.infer<typeof payoutRequest> | undefined => {
  try {
    return payoutRequest.parse(JSON.parse(body.toString('utf8')));
  } catch {
    return undefined;
  }
};

export interface PayoutParts {
  readonly payouts: Collection<KluwpPayout>;
  readonly findPayment: (id: string) => KluwpPayment | undefined;
  /** Until a payout is paid. */
  readonly payoutMs: number;
}

/** So that every end can be tried: a card that was closed takes no sum that ends in 13 cents. */
const isClosedCard = (amount: string): boolean => amount.endsWith('.13');

const stateOf = ({ amount, createdAt, paidLateAt }: KluwpPayout, payoutMs: number): 'pending' | 'paid' | 'failed' => {
  if (paidLateAt !== undefined) return 'paid';
  if (Date.now() < Date.parse(createdAt) + payoutMs) return 'pending';
  return isClosedCard(amount) ? 'failed' : 'paid';
};

const subunits = (currency: CurrencyCode, amount: string): bigint => {
  const parsed = parseAmount(currency, amount);
  return parsed.ok ? parsed.money.subunits : 0n;
};

/** What the payment brought and did not give back yet. */
const leftOf = ({ payouts, payoutMs }: PayoutParts, { id, charged }: KluwpPayment): bigint => {
  if (charged === null) return 0n;
  const given = payouts.all().filter((one) => one.payment === id && stateOf(one, payoutMs) !== 'failed');
  const total = given.reduce((sum, one) => sum + subunits(one.currency, one.amount), 0n);
  return subunits(charged.currency, charged.amount) - total;
};

/** The card takes after all what it had refused of this payment. What is paid now. */
export const payLate = ({ payouts, payoutMs }: PayoutParts, payment: string): KluwpPayout[] => {
  const failed = payouts.all().filter((one) => one.payment === payment && stateOf(one, payoutMs) === 'failed');
  const paid = failed.map((one) => ({ ...one, paidLateAt: new Date().toISOString() }));
  for (const one of paid) payouts.put(one.id, one);
  return paid;
};

/** Registered beside the payments, behind the same signature. */
export const registerPayouts = (app: FastifyInstance, parts: PayoutParts): void => {
  const { payouts, findPayment, payoutMs } = parts;
  const show = (payout: KluwpPayout) => ({
    ...{ id: payout.id, merchant_reference: payout.merchantReference, payment: payout.payment },
    ...{ amount: payout.amount, currency: payout.currency, state: stateOf(payout, payoutMs) },
    created_at: payout.createdAt,
  });
  const byReference = (reference: string) => payouts.all().find((one) => one.merchantReference === reference);

  app.post('/kluwp/v1/payouts', async (request, reply) => {
    const body = rawBody(request);
    const wanted = readPayoutRequest(body);
    if (wanted === undefined) return reply.status(400).send({ error: 'request_invalid' });
    const requestHash = createHash('sha256').update(body).digest('hex');
    const known = byReference(wanted.merchant_reference);
    if (known?.requestHash === requestHash) return show(known);
    if (known !== undefined) return reply.status(409).send({ error: 'merchant_reference_used' });
    const payment = findPayment(wanted.payment);
    if (payment?.state !== 'paid' || payment.charged?.currency !== wanted.currency)
      return reply.status(422).send({ error: 'payment_not_paid' });
    const amount = parseAmount(payment.charged.currency, wanted.amount);
    if (!amount.ok || amount.money.subunits === 0n || amount.money.subunits > leftOf(parts, payment))
      return reply.status(422).send({ error: 'more_than_the_payment' });
    const payout: KluwpPayout = {
      ...{ id: `ko_${randomBytes(16).toString('hex')}`, merchantReference: wanted.merchant_reference, requestHash },
      ...{ payment: payment.id, amount: formatAmount(amount.money), currency: payment.charged.currency },
      createdAt: new Date().toISOString(),
    };
    payouts.put(payout.id, payout);
    return reply.status(201).send(show(payout));
  });

  app.get<{ Querystring: { merchant_reference?: string } }>('/kluwp/v1/payouts', (request, reply) => {
    const payout = byReference(request.query.merchant_reference ?? '');
    return reply.send({ payouts: payout === undefined ? [] : [show(payout)] });
  });
};
