/** What the module needs from outside. */
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Outbox } from '../../platform/events/outbox.ts';
import type { Ids } from '../../platform/ids/ids.ts';
import type { Random } from '../../platform/secrets/random.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';

export interface StaffDeps {
  readonly db: Database;
  /** The audit log names what it is about as it is called on the wire. */
  readonly ids: Pick<Ids, 'encode'>;
  readonly clock: Clock;
  readonly random: Random;
  readonly secretBox: SecretBox;
  readonly outbox: Outbox;
  /** Marks what is remembered of the audit log, so that nobody with the database alone can move it. */
  readonly markKey: Buffer;
  /** Origin of the back office, for links. */
  readonly backOfficeUrl: string;
  /** Shown in the authenticator app. */
  readonly brand: string;
}
