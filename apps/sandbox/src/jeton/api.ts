/** The wallet's API for merchants: payments, payouts to wallets, and the state of either. The account's key is in every call. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Desk } from '../gateway/index.ts';
import { newestPaid, openPayment, type GatewayPayment } from '../gateway/payment.ts';
import { findPayout, orderPayout } from '../gateway/payouts.ts';
import { numberOf, payDocument, payoutDocument, walletOf } from './payment-document.ts';
import { registerStatement } from './statement-api.ts';

const base = '/api/v3/integration/merchants/payments';
/** A payment's token is good for a quarter of an hour. */
const lifetimeSeconds = 900;

const amount = z.number().positive().max(1_000_000).transform(String);
const orderId = z.string().min(1).max(64);
const currency = z.enum(['EUR', 'USD', 'CAD']);

const payRequest = z.strictObject({
  ...{ orderId, amount, currency },
  method: z.enum(['CHECKOUT', 'QR']),
  returnUrl: z.url({ protocol: /^https?$/ }).max(500),
  customerReferenceNo: z.string().min(1).max(64),
  language: z.string().length(2).optional(),
});
type PayRequest = z.infer<typeof payRequest>;

const payoutRequest = z.strictObject({
  ...{ orderId, amount, currency },
  customer: z.string().regex(/^[0-9]{8}$/),
  type: z.literal('JETGO'),
  note: z.string().max(120).optional(),
});

const statusRequest = z.strictObject({ orderId: z.string().max(64), type: z.enum(['PAY', 'PAYOUT']) });

const hashOf = (wanted: object): string => createHash('sha256').update(JSON.stringify(wanted)).digest('hex');

/** To test every outcome: orders ending in 31 cents are refused. */
const isTaken = (wanted: PayRequest): boolean => !wanted.amount.endsWith('.31');

/** The merchant's notification address is registered with its account. */
const registeredAddress = ({ key }: Desk, returnUrl: string): string =>
  `${new URL(returnUrl).origin}/payments/v1/jeton/notifications?mark=${key('notices')}`;

const newPayment = (desk: Desk, wanted: PayRequest, requestHash: string): GatewayPayment | undefined =>
  isTaken(wanted)
    ? openPayment({
        ...{ idPrefix: 'jp', merchantReference: wanted.orderId, requestHash, lifetimeSeconds },
        ...{ amount: wanted.amount, currency: wanted.currency, returnUrl: wanted.returnUrl },
        description: `Order at ${new URL(wanted.returnUrl).host}`,
        customer: { reference: wanted.customerReferenceNo, name: 'Wallet holder', country: '' },
        notificationUrl: registeredAddress(desk, wanted.returnUrl),
      })
    : undefined;

const registerPay = (app: FastifyInstance, desk: Desk): void => {
  const { payments, publicUrl } = desk;
  const show = (payment: GatewayPayment, { method }: PayRequest) => ({
    ...{ orderId: payment.merchantReference, paymentId: numberOf(payment.id), method },
    ...(method === 'QR'
      ? { qr: `${publicUrl()}/jeton/qr/${payment.id}` }
      : { checkout: `${publicUrl()}/jeton/pay/${payment.id}` }),
  });
  app.post(`${base}/pay`, async (request, reply) => {
    const wanted = payRequest.safeParse(request.body).data;
    if (wanted === undefined) return reply.status(400).send({ code: 'request_invalid' });
    const requestHash = hashOf(wanted);
    const known = payments.findByReference(wanted.orderId);
    if (known !== undefined)
      return known.requestHash === requestHash
        ? reply.status(202).send(show(known, wanted))
        : reply.status(409).send({ code: 'order_id_used' });
    const payment = newPayment(desk, wanted, requestHash);
    if (payment === undefined) return reply.status(422).send({ code: 'amount_refused' });
    payments.put(payment);
    return reply.status(202).send(show(payment, wanted));
  });
};

const registerPayouts = (app: FastifyInstance, { payments, payouts }: Desk): void => {
  app.post(`${base}/payout`, async (request, reply) => {
    const wanted = payoutRequest.safeParse(request.body).data;
    if (wanted === undefined) return reply.status(400).send({ code: 'request_invalid' });
    const payment = newestPaid(payments.all(), (customer) => walletOf(customer) === wanted.customer);
    if (payment === undefined) return reply.status(422).send({ code: 'customer_unknown' });
    const ordered = orderPayout(payouts, {
      ...{ idPrefix: 'jo', merchantReference: wanted.orderId, requestHash: hashOf(wanted), to: 'account' },
      ...{ payment: payment.id, amount: wanted.amount, currency: wanted.currency },
    });
    if (!ordered.ok)
      return reply.status(ordered.reason === 'reference_used' ? 409 : 422).send({ code: ordered.reason });
    const { payout } = ordered;
    return reply.status(202).send({ orderId: payout.merchantReference, paymentId: numberOf(payout.id) });
  });
};

const isAllowed = ({ headers }: FastifyRequest, expected: string): boolean => {
  const [given, own] = [Buffer.from(String(headers['x-api-key'] ?? '')), Buffer.from(expected)];
  return given.length === own.length && timingSafeEqual(given, own);
};

export const registerApi = (app: FastifyInstance, desk: Desk): void => {
  const { payments, payouts } = desk;
  const apiKey = desk.key('api');
  app.addHook('onRequest', async (request, reply) =>
    isAllowed(request, apiKey) ? undefined : reply.status(401).send({ code: 'api_key_unknown' }),
  );
  registerPay(app, desk);
  registerPayouts(app, desk);
  registerStatement(app, base, desk);

  app.post(`${base}/status`, async (request, reply) => {
    const wanted = statusRequest.safeParse(request.body).data;
    if (wanted === undefined) return reply.status(400).send({ code: 'request_invalid' });
    const payment = wanted.type === 'PAY' ? payments.findByReference(wanted.orderId) : undefined;
    if (payment !== undefined) return payDocument(payment);
    const payout = wanted.type === 'PAYOUT' ? findPayout(payouts, wanted.orderId) : undefined;
    return payout === undefined
      ? reply.status(404).send({ code: 'order_unknown' })
      : payoutDocument(payout, payouts.payoutMs);
  });
};
