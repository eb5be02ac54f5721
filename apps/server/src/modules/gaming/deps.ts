/** Dependencies of all gaming use cases. */
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
import type { SaltBlocks } from './live/chains.ts';
import type { FindName } from './history/winners.ts';
import type { Studio } from './ports.ts';

export interface GamingDeps {
  readonly db: Database;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
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
  /** Rotate a pair automatically after this many rounds. Default one million. */
  readonly roundsPerPair?: bigint;
  /** Number of placeholder games in the lobby, never in live deployments. Default none. */
  readonly placeholderGames?: number;
  /** Whether a new live table is open before an operator opens it: in a sandbox. */
  readonly opensTables?: boolean;
  /** Where the salts of chains come from. Default: the house draws them, in tests. */
  readonly saltBlocks?: SaltBlocks;
  /** Whose results tables may show. Default: none, in tests. */
  readonly studios?: readonly Studio[];
  /** To operators: of `kind`, how many. Default: nobody, in tests. */
  readonly alarm?: (kind: string, count: number) => void;
  /** Default: the registry; tests may pass their own games. */
  readonly games?: GameLibrary;
}
