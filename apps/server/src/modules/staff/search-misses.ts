/** Whoever searches for many people that do not exist may be guessing: it is written down, and the others are told. */
import { searchMisses } from '@carmine/contract/settings';
import { searchesMissed } from '../../platform/events/catalogue/staff.ts';
import { appendAudit } from './audit/audit-store.ts';
import { besideCall } from './audit/count-entries.ts';
import type { StaffDeps } from './deps.ts';
import { countMiss } from './audit/look-store.ts';
import type { OperatorId } from './operator.ts';

/** A search that found nobody. Once for each time that is counted the others hear of it. */
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
