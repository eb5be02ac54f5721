/** What every use case of gaming is given. */
import type { Database } from '../../database/database.ts';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Ids } from '../../platform/ids/ids.ts';
import type { Live } from '../../platform/live/live.ts';
import type { Log } from '../../platform/monitoring/log.ts';
import type { Random } from '../../platform/secrets/random.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import type { Compliance } from '../compliance/index.ts';
import type { Rates } from '../rates/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { GameLibrary } from './catalogue/game-library.ts';
import type { FindName } from './history/winners.ts';

export interface GamingDeps {
  readonly db: Database;
  readonly log: Pick<Log, 'warn'>;
  readonly clock: Clock;
  readonly random: Random;
  readonly ids: Ids;
  readonly secretBox: SecretBox;
  readonly live: Pick<Live, 'push'>;
  readonly audit: AuditLog;
  readonly wallet: Wallet;
  readonly compliance: Compliance;
  readonly rates: Pick<Rates, 'rate' | 'all'>;
  readonly findName: FindName;
  /** After so many rounds a pair is rotated by itself. Default a million. */
  readonly roundsPerPair?: bigint;
  /** So many entries that only fill the lobby: never live. Default none. */
  readonly placeholderGames?: number;
  /** The registry, unless a test brings games of its own. */
  readonly games?: GameLibrary;
}
