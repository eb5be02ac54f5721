/** Closing by players or staff; locking and reopening by staff. The gate is updated in the same transaction. */
import type { ClosingReason } from '@carmine/contract/account/protection';
import { stepUpMs } from '@carmine/contract/settings';
import type { Sql } from '../../../database/database.ts';
import { aboutPlayer } from '../../../platform/audit/audit-log.ts';
import type { PlayerId, SessionId } from '../../../platform/ids/ids.ts';
import { insertClosure, currentClosure, markReopened } from './closure-store.ts';
import type { ProtectionDeps, StaffWord } from './deps.ts';

/** After closing because of gambling problems, an account cannot be reopened for this long. */
const keptClosedDays = (reason: ClosingReason | 'staff'): number => {
  if (reason === 'gambling') return 180;
  return reason === 'break' ? 1 : 0;
};

export type AccountClosed = { readonly ok: true } | { readonly ok: false; readonly reason: 'step_up_required' };

export const closeAccount =
  ({ db, identity, clock }: ProtectionDeps) =>
  async (request: { playerId: PlayerId; reason: ClosingReason; steppedUpAt: Date | null }): Promise<AccountClosed> => {
    const { playerId, reason, steppedUpAt } = request;
    if (steppedUpAt === null || steppedUpAt.getTime() < clock.now().getTime() - stepUpMs)
      return { ok: false, reason: 'step_up_required' };
    const sessionIds = await db.transaction(async (sql) => {
      const changed = await identity.changeStatus(sql, playerId, 'closed');
      if (!changed.ok) return [];
      await insertClosure(sql, playerId, reason, keptClosedDays(reason));
      await identity.stopPromotions(sql, playerId);
      return changed.sessionIds;
    });
    identity.pushSessionEnded({ playerId, sessionIds });
    return { ok: true };
  };

type Fail<R extends string> = { readonly ok: false; readonly reason: R };
export type StatusChanged = { readonly ok: true } | Fail<'status_unchanged' | 'kept_closed' | 'second_person_required'>;

export type Reopened =
  | { readonly ok: true; readonly sessionIds: readonly SessionId[] }
  | Fail<'status_unchanged' | 'kept_closed'>;

/** A closed account can be reopened only after the date until which its player wanted it closed. */
export const mayReopen = async (sql: Sql, playerId: PlayerId, now: Date): Promise<'open' | 'kept_closed' | 'yes'> => {
  const closure = await currentClosure(sql, playerId);
  if (closure === undefined) return 'open';
  return closure.notBefore > now ? 'kept_closed' : 'yes';
};

/** Call in the transaction of the second approval. */
export const reopenAccount =
  ({
    identity,
    clock,
  }: Pick<ProtectionDeps, 'clock'> & { identity: Pick<ProtectionDeps['identity'], 'changeStatus'> }) =>
  async (sql: Sql, playerId: PlayerId): Promise<Reopened> => {
    if ((await mayReopen(sql, playerId, clock.now())) === 'kept_closed') return { ok: false, reason: 'kept_closed' };
    const changed = await identity.changeStatus(sql, playerId, 'active');
    if (!changed.ok) return changed;
    await markReopened(sql, playerId);
    return changed;
  };

/** By one operator: lock, unlock, close. Reopening a closed account needs two, even if it was locked since. */
export const changeStatus =
  (deps: ProtectionDeps) =>
  async (change: StaffWord & { readonly status: 'active' | 'locked' | 'closed' }): Promise<StatusChanged> => {
    const { db, identity, clock } = deps;
    const { playerId, operatorId, status, reason } = change;
    const done = await db.transaction(async (sql) => {
      if (status === 'active') {
        const may = await mayReopen(sql, playerId, clock.now());
        if (may !== 'open') return may === 'yes' ? ('second_person_required' as const) : may;
      }
      const changed = await identity.changeStatus(sql, playerId, status);
      if (!changed.ok) return changed.reason;
      if (status === 'closed' && (await currentClosure(sql, playerId)) === undefined) {
        await insertClosure(sql, playerId, 'staff', 0);
      }
      await deps.audit.record(sql, {
        ...{ operatorId, action: 'player.set_status', ...aboutPlayer(deps, playerId) },
        details: { status, reason },
      });
      return changed.sessionIds;
    });
    if (typeof done === 'string') return { ok: false, reason: done };
    identity.pushSessionEnded({ playerId, sessionIds: done });
    return { ok: true };
  };
