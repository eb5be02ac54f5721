/**
 * Receives gateways' and on-ramps' notifications, and players returning from a frame. Nothing is decided here: notifications are verified, stored and
 * followed by a query.
 */
import { addressOf } from '@carmine/contract/call';
import { getGatewayReturn, postGatewayNotification } from '@carmine/contract/payments/deposits';
import { postOnRampNotification } from '@carmine/contract/payments/onramps';
import type { FastifyInstance } from 'fastify';
import type { OnRamps, Payments } from '../../modules/payments/index.ts';
import { answer, refuse } from '../calls/answer.ts';
import type { HttpContext } from '../http-context.ts';
import { route } from '../calls/route.ts';

const problems = {
  signature_invalid: { status: 401, title: 'Signature invalid', message: 'The signature is not valid.' },
  body_invalid: { status: 422, title: 'Body invalid', message: 'This is not a notification.' },
} as const;

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

const singleOf = (headers: Headers): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : undefined]),
  );

const bytesOf = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

/** Uses none of our assets, because the frame around it may have an opaque origin. */
const returned = {
  html: '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Payment</title></head><body></body></html>',
  contentPolicy: "default-src 'none'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
};

export const notificationRoutes = (
  app: FastifyInstance,
  { http, payments, onRamps }: { http: HttpContext; payments: Payments; onRamps: OnRamps },
): void => {
  route(app, { http, problems: {} }, getGatewayReturn, async () => answer(200, returned));

  route(app, { http, problems }, postGatewayNotification, async ({ params, body, headers, query }) => {
    const received = await payments.receiveNotice(params.gateway, bytesOf(body), singleOf(headers), query);
    if (received.ok) return answer(200);
    return refuse(received.reason === 'gateway_unknown' ? 'not_found' : received.reason);
  });

  route(app, { http, problems }, postOnRampNotification, async ({ params, body, headers }) => {
    const path = addressOf(postOnRampNotification, { params });
    const message = { rawBody: bytesOf(body), headers: singleOf(headers), path };
    const received = await onRamps.receiveNotice(params.id, message);
    if (received.ok) return answer(200);
    return refuse(received.reason === 'onramp_unknown' ? 'not_found' : received.reason);
  });
};
