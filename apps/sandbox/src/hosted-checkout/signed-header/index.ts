/** The dialect `signed-header`: JSON, each body signed in a header with its time. */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Desk } from '../../gateway/index.ts';
import { openPayment } from '../../gateway/payment.ts';
import { findPayout, orderPayout } from '../../gateway/payouts.ts';
import { rawBody } from '../../gateway/raw-body.ts';
import { askedOf } from '../../gateway/statement.ts';
import { isRefused, merchant, type HostedProfile, type Spoken } from '../profile.ts';
import { major, paymentDocument, payoutDocument, words } from './documents.ts';
import { lineDocument } from './statement-documents.ts';
import { isSigned, signatureHeaders } from './signature.ts';

const reference = z.string().min(1).max(64);
const webUrl = z.url({ protocol: /^https?$/ }).max(500);
const amounts = { amount: z.string().regex(/^[1-9][0-9]{0,17}$/), currency: z.string().length(3) } as const;
const from = z.literal(merchant);

const creation = z.strictObject({
  ...{ action: z.literal('payment.create'), merchant: from, order: reference, ...amounts },
  customer: z.strictObject({ id: reference, name: z.string().max(200), country: z.string().max(2) }),
  ...{ description: z.string().max(120), return_to: webUrl, notify_at: webUrl, valid_until: z.iso.datetime() },
});
const payoutCreation = z.strictObject({
  ...{ action: z.literal('payout.create'), merchant: from, order: reference, payment: reference, ...amounts },
});
const paymentQuestion = z.union([
  z.strictObject({ action: z.literal('payment.find'), merchant: from, payment: reference }),
  z.strictObject({ action: z.literal('payment.find'), merchant: from, order: reference }),
]);
const payoutQuestion = z.strictObject({ action: z.literal('payout.find'), merchant: from, order: reference });

const listQuestion = z.strictObject({
  ...{ action: z.literal('transaction.list'), merchant: from, from: z.iso.datetime(), to: z.iso.datetime() },
  cursor: z.string().max(300).optional(),
});

const read = <T>(schema: z.ZodType<T>, request: FastifyRequest): T | undefined => {
  try {
    return schema.safeParse(JSON.parse(rawBody(request).toString('utf8'))).data;
  } catch {
    return undefined;
  }
};

const hashOf = (request: FastifyRequest): string => createHash('sha256').update(rawBody(request)).digest('hex');
const header = (request: FastifyRequest, name: string): string => String(request.headers[name] ?? '');

/** A separate scope, where JSON bodies stay raw because the signature covers the bytes. */
const requireSignature = (app: FastifyInstance, key: string): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('preHandler', async (request, reply) => {
    const [ms, signature] = [header(request, 'checkout-timestamp'), header(request, 'checkout-signature')];
    return isSigned(key, { ms, signature, body: rawBody(request) }, new Date())
      ? undefined
      : reply.status(401).send({ error: 'signature_invalid' });
  });
};

const registerPayments = (app: FastifyInstance, desk: Desk, { base, code, currencies }: HostedProfile): void => {
  const { payments, checkoutUrl } = desk;

  app.post(`${base}/payments`, async (request, reply) => {
    const wanted = read(creation, request);
    if (wanted === undefined) return reply.status(400).send({ error: 'request_invalid' });
    const requestHash = hashOf(request);
    const known = payments.findByReference(wanted.order);
    if (known !== undefined)
      return known.requestHash === requestHash
        ? paymentDocument(known, checkoutUrl(known.id))
        : reply.status(409).send({ error: 'order_used' });
    const amount = major(wanted.amount, wanted.currency);
    const { id, ...customer } = wanted.customer;
    const takes = currencies.includes(wanted.currency) && !isRefused(amount);
    const lifetimeSeconds = (Date.parse(wanted.valid_until) - Date.now()) / 1000;
    const payment =
      takes && lifetimeSeconds > 0
        ? openPayment({
            ...{ idPrefix: code, merchantReference: wanted.order, requestHash, amount, currency: wanted.currency },
            ...{ customer: { ...customer, reference: id }, description: wanted.description, lifetimeSeconds },
            ...{ returnUrl: wanted.return_to, notificationUrl: wanted.notify_at },
          })
        : undefined;
    if (payment === undefined) return reply.status(422).send({ error: 'order_refused' });
    payments.put(payment);
    return reply.status(201).send(paymentDocument(payment, checkoutUrl(payment.id)));
  });

  app.post(`${base}/payments/find`, async (request, reply) => {
    const asked = read(paymentQuestion, request);
    if (asked === undefined) return reply.status(400).send({ error: 'request_invalid' });
    const found = 'payment' in asked ? payments.find(asked.payment) : payments.findByReference(asked.order);
    return found === undefined
      ? reply.status(404).send({ error: 'payment_unknown' })
      : paymentDocument(found, checkoutUrl(found.id));
  });
};

const registerPayouts = (app: FastifyInstance, { payouts: parts }: Desk, { base }: HostedProfile): void => {
  app.post(`${base}/payouts`, async (request, reply) => {
    const wanted = read(payoutCreation, request);
    if (wanted === undefined) return reply.status(400).send({ error: 'request_invalid' });
    const ordered = orderPayout(parts, {
      ...{ idPrefix: 'payout', merchantReference: wanted.order, payment: wanted.payment, requestHash: hashOf(request) },
      ...{ amount: major(wanted.amount, wanted.currency), currency: wanted.currency },
    });
    if (ordered.ok) return reply.status(ordered.isNew ? 201 : 200).send(payoutDocument(ordered.payout, parts.payoutMs));
    return reply.status(ordered.reason === 'reference_used' ? 409 : 422).send({ error: ordered.reason });
  });

  app.post(`${base}/payouts/find`, async (request, reply) => {
    const asked = read(payoutQuestion, request);
    if (asked === undefined) return reply.status(400).send({ error: 'request_invalid' });
    const found = findPayout(parts, asked.order);
    return found === undefined
      ? reply.status(404).send({ error: 'payout_unknown' })
      : payoutDocument(found, parts.payoutMs);
  });
};

const registerStatement = (app: FastifyInstance, { statement }: Desk, { base }: HostedProfile): void => {
  app.post(`${base}/transactions/list`, async (request, reply) => {
    const wanted = read(listQuestion, request);
    const asked = wanted && askedOf(wanted.from, wanted.to, wanted.cursor);
    if (asked === undefined) return reply.status(400).send({ error: 'request_invalid' });
    const { lines, next } = statement.page(asked);
    return { transactions: lines.map(lineDocument), next };
  });
};

export const signedHeader: Spoken = (profile) => ({
  registerApi: (app, desk) => {
    requireSignature(app, desk.key('api'));
    registerPayments(app, desk, profile);
    registerStatement(app, desk, profile);
    if (profile.returns) registerPayouts(app, desk, profile);
  },
  notices: {
    payment: (event, { id, merchantReference }, state) =>
      JSON.stringify({ event, about: 'payment', payment: id, order: merchantReference, status: words[state] }),
    payout: (event, { id, merchantReference }) =>
      JSON.stringify({ event, about: 'payout', payout: id, order: merchantReference, status: 'SETTLED' }),
    headers: signatureHeaders,
  },
});
