/** What refer a friend needs from its neighbours. */
import type { CurrencyCode } from '@carmine/money';
import type { Database, Sql } from '../../../database/database.ts';
import type { AuditLog } from '../../../platform/audit/audit-log.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { Live } from '../../../platform/live/live.ts';
import type { Random } from '../../../platform/secrets/random.ts';
import type { Wallet } from '../../wallet/index.ts';
import type { PromotionsDeps } from '../deps.ts';
import type { RuleGrant, RuleGranted } from '../grants/grant-by-rule.ts';

export interface ReferralDeps extends Pick<PromotionsDeps, 'rates' | 'identity' | 'compliance'> {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Pick<Random, 'bytes'>;
  readonly live: Pick<Live, 'push'>;
  readonly audit: AuditLog;
  readonly wallet: Pick<Wallet, 'gate'>;
  readonly grantByRule: (sql: Sql, grant: RuleGrant) => Promise<RuleGranted>;
  readonly defaultCurrency: (playerId: PlayerId) => Promise<CurrencyCode>;
  /** Of the players' site, without a slash at the end. */
  readonly siteUrl: string;
}
