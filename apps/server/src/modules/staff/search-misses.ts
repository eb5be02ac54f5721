/** Many searches without result may be guessing: they are recorded, and other operators are notified. */
import { searchMisses } from '@carmine/contract/settings';
import { searchesMissed } from '../../platform/events/catalogue/staff.ts';
import { appendAudit } from './audit/audit-store.ts';
import { besideCall } from './audit/count-entries.ts';
import type { StaffDeps } from './deps.ts';
import { countMiss } from './audit/view-store.ts';
import type { OperatorId } from './operator.ts';

/** A search without result. Notifies the others once per window. */
export const noteSearchMiss =
  ({ db, outbox }: Pick<StaffDeps, 'db' | 'outbox'>) =>
  (operatorId: OperatorId): Promise<void> =>
    besideCall(() =>
      db.transaction(async (sql) => {
        const misses = await countMiss(sql, operatorId);
        if (misses !== searchMisses.most) return;
        const minutes = searchMisses.withinMs / 60_000;
        await appendAudit(sql, { operatorId, action: 'player.find_misses', details: { misses, minutes } });
        await outbox.publish(sql, searchesMissed, `operator:${operatorId}`, {
          ...{ operator: operatorId, misses: misses.toString(), minutes: minutes.toString() },
        });
      }),
    );
