/** Dead events, which do not match their declaration, and operators' actions on them. Each action is audited in its transaction. */
import type { Sql } from '../../database/database.ts';
import * as store from '../../platform/events/dead-events.ts';
import { appendAudit } from './audit/audit-store.ts';
import type { StaffDeps } from './deps.ts';
import type { OperatorId } from './operator.ts';

type Change = (sql: Sql, id: store.EventId) => Promise<{ topic: string; version: number } | undefined>;

export const deadEvents = ({ db, ids }: Pick<StaffDeps, 'db' | 'ids'>) => {
  /** Returns false if the event does not exist (any more). */
  const act =
    (verb: 'retry' | 'discard', change: Change) =>
    ({ id, by, reason }: { id: store.EventId; by: OperatorId; reason?: string }): Promise<boolean> =>
      db.transaction(async (sql) => {
        const changed = await change(sql, id);
        if (changed === undefined) return false;
        await appendAudit(sql, {
          ...{ operatorId: by, action: `event.${verb}`, subject: { kind: 'event', id: ids.encode('evt', id) } },
          details: { ...changed, ...(reason === undefined ? {} : { reason }) },
        });
        return true;
      });
  return {
    list: (page: Parameters<typeof store.listDeadEvents>[1]) => store.listDeadEvents(db, page),
    find: (id: store.EventId) => store.findDeadEvent(db, id),
    /** An event that still does not match dies again. */
    retry: act('retry', store.reviveEvent),
    discard: act('discard', store.discardEvent),
  };
};
