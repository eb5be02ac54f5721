/** Dependencies of support. */
import type { Database } from '../../database/database.ts';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import type { Ids } from '../../platform/ids/ids.ts';
import type { Live } from '../../platform/live/live.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import type { Identity } from '../identity/index.ts';

export interface SupportDeps {
  readonly db: Database;
  readonly secretBox: SecretBox;
  readonly audit: AuditLog;
  readonly ids: Pick<Ids, 'encode'>;
  readonly live: Pick<Live, 'push'>;
  readonly identity: Pick<Identity, 'profile' | 'vault'>;
}
