/** Dependencies of the module. */
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Outbox } from '../../platform/events/outbox.ts';
import type { Ids } from '../../platform/ids/ids.ts';
import type { Random } from '../../platform/secrets/random.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';

export interface StaffDeps {
  readonly db: Database;
  /** For public ids in the audit log. */
  readonly ids: Pick<Ids, 'encode'>;
  readonly clock: Clock;
  readonly random: Random;
  readonly secretBox: SecretBox;
  readonly outbox: Outbox;
  /** Key of the mark on the watcher's position, which cannot be forged with database access alone. */
  readonly markKey: Buffer;
  /** Origin of the back office, for links. */
  readonly backOfficeUrl: string;
  /** Shown in the authenticator app. */
  readonly brand: string;
}
