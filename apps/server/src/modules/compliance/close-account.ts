/** Accounts are closed by their players or by staff, locked and opened again by staff. The gate follows at once. */
import type { ClosingReason } from '@carmine/contract';
import type { Sql } from '../../database/database.ts';
import type { PlayerId } from '../../platform/ids.ts';
import { insertClosure, currentClosure, markReopened } from './closure-store.ts';
import type { Also, ProtectionDeps } from './protection-deps.ts';

/** Whoever closes for fear of gambling is not let back in on a whim. */
const keptClosedDays = (reason: ClosingReason | 'staff'): number => {
  if (reason === 'gambling') return 180;
  return reason === 'break' ? 1 : 0;
};

/** So long a proof of who sits there is good. */
const provenForMs = 15 * 60_000;

export type AccountClosed = { readonly ok: true } | { readonly ok: false; readonly reason: 'step_up_required' };

export const closeAccount =
  ({ db, identity, clock }: ProtectionDeps) =>
  async (request: { playerId: PlayerId; reason: ClosingReason; steppedUpAt: Date | null }): Promise<AccountClosed> => {
    const { playerId, reason, steppedUpAt } = request;
    if (steppedUpAt === null || steppedUpAt.getTime() < clock.now().getTime() - provenForMs)
      return { ok: false, reason: 'step_up_required' };
    const sessionIds = await db.transaction(async (sql) => {
      const changed = await identity.changeStatus(sql, playerId, 'closed');
      if (!changed.ok) return [];
      await insertClosure(sql, playerId, reason, keptClosedDays(reason));
      await identity.stopEmailPromotions(sql, playerId);
      return changed.sessionIds;
    });
    identity.tellSessionEnded({ playerId, sessionIds });
    return { ok: true };
  };

export type StatusChanged =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'status_unchanged' | 'kept_closed' };

const isKeptClosed = async (sql: Sql, playerId: PlayerId, now: Date): Promise<boolean> => {
  const closure = await currentClosure(sql, playerId);
  return closure !== undefined && closure.notBefore > now;
};

/** By staff. Opening a closed account waits for the day until which its player wanted it kept closed. */
export const changeStatus =
  ({ db, identity, clock }: ProtectionDeps) =>
  async (request: {
    playerId: PlayerId;
    status: 'active' | 'locked' | 'closed';
    also?: Also;
  }): Promise<StatusChanged> => {
    const { playerId, status, also } = request;
    const done = await db.transaction(async (sql) => {
      if (status === 'active' && (await isKeptClosed(sql, playerId, clock.now()))) return 'kept_closed' as const;
      const changed = await identity.changeStatus(sql, playerId, status);
      if (!changed.ok) return 'status_unchanged' as const;
      if (status === 'closed') await insertClosure(sql, playerId, 'staff', 0);
      if (status === 'active') await markReopened(sql, playerId);
      await also?.(sql);
      return changed.sessionIds;
    });
    if (typeof done === 'string') return { ok: false, reason: done };
    identity.tellSessionEnded({ playerId, sessionIds: done });
    return { ok: true };
  };
