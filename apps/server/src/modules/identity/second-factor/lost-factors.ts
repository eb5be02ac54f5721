/** Permanent removal of a lost second factor by staff. Permission and timing are decided by the caller. */
import type { SecurityChange } from '../../../platform/events/catalogue/identity.ts';
import type { Sql } from '../../../database/database.ts';
import type { Id, PlayerId, SessionId } from '../../../platform/ids/ids.ts';
import { publishEnded } from '../sessions/end-sessions.ts';
import type { Deps } from '../deps.ts';
import { lockPlayer } from '../players/player-store.ts';
import { isSetUp } from './second-factor.ts';
import * as store from './second-factor-store.ts';
import * as sessions from '../sessions/session-store.ts';
import { publishSecurityChange } from '../publish-security-change.ts';

export type FactorsRemoved =
  | { ok: true; sessionIds: readonly SessionId[] }
  /**
   * `used`: since the request, so it is not lost. `changed`: an approving operator is no longer active. `over`: the request was
   * withdrawn.
   */
  | { ok: false; reason: 'second_factor_not_set_up' | 'used' | 'changed' | 'over' };

export const lostFactors = (deps: Deps) => ({
  isSetUp: async (playerId: PlayerId): Promise<boolean> => isSetUp(await store.countFactors(deps.db, playerId)),
  publish: (sql: Sql, playerId: PlayerId, change: SecurityChange) => publishSecurityChange(sql, deps, playerId, change),
  /**
   * Call inside a transaction; ends all sessions, because their owner is uncertain. `requestId`: the approved request; the database
   * throws before its time.
   */
  remove: async (sql: Sql, playerId: PlayerId, requestId: Id<'apr'>): Promise<FactorsRemoved> => {
    await lockPlayer(sql, playerId);
    const outcome = await store.removeLostFactors(sql, requestId);
    if (outcome !== 'removed') return { ok: false, reason: outcome === 'none' ? 'second_factor_not_set_up' : outcome };
    const sessionIds = await sessions.endOtherSessions(sql, playerId);
    await publishEnded(sql, deps, { playerId, sessionIds, reason: 'factors_removed' });
    await publishSecurityChange(sql, deps, playerId, 'factors_removed');
    return { ok: true, sessionIds };
  },
  /** Until when withdrawals are held, because after the removal the password alone opens the account. */
  cashOutsHeldUntil: (playerId: PlayerId): Promise<Date | undefined> => store.factorHoldUntil(deps.db, playerId),
});
