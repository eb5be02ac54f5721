/** Ends sessions on the server: the next call with their cookie is unauthenticated. */
import { sessionEnded, type EndReason } from '../../../platform/events/catalogue/identity.ts';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId, SessionId } from '../../../platform/ids/ids.ts';
import { hashToken } from '../digest.ts';
import type { Deps } from '../deps.ts';
import { renewSession } from './renew-session.ts';
import * as sessions from './session-store.ts';

/** Publishes an event with the commit; call `tell` afterwards for open pages. */
export const publishEnded = async (
  sql: Sql,
  { publish }: Pick<Deps, 'publish'>,
  ended: { playerId: PlayerId; sessionIds: readonly SessionId[]; reason: EndReason },
): Promise<void> => {
  const { playerId, reason } = ended;
  for (const sessionId of ended.sessionIds)
    await publish(sql, sessionEnded, sessionId.toString(), { playerId, sessionId, reason });
};

type EndDeps = Pick<Deps, 'db' | 'publish' | 'pushSessionEnded'>;

/** Only the player's own sessions; another player's are unaffected. */
export const endSession =
  (deps: EndDeps) =>
  async (
    playerId: PlayerId,
    sessionId: SessionId,
    reason: EndReason = 'ended_by_player',
  ): Promise<{ ok: true } | { ok: false; reason: 'not_found' }> => {
    const sessionIds = await deps.db.transaction(async (sql) => {
      const ended = await sessions.endSession(
        sql,
        playerId,
        sessionId,
        reason === 'ended_by_player' ? 'device' : undefined,
      );
      await publishEnded(sql, deps, { playerId, sessionIds: ended, reason });
      return ended;
    });
    if (sessionIds.length === 0) return { ok: false, reason: 'not_found' };
    deps.pushSessionEnded({ playerId, sessionIds });
    return { ok: true };
  };

/**
 * Ends all other sessions and every open game, and renews this session, so that copies of its cookie or of a play token are invalid
 * too. Returns the number of sessions ended and the new token; no token if another call renewed it first.
 */
export const endOtherSessions =
  (deps: EndDeps & Pick<Deps, 'endPlay' | 'random'>) =>
  async (
    playerId: PlayerId,
    here: { readonly sessionId: SessionId; readonly token: string },
  ): Promise<{ ended: number; token: string | undefined }> => {
    const { sessionIds, token } = await deps.db.transaction(async (sql) => {
      const ended = await sessions.endOtherSessions(sql, playerId, here.sessionId, 'device');
      await deps.endPlay(sql, playerId);
      await publishEnded(sql, deps, { playerId, sessionIds: ended, reason: 'ended_by_player' });
      return { sessionIds: ended, token: await renewSession(deps)(sql, here.token) };
    });
    deps.pushSessionEnded({ playerId, sessionIds });
    return { ended: sessionIds.length, token };
  };

/** Signs out the browser with this cookie; does nothing without a live session. */
export const signOut =
  (deps: EndDeps) =>
  async (token: string): Promise<void> => {
    const session = await sessions.findLiveSession(deps.db, hashToken(token));
    if (session !== undefined) await endSession(deps)(session.player_id, session.id, 'signed_out');
  };
