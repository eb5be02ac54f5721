/** Requests the erasure of a closed account's personal data: by the player, or by staff with two operators. */
import { dataKept } from '@carmine/contract/settings';
import { erasureAsked, erasureDropped } from '../../../platform/events/catalogue/compliance.ts';
import type { Sql } from '../../../database/database.ts';
import { aboutPlayer } from '../../../platform/audit/audit-log.ts';
import type { OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import { currentClosure } from '../protection/closure-store.ts';
import * as erasures from './erasure-store.ts';
import type { OwnDataDeps } from './deps.ts';

type Fail<R extends string> = { readonly ok: false; readonly reason: R };
export type ErasureRefused = Fail<'account_not_closed' | 'erasure_asked'>;
type ErasureAsked = { readonly ok: true; readonly dueAt: Date } | ErasureRefused;

const dueAfter = (closedAt: Date, movedMoney: boolean): Date => {
  const due = new Date(closedAt);
  if (movedMoney) due.setUTCFullYear(due.getUTCFullYear() + dataKept.yearsWithMoney);
  else due.setUTCDate(due.getUTCDate() + dataKept.daysWithout);
  return due;
};

/** Undefined if it can be requested now. */
export const whyNotErased = async (sql: Sql, playerId: PlayerId): Promise<ErasureRefused | undefined> => {
  if ((await currentClosure(sql, playerId)) === undefined) return { ok: false, reason: 'account_not_closed' };
  return (await erasures.findErasure(sql, playerId)) === undefined ? undefined : { ok: false, reason: 'erasure_asked' };
};

/** `by`: the operator who requested it and the approval; the table rejects anything else. */
export const askErasureWithin = async (
  deps: Pick<OwnDataDeps, 'outbox'>,
  sql: Sql,
  { playerId, by }: { playerId: PlayerId; by?: OperatorId },
): Promise<ErasureAsked> => {
  const closure = await currentClosure(sql, playerId);
  if (closure === undefined) return { ok: false, reason: 'account_not_closed' };
  const dueAt = dueAfter(closure.closedAt, await erasures.hasMovedMoney(sql, playerId));
  if ((await erasures.insertErasure(sql, playerId, by, dueAt)) === 0) return { ok: false, reason: 'erasure_asked' };
  await deps.outbox.publish(sql, erasureAsked, playerId.toString(), { playerId, until: dueAt });
  return { ok: true, dueAt };
};

export const askErasure =
  (deps: Pick<OwnDataDeps, 'db' | 'outbox'>) =>
  (playerId: PlayerId): Promise<ErasureAsked> =>
    deps.db.transaction((sql) => askErasureWithin(deps, sql, { playerId }));

/** Until it is carried out; by the player or an operator. */
export const dropErasure =
  (deps: Pick<OwnDataDeps, 'db' | 'outbox' | 'audit' | 'ids'>) =>
  async (playerId: PlayerId, operatorId?: OperatorId): Promise<boolean> =>
    deps.db.transaction(async (sql) => {
      if ((await erasures.deleteErasure(sql, playerId)) === 0) return false;
      if (operatorId !== undefined)
        await deps.audit.record(sql, { operatorId, action: 'player.drop_erasure', ...aboutPlayer(deps, playerId) });
      await deps.outbox.publish(sql, erasureDropped, playerId.toString(), { playerId });
      return true;
    });
