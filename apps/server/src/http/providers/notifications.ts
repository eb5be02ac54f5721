/**
 * Receives gateways' notifications, and players returning from a frame. Nothing is decided here: notifications are verified, stored and
 * followed by a query.
 */
import { getGatewayReturn, postGatewayNotification } from '@carmine/contract/deposits';
import type { FastifyInstance } from 'fastify';
import type { Payments } from '../../modules/payments/index.ts';
import { answer, refuse } from '../calls/answer.ts';
import type { HttpContext } from '../http-context.ts';
import { route } from '../calls/route.ts';

const problems = {
  signature_invalid: { status: 401, title: 'Signature invalid', message: 'The signature is not valid.' },
  body_invalid: { status: 422, title: 'Body invalid', message: 'This is not a notification.' },
} as const;

/** Uses none of our assets, because the frame around it may have an opaque origin. */
const returned = {
  html: '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Payment</title></head><body></body></html>',
  contentPolicy: "default-src 'none'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
};

export const notificationRoutes = (
  app: FastifyInstance,
  { http, payments }: { http: HttpContext; payments: Payments },
): void => {
  route(app, { http, problems: {} }, getGatewayReturn, async () => answer(200, returned));

  route(app, { http, problems }, postGatewayNotification, async ({ params, body, headers, query }) => {
    const single = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : undefined]),
    );
    const received = await payments.receiveNotice(
      params.gateway,
      Buffer.isBuffer(body) ? body : Buffer.alloc(0),
      single,
      query,
    );
    if (received.ok) return answer(200);
    return refuse(received.reason === 'gateway_unknown' ? 'not_found' : received.reason);
  });
};
