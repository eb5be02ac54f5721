/** KLUWP's payouts: back to the card of a payment. */
import { createHash, randomBytes } from 'node:crypto';
import { formatAmount, parseAmount } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { leftOf, stateOf, type GatewayPayout, type PayoutParts } from '../gateway/payouts.ts';
import { rawBody } from '../gateway/raw-body.ts';

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

/** Registered beside the payments, behind the same signature. */
export const registerPayouts = (app: FastifyInstance, parts: PayoutParts): void => {
  const { payouts, findPayment, payoutMs } = parts;
  const show = (payout: GatewayPayout) => ({
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
    const payout: GatewayPayout = {
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
