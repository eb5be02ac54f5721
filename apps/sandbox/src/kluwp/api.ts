/** KLUWP's merchant API: creates and queries payments, with signed requests. */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Desk } from '../gateway/index.ts';
import { openPayment, type GatewayPayment } from '../gateway/payment.ts';
import { rawBody } from '../gateway/raw-body.ts';
import { registerDisputes } from './dispute-api.ts';
import { registerBalance } from './balance-api.ts';
import { paymentDocument } from './payment-document.ts';
import { registerPayouts } from './payout-api.ts';
import { registerStatement } from './statement-api.ts';
import { requestIsSigned } from './signature.ts';

const webUrl = z.url({ protocol: /^https?$/ }).max(500);

const createRequest = z.strictObject({
  merchant_reference: z.string().min(1).max(64),
  amount: z.string().max(32),
  currency: z.string().length(3),
  customer: z.strictObject({
    reference: z.string().min(1).max(64),
    name: z.string().max(200),
    country: z.string().max(2),
  }),
  description: z.string().max(120),
  return_url: webUrl,
  notification_url: webUrl,
  expires_in_seconds: z.int().min(60).max(86_400),
});
type CreateRequest = z.infer<typeof createRequest>;

/** Currencies of card payments. */
const cardCurrencies: ReadonlySet<string> = new Set(['EUR', 'USD', 'CAD']);

/** To test every outcome: orders ending in 31 cents are refused. */
const isRefused = ({ amount }: CreateRequest): boolean => amount.endsWith('.31');

const newPayment = (request: CreateRequest, requestHash: string): GatewayPayment | undefined =>
  cardCurrencies.has(request.currency) && !isRefused(request)
    ? openPayment({
        ...{ idPrefix: 'kp', merchantReference: request.merchant_reference, requestHash },
        ...{ amount: request.amount, currency: request.currency, customer: request.customer },
        ...{ description: request.description, returnUrl: request.return_url },
        ...{ notificationUrl: request.notification_url, lifetimeSeconds: request.expires_in_seconds },
      })
    : undefined;

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

const readCreateRequest = (body: Buffer): CreateRequest | undefined => {
  try {
    return createRequest.parse(JSON.parse(body.toString('utf8')));
  } catch {
    return undefined;
  }
};

/** In a separate scope, where JSON bodies stay raw because the signature covers the bytes. */
export const registerApi = (app: FastifyInstance, desk: Desk): void => {
  const { key, payments, checkoutUrl, payouts } = desk;
  const apiKey = key('api');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.addHook('preHandler', async (request, reply) => {
    const signed = requestIsSigned(
      apiKey,
      {
        method: request.method,
        path: request.url,
        body: rawBody(request),
        timestamp: headerOf(request, 'kluwp-timestamp'),
        signature: headerOf(request, 'kluwp-signature'),
      },
      new Date(),
    );
    return signed ? undefined : reply.status(401).send({ error: 'signature_invalid' });
  });

  registerPayouts(app, payouts);
  registerStatement(app, desk);
  registerDisputes(app, { payments });
  registerBalance(app, payments, payouts);
  const show = (payment: GatewayPayment) => paymentDocument(payment, checkoutUrl(payment.id));

  app.post('/kluwp/v1/payments', async (request, reply) => {
    const body = rawBody(request);
    const wanted = readCreateRequest(body);
    if (wanted === undefined) return reply.status(400).send({ error: 'request_invalid' });
    const requestHash = createHash('sha256').update(body).digest('hex');
    const known = payments.findByReference(wanted.merchant_reference);
    if (known !== undefined) {
      if (known.requestHash === requestHash) return reply.status(200).send(show(known));
      return reply.status(409).send({ error: 'merchant_reference_used' });
    }
    const payment = newPayment(wanted, requestHash);
    if (payment === undefined) return reply.status(422).send({ error: 'amount_or_currency_refused' });
    payments.put(payment);
    return reply.status(201).send(show(payment));
  });

  app.get<{ Params: { id: string } }>('/kluwp/v1/payments/:id', async (request, reply) => {
    const payment = payments.find(request.params.id);
    return payment === undefined ? reply.status(404).send({ error: 'payment_unknown' }) : show(payment);
  });

  app.get<{ Querystring: { merchant_reference?: string } }>('/kluwp/v1/payments', (request, reply) => {
    const payment = payments.findByReference(request.query.merchant_reference ?? '');
    return reply.send({ payments: payment === undefined ? [] : [show(payment)] });
  });
};
