/** What the operators' desk of promotions needs from its neighbours. */
import type { Database } from '../../../database/database.ts';
import type { AuditLog } from '../../../platform/audit/audit-log.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Ids } from '../../../platform/ids/ids.ts';
import type { Random } from '../../../platform/secrets/random.ts';
import type { PromotionsDeps } from '../deps.ts';

export interface DeskDeps extends Pick<PromotionsDeps, 'wallet' | 'outbox' | 'rates' | 'standardBet'> {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly ids: Ids;
  readonly audit: AuditLog;
}
