/** What the module needs from outside. */
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Random } from '../../platform/random.ts';
import type { SecretBox } from '../../platform/secret-box.ts';

export interface StaffDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly secretBox: SecretBox;
  /** Origin of the back office, for links. */
  readonly backOfficeUrl: string;
  /** Shown in the authenticator app. */
  readonly brand: string;
}
