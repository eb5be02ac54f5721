/** The player's own word when somebody said that the second factor is lost. */
import { deleteFactorRemoval, getFactorRemoval } from '@carmine/contract/second-factor';
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

  // Without a step-up: keeping a factor opens nothing to anybody.
  route(app, service, deleteFactorRemoval, async ({ player }) => {
    return (await approvals.keepFactor(player.playerId)) ? answer(204) : refuse('not_found');
  });
};
