/** Lets the player keep a second factor that was reported as lost. */
import { deleteFactorRemoval, getFactorRemoval } from '@carmine/contract/account/second-factor';
import type { FastifyInstance } from 'fastify';
import type { Approvals } from '../../modules/staff/index.ts';
import { answer, refuse } from '../calls/answer.ts';
import type { HttpContext } from '../http-context.ts';
import { route } from '../calls/route.ts';

export const lostFactorRoutes = (
  app: FastifyInstance,
  http: HttpContext,
  { approvals }: { approvals: Approvals },
): void => {
  const service = { http, problems: {} };

  route(app, service, getFactorRemoval, async ({ player }) =>
    answer(200, { dueAt: (await approvals.removalDue(player.playerId))?.toISOString() ?? null }),
  );

  // Without step-up: keeping a factor gives nobody access.
  route(app, service, deleteFactorRemoval, async ({ player }) => {
    return (await approvals.keepFactor(player.playerId)) ? answer(204) : refuse('not_found');
  });
};
