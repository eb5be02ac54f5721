/** Dependencies of the chat. */
import type { Database } from '../../database/database.ts';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import type { Ids } from '../../platform/ids/ids.ts';
import type { Live } from '../../platform/live/live.ts';

export interface ChatDeps {
  readonly db: Database;
  readonly ids: Ids;
  readonly audit: AuditLog;
  readonly live: Pick<Live, 'push'>;
}
