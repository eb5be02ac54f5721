/** EMS's API for merchants: makes and shows orders. Requests are signed, and so is every answer, for its request alone. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Desk } from '../gateway/index.ts';
import { openPayment, type GatewayPayment } from '../gateway/payment.ts';
import { rawBody } from '../gateway/raw-body.ts';
import { orderDocument } from './documents.ts';
import { merchant } from './merchant.ts';
import { registerPayouts } from './payout-api.ts';
import { readBody } from './read-body.ts';
import { registerStatement } from './statement-api.ts';
import { checkRequest, signatureHeader, signatureOf } from './signatures.ts';

const webUrl = z.url({ protocol: /^https?$/ }).max(500);

const orderRequest = z.strictObject({
  shop_reference: z.string().min(1).max(64),
  total: z.strictObject({ value: z.string().max(32), unit: z.string().length(3) }),
  buyer: z.strictObject({
    key: z.string().min(1).max(64),
    full_name: z.string().max(200),
    country: z.string().max(2),
  }),
  purpose: z.string().max(120),
  come_back_to: webUrl,
  notify_at: webUrl,
  open_minutes: z.int().min(1).max(1_440),
});
type OrderRequest = z.infer<typeof orderRequest>;

/** Currencies of card payments. */
const cardCurrencies: ReadonlySet<string> = new Set(['EUR', 'USD', 'CAD']);

/** It serves no customer there. To test every outcome: orders ending in 31 cents are refused, too. */
const isRefused = ({ total, buyer }: OrderRequest): boolean =>
  buyer.country === 'US' || !cardCurrencies.has(total.unit) || total.value.endsWith('.31');

const newOrder = (request: OrderRequest): GatewayPayment | undefined =>
  isRefused(request)
    ? undefined
    : openPayment({
        ...{ idPrefix: 'eo', merchantReference: request.shop_reference, requestHash: '' },
        ...{ amount: request.total.value, currency: request.total.unit, description: request.purpose },
        customer: { reference: request.buyer.key, name: request.buyer.full_name, country: request.buyer.country },
        ...{ returnUrl: request.come_back_to, notificationUrl: request.notify_at },
        lifetimeSeconds: request.open_minutes * 60,
      });

/** Requests that were executed: each id is good once. Kept longer than a request is valid. */
const createReplayGuard = (memory = 10_000) => {
  const known = new Set<string>();
  return (id: string): boolean => {
    if (known.has(id)) return false;
    known.add(id);
    const [oldest] = known;
    if (known.size > memory && oldest !== undefined) known.delete(oldest);
    return true;
  };
};

const base = `/ems/merchants/${merchant}`;

/** Whom an answer is for. */
const asked = new WeakMap<FastifyRequest, string>();

const requireSignatures = (app: FastifyInstance, key: Desk['key']): void => {
  const isNew = createReplayGuard();
  app.addHook('preHandler', async (request, reply) => {
    const signature = request.headers[signatureHeader];
    const checked = checkRequest(key('api'), {
      ...{ method: request.method, path: request.url, body: rawBody(request) },
      signature: typeof signature === 'string' ? signature : undefined,
    });
    if (!checked.ok) return reply.status(401).send({ problem: checked.error });
    if (!isNew(checked.request)) return reply.status(409).send({ problem: 'request_repeated' });
    asked.set(request, checked.request);
    return undefined;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const re = asked.get(request);
    const body = typeof payload === 'string' ? payload : '';
    const claims = { typ: 'ems-answer', re, st: reply.statusCode };
    if (re !== undefined) reply.header(signatureHeader, signatureOf(key('webhook'), claims, body));
    return payload;
  });
};

/** In a separate scope, where JSON bodies stay raw because the signature covers the bytes. */
export const registerApi = (app: FastifyInstance, desk: Desk): void => {
  const { key, payments, checkoutUrl, payouts } = desk;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  requireSignatures(app, key);
  registerPayouts(app, base, payouts);
  registerStatement(app, base, desk);
  const show = (payment: GatewayPayment) => orderDocument(payment, checkoutUrl(payment.id));

  app.post(`${base}/orders`, async (request, reply) => {
    const wanted = readBody(orderRequest, rawBody(request));
    if (wanted === undefined) return reply.status(400).send({ problem: 'request_invalid' });
    const payment = newOrder(wanted);
    if (payment === undefined) return reply.status(422).send({ problem: 'order_refused' });
    payments.put(payment);
    return reply.status(201).send(show(payment));
  });

  app.get<{ Params: { id: string } }>(`${base}/orders/:id`, async (request, reply) => {
    const payment = payments.find(request.params.id);
    return payment === undefined ? reply.status(404).send({ problem: 'order_unknown' }) : show(payment);
  });

  app.get<{ Querystring: { shop_reference?: string } }>(`${base}/orders`, async (request) => ({
    orders: payments
      .all()
      .filter(({ merchantReference }) => merchantReference === request.query.shop_reference)
      .map(show),
  }));
};
