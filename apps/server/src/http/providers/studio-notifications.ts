/** Receives what studios sign for rounds of their tables: verified, stored once, and used by the worker. Nothing is decided here. */
import { postStudioNotification } from '@carmine/contract/games/live-tables';
import type { FastifyInstance } from 'fastify';
import type { Gaming } from '../../modules/gaming/index.ts';
import { answer, refuse } from '../calls/answer.ts';
import type { HttpContext } from '../http-context.ts';
import { route } from '../calls/route.ts';

const problems = {
  signature_invalid: { status: 401, title: 'Signature invalid', message: 'The signature is not valid.' },
  body_invalid: { status: 422, title: 'Body invalid', message: 'This is not a notification.' },
} as const;

export const studioNotificationRoutes = (
  app: FastifyInstance,
  http: HttpContext,
  { gaming }: { readonly gaming: { readonly liveTables: Pick<Gaming['liveTables'], 'receiveStudioNotice'> } },
): void => {
  route(app, { http, problems }, postStudioNotification, async ({ params, body, headers }) => {
    const single = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : undefined]),
    );
    const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    const received = await gaming.liveTables.receiveStudioNotice(params.studio, rawBody, single);
    // A text about a round that we do not know is no reason to send it again.
    if (received.ok) return answer(200);
    return refuse(received.reason === 'studio_unknown' ? 'not_found' : received.reason);
  });
};
