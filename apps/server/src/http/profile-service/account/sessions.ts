/** The player's sessions, and ending them. */
import { deleteOtherSessions, deleteSession, getSessions } from '@carmine/contract/account/profile';
import type { FastifyInstance } from 'fastify';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import type { AccountService } from './account-service.ts';

export const sessionRoutes = (app: FastifyInstance, service: AccountService): void => {
  const { identity, http } = service;

  route(app, service, getSessions, async ({ player }) => {
    const sessions = await identity.sessions(player.playerId);
    return answer(
      200,
      sessions.map(({ id, createdAt, lastSeenAt, ...rest }) => ({
        id: http.ids.encode('ses', id),
        current: id === player.sessionId,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        ...rest,
      })),
    );
  });

  route(app, service, deleteOtherSessions, async ({ player: { playerId, sessionId }, token = '' }) => {
    const { ended, token: renewed } = await identity.endOtherSessions(playerId, { sessionId, token });
    return answer(200, { ended }, renewed === undefined ? {} : { session: renewed });
  });

  route(app, service, deleteSession, async ({ player, params }) => {
    const sessionId = http.ids.decode('ses', params.id);
    if (sessionId === undefined) return refuse('not_found');
    const ended = await identity.endSession(player.playerId, sessionId);
    if (!ended.ok) return refuse(ended.reason);
    return answer(204, undefined, sessionId === player.sessionId ? { session: null } : {});
  });
};
