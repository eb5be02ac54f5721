/** A second factor that its player has lost, taken away for good by staff. Who may do that, and when, others decide. */
import type { Sql } from '../../database/database.ts';
import type { PlayerId, SessionId } from '../../platform/ids.ts';
import { publishEnded } from './end-sessions.ts';
import type { Deps } from './identity.ts';
import { lockPlayer } from './player-store.ts';
import { isSetUp } from './second-factor.ts';
import * as store from './second-factor-store.ts';
import * as sessions from './session-store.ts';
import { tellChanged, type SecurityChange } from './tell-changed.ts';

export type FactorsRemoved =
  | { ok: true; sessionIds: readonly SessionId[] }
  | { ok: false; reason: 'second_factor_not_set_up' };

export const lostFactors = (deps: Deps) => ({
  isSetUp: async (playerId: PlayerId): Promise<boolean> => isSetUp(await store.countFactors(deps.db, playerId)),
  /** Whoever still uses it has not lost it. */
  usedSince: (sql: Sql, playerId: PlayerId, since: Date) => store.wasUsedSince(sql, playerId, since),
  tell: (sql: Sql, playerId: PlayerId, change: SecurityChange) => tellChanged(sql, deps, playerId, change),
  /** Inside the caller's transaction; every session ends with it, for nobody knows whose they are. */
  remove: async (sql: Sql, playerId: PlayerId): Promise<FactorsRemoved> => {
    await lockPlayer(sql, playerId);
    if (!isSetUp(await store.countFactors(sql, playerId))) return { ok: false, reason: 'second_factor_not_set_up' };
    await store.deleteAllFactors(sql, playerId);
    const sessionIds = await sessions.endOtherSessions(sql, playerId);
    await publishEnded(sql, deps, { playerId, sessionIds, reason: 'factors_removed' });
    await tellChanged(sql, deps, playerId, 'factors_removed');
    return { ok: true, sessionIds };
  },
});
