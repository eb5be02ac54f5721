/** Quick Checkout: an order is answered with a session, and its customer pays on the page of that session. */
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Desk, Payments, Place } from '../gateway/index.ts';
import { openPayment, type GatewayPayment } from '../gateway/payment.ts';
import { merchant } from './documents.ts';

/** Of a session. */
const lifetimeSeconds = 900;

const webUrl = z.url({ protocol: /^https?$/ }).max(400);

const order = z.strictObject({
  ...{
    prepare_only: z.literal('1'),
    pay_to_email: z.literal(merchant.email),
    transaction_id: z.string().min(1).max(100),
  },
  recipient_description: z.string().min(1).max(30),
  amount: z.string().regex(/^[0-9]{1,9}(\.[0-9]{1,2})?$/),
  ...{ currency: z.enum(['EUR', 'USD', 'CAD']), language: z.string().regex(/^[A-Z]{2}$/) },
  ...{ status_url: webUrl, return_url: webUrl, cancel_url: webUrl },
  payment_methods: z.string().max(200).optional(),
  ...{ pay_from_email: z.email(), firstname: z.string().max(50), lastname: z.string().max(50) },
  ...{ merchant_fields: z.literal('player,until'), player: z.string().min(1).max(64), until: z.string().max(240) },
});
type Order = z.infer<typeof order>;

const hashOf = (wanted: Order): string => createHash('sha256').update(JSON.stringify(wanted)).digest('hex');

/** To test every outcome: orders ending in 31 cents are refused. */
const newPayment = (wanted: Order): GatewayPayment | undefined =>
  wanted.amount.endsWith('.31')
    ? undefined
    : openPayment({
        ...{ idPrefix: 'sk', merchantReference: wanted.transaction_id, requestHash: hashOf(wanted), lifetimeSeconds },
        ...{ lookupKey: randomBytes(16).toString('hex'), amount: wanted.amount, currency: wanted.currency },
        description: `Payment to ${wanted.recipient_description}`,
        merchantFields: { player: wanted.player, until: wanted.until },
        ...{ returnUrl: wanted.return_url, notificationUrl: wanted.status_url },
        customer: {
          ...{ reference: wanted.player, email: wanted.pay_from_email, country: '' },
          name: `${wanted.firstname} ${wanted.lastname}`,
        },
      });

export const registerCheckout = (app: FastifyInstance, { payments }: Desk): void => {
  app.post<{ Body: URLSearchParams | undefined }>('/skrill/prepare', async (request, reply) => {
    const wanted = order.safeParse(Object.fromEntries(request.body ?? [])).data;
    if (wanted === undefined) return reply.status(400).send({ code: 'BAD_REQUEST' });
    const known = payments.findByReference(wanted.transaction_id);
    if (known !== undefined && known.requestHash !== hashOf(wanted))
      return reply.status(409).send({ code: 'TRANSACTION_ID_USED' });
    const payment = known ?? newPayment(wanted);
    if (payment === undefined) return reply.status(400).send({ code: 'BAD_REQUEST' });
    if (known === undefined) payments.put(payment);
    return reply.type('text/plain').send(payment.lookupKey);
  });
};

/** Its page; a session becomes a transaction once its customer opens it. */
export const page: Place = {
  path: '/skrill/pay',
  find: ({ query }, { payments }) => {
    const { sid = '' } = query as { sid?: string };
    const payment = payments.all().find(({ lookupKey }) => lookupKey === sid);
    if (payment === undefined || payment.seen) return payment;
    const seen = { ...payment, seen: true } as const;
    payments.put(seen);
    return seen;
  },
};

export const transactions = ({ all }: Payments): GatewayPayment[] =>
  all().filter(({ seen, state }) => seen === true || state !== 'open');
