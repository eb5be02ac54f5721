/** What affiliates need from their neighbours. */
import type { Database } from '../../../database/database.ts';
import type { AuditLog } from '../../../platform/audit/audit-log.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Ids, PlayerId } from '../../../platform/ids/ids.ts';
import type { Random } from '../../../platform/secrets/random.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import type { Rates } from '../../rates/index.ts';
import type { PostbackSender } from '../ports.ts';

export interface AffiliateDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'encode'>;
  readonly random: Pick<Random, 'bytes'>;
  readonly secretBox: SecretBox;
  readonly audit: AuditLog;
  readonly rates: Pick<Rates, 'all'>;
  readonly postbacks: PostbackSender;
  /** The affiliate's own id of the click, as the registration had it. */
  readonly clickIdOf: (playerId: PlayerId) => Promise<string | undefined>;
  /** Of the players' site, without a slash at the end. */
  readonly siteUrl: string;
}
