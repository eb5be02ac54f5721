/** Receives notifications of verification providers, which are verified and then only trigger a query. */
import { postKycNotification } from '@carmine/contract/verification';
import type { FastifyInstance } from 'fastify';
import type { Verification } from '../../modules/compliance/index.ts';
import { answer, refuse } from '../calls/answer.ts';
import type { HttpContext } from '../http-context.ts';
import { route } from '../calls/route.ts';

const problems = {
  signature_invalid: { status: 401, title: 'Signature invalid', message: 'The signature is not valid.' },
  body_invalid: { status: 422, title: 'Body invalid', message: 'This is not a notification.' },
} as const;

export const kycNotificationRoutes = (
  app: FastifyInstance,
  http: HttpContext,
  { verification }: { readonly verification: Pick<Verification, 'receiveNotice'> },
): void => {
  route(app, { http, problems }, postKycNotification, async ({ params, body, headers }) => {
    const single = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : undefined]),
    );
    const taken = await verification.receiveNotice(
      params.provider,
      Buffer.isBuffer(body) ? body : Buffer.alloc(0),
      single,
    );
    if (taken.ok) return answer(200);
    return refuse(taken.reason === 'provider_unknown' ? 'not_found' : taken.reason);
  });
};
