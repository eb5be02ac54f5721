/** Status changes by others: an exclusion restricts a player's sessions, a lock by staff ends them. */
import { playerStatusChanged } from '../../../platform/events/catalogue/identity.ts';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId, SessionId } from '../../../platform/ids/ids.ts';
import { publishEnded } from '../sessions/end-sessions.ts';
import type { Refusal } from '../errors.ts';
import type { Deps } from '../deps.ts';
import * as players from '../players/player-store.ts';
import * as sessions from '../sessions/session-store.ts';

/** Call inside a transaction: from its commit on, all open sessions allow withdrawals only. */
export const confineSessions = (sql: Sql, playerId: PlayerId, refusal: Refusal): Promise<SessionId[]> =>
  sessions.confineSessions(sql, playerId, refusal);

/** `sessionIds`: sessions that were restricted or ended. */
export type StatusChange = { ok: true; sessionIds: readonly SessionId[] } | { ok: false; reason: 'status_unchanged' };

type StatusDeps = Pick<Deps, 'publish' | 'refreshProtectionStatus'>;

const concern = async (sql: Sql, deps: StatusDeps, playerId: PlayerId, status: players.PlayerStatus) => {
  if (status === 'closed') return sessions.confineSessions(sql, playerId, 'account_closed');
  if (status !== 'locked') return [];
  const ended = await sessions.lockOut(sql, playerId);
  await publishEnded(sql, deps, { playerId, sessionIds: ended, reason: 'locked' });
  return ended;
};

/** Call inside a transaction. Closing restricts the sessions, locking ends them, effective with the next bet. */
export const changeStatus =
  (deps: StatusDeps) =>
  async (sql: Sql, playerId: PlayerId, status: players.PlayerStatus): Promise<StatusChange> => {
    if ((await players.setStatus(sql, playerId, status)) === 0) return { ok: false, reason: 'status_unchanged' };
    await deps.refreshProtectionStatus(sql, playerId);
    const sessionIds = await concern(sql, deps, playerId, status);
    await deps.publish(sql, playerStatusChanged, playerId.toString(), { playerId, status });
    return { ok: true, sessionIds };
  };

export const setPlayerStatus =
  (deps: StatusDeps & Pick<Deps, 'db' | 'pushSessionEnded'>) =>
  async (playerId: PlayerId, status: players.PlayerStatus): Promise<void> => {
    const changed = await deps.db.transaction((sql) => changeStatus(deps)(sql, playerId, status));
    if (changed.ok) deps.pushSessionEnded({ playerId, sessionIds: changed.sessionIds });
  };
