/** What others do to a player's sessions: an exclusion confines them, a staff lock ends them. */
import type { Sql } from '../../database/database.ts';
import type { PlayerId } from '../../platform/ids.ts';
import { publishEnded } from './end-sessions.ts';
import type { Refusal } from './errors.ts';
import type { Deps } from './identity.ts';
import * as players from './player-store.ts';
import * as sessions from './session-store.ts';

/** Inside the caller's transaction: from its commit on, every open session is only good for cashing out. */
export const confineSessions = async (sql: Sql, playerId: PlayerId, refusal: Refusal): Promise<void> => {
  await sessions.confineSessions(sql, playerId, refusal);
};

/** Closing confines the sessions, locking ends them. */
export const setPlayerStatus =
  (deps: Pick<Deps, 'db' | 'publish' | 'tellSessionEnded'>) =>
  async (playerId: PlayerId, status: players.PlayerStatus): Promise<void> => {
    const sessionIds = await deps.db.transaction(async (sql) => {
      await players.setStatus(sql, playerId, status);
      if (status === 'closed') await sessions.confineSessions(sql, playerId, 'account_closed');
      if (status !== 'locked') return [];
      const ended = await sessions.endOtherSessions(sql, playerId);
      await publishEnded(sql, deps, { playerId, sessionIds: ended, reason: 'locked' });
      return ended;
    });
    deps.tellSessionEnded({ playerId, sessionIds });
  };
