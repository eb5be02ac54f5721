/** Ends sessions at once, on the server: the next call with their cookie finds nothing. */
import { sessionEnded, type EndReason } from '../../../platform/events/catalogue/identity.ts';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId, SessionId } from '../../../platform/ids/ids.ts';
import { hashToken } from '../digest.ts';
import type { Deps } from '../deps.ts';
import { renewSession } from './renew-session.ts';
import * as sessions from './session-store.ts';

/** Tells the other modules with the commit; call `tell` after it for the open pages. */
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

/** One of the player's own; nothing happens to another's. */
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
 * Everywhere but here, and every open game: who has a copy of this browser's cookie, or of what a game was opened with, is out
 * as well. How many sessions ended, and this one's new token; none where another call renewed it first.
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

/** Signs the browser with this cookie out; without a live session there is nothing to do. */
export const signOut =
  (deps: EndDeps) =>
  async (token: string): Promise<void> => {
    const session = await sessions.findLiveSession(deps.db, hashToken(token));
    if (session !== undefined) await endSession(deps)(session.player_id, session.id, 'signed_out');
  };
