/** The API for merchants: a token for the widget of each payment, payouts to accounts, and the state of either. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Desk } from '../gateway/index.ts';
import { newestPaid, openPayment, type GatewayPayment } from '../gateway/payment.ts';
import { findPayout, orderPayout } from '../gateway/payouts.ts';
import { accountOf, statusDocument, transferDocument } from './payment-document.ts';
import { registerStatement } from './statement-api.ts';
import { tokenOf } from './token.ts';

/** A token is good for half an hour. */
const lifetimeSeconds = 1_800;

const webUrl = z.url({ protocol: /^https?$/ }).max(500);
const money = z.strictObject({ amount: z.string().regex(/^[0-9]{1,9}\.[0-9]{2}$/), currency: z.literal('EUR') });
const traceId = z.string().min(1).max(48);

const initRequest = z.strictObject({
  money,
  client: z.strictObject({
    ...{ firstName: z.string().min(1).max(160), lastName: z.string().min(1).max(160), emailAddress: z.email() },
    ...{ phone: z.string().regex(/^[0-9]{4,15}$/), dialingCode: z.string().regex(/^[0-9]{1,8}$/) },
    ...{ nationality: z.string().length(2), dob: z.iso.date() },
  }),
  address: z.strictObject({
    ...{ addressLine1: z.string().min(1).max(120), city: z.string().min(1).max(80), countryCode: z.string().length(2) },
  }),
  validationKey: z.string().min(48).max(255),
  clientReference: z.string().min(1).max(48),
  traceId,
  description: z.string().min(1).max(255),
  destinationAccountNumber: z.string().max(64),
  brandId: z.string().max(64),
  ...{ returnUrl: webUrl, errorUrl: webUrl },
  languagePreference: z.string().length(2),
});
type InitRequest = z.infer<typeof initRequest>;

const transferRequest = z.strictObject({
  ...{ sourceAccount: z.string().max(64), destinationAccount: z.string().regex(/^[0-9]{16}$/), money, traceId },
  description: z.string().min(1).max(25),
  callbackUrl: webUrl,
});

const hashOf = (wanted: object): string => createHash('sha256').update(JSON.stringify(wanted)).digest('hex');

const keyOf = (validationKey: string): string => createHash('sha256').update(validationKey).digest('hex');

/** To test every outcome: orders ending in 31 cents are refused. */
const newPayment = (wanted: InitRequest, shop: string): GatewayPayment | undefined =>
  wanted.money.amount.endsWith('.31')
    ? undefined
    : openPayment({
        ...{ idPrefix: 'mf', merchantReference: wanted.traceId, requestHash: hashOf(wanted), lifetimeSeconds },
        lookupKey: keyOf(wanted.validationKey),
        ...{ ...wanted.money, description: wanted.description, returnUrl: shop, notificationUrl: wanted.returnUrl },
        customer: {
          ...{ reference: wanted.clientReference, email: wanted.client.emailAddress },
          ...{ name: `${wanted.client.firstName} ${wanted.client.lastName}`, country: wanted.address.countryCode },
        },
      });

const fail = (reply: FastifyReply, status: number, type: string) => reply.status(status).send({ errors: [{ type }] });

const registerPayments = (app: FastifyInstance, { key, payments }: Desk): void => {
  app.post('/api/gateway/init-iframe', async (request, reply) => {
    const wanted = initRequest.safeParse(request.body).data;
    if (wanted === undefined) return fail(reply, 400, 'REQUEST_INVALID');
    const known = payments.findByReference(wanted.traceId);
    if (known !== undefined && known.requestHash !== hashOf(wanted)) return fail(reply, 409, 'TRACE_ID_USED');
    const payment = known ?? newPayment(wanted, new URL(wanted.returnUrl).origin);
    if (payment === undefined) return fail(reply, 422, 'AMOUNT_REFUSED');
    if (known === undefined) payments.put(payment);
    return reply.status(201).send({
      payload: [{ traceId: payment.merchantReference, initializationToken: tokenOf(key('pages'), payment) }],
    });
  });

  app.get<{ Params: { key: string } }>('/api/gateway/payment-status/:key', async (request, reply) => {
    const payment = payments.all().find(({ lookupKey }) => lookupKey === keyOf(request.params.key));
    return payment === undefined ? fail(reply, 404, 'PAYMENT_UNKNOWN') : statusDocument(payment);
  });
};

const registerTransfers = (app: FastifyInstance, { payments, payouts }: Desk): void => {
  app.post('/api/payments/account-to-account', async (request, reply) => {
    const wanted = transferRequest.safeParse(request.body).data;
    if (wanted === undefined) return fail(reply, 400, 'REQUEST_INVALID');
    const payment = newestPaid(payments.all(), (customer) => accountOf(customer) === wanted.destinationAccount);
    if (payment === undefined) return fail(reply, 422, 'ACCOUNT_UNKNOWN');
    const ordered = orderPayout(payouts, {
      ...{ idPrefix: 'mo', merchantReference: wanted.traceId, requestHash: hashOf(wanted), to: 'account' },
      ...{ ...wanted.money, payment: payment.id, notificationUrl: wanted.callbackUrl },
    });
    if (!ordered.ok) return fail(reply, ordered.reason === 'reference_used' ? 409 : 422, ordered.reason.toUpperCase());
    return transferDocument(ordered.payout, payouts.payoutMs);
  });

  app.get<{ Params: { trace: string } }>('/api/payments/account-to-account/:trace', async (request, reply) => {
    const payout = findPayout(payouts, request.params.trace);
    return payout === undefined ? fail(reply, 404, 'TRANSFER_UNKNOWN') : transferDocument(payout, payouts.payoutMs);
  });
};

const isAllowed = ({ headers }: FastifyRequest, expected: string): boolean => {
  const [given, own] = [Buffer.from(String(headers['key'] ?? '')), Buffer.from(expected)];
  return headers['x-api-version'] === '1' && given.length === own.length && timingSafeEqual(given, own);
};

export const registerApi = (app: FastifyInstance, desk: Desk): void => {
  const apiKey = desk.key('api');
  app.addHook('onRequest', async (request, reply) =>
    isAllowed(request, apiKey) ? undefined : fail(reply, 401, 'KEY_UNKNOWN'),
  );
  registerPayments(app, desk);
  registerTransfers(app, desk);
  registerStatement(app, desk);
};
