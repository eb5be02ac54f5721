/** Dependencies of all payment use cases. */
import type { Database } from '../../database/database.ts';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Ids } from '../../platform/ids/ids.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Live } from '../../platform/live/live.ts';
import type { Log } from '../../platform/monitoring/log.ts';
import type { Outbox } from '../../platform/events/outbox.ts';
import type { Compliance } from '../compliance/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Rates } from '../rates/index.ts';
import type { Promotions } from '../promotions/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { CashOutDeps } from './cash-outs/index.ts';
import type { FloatSource, Network, TransferSigner } from './chains/index.ts';
import type { DepositState } from './deposits/index.ts';
import type { DepositGateway } from './ports.ts';

export type DepositOffers = Pick<Promotions, 'isCoupon' | 'bindDeposit' | 'leastEarningDeposit' | 'noteCashOut'>;

export interface PaymentsDeps {
  readonly db: Database;
  readonly ids: Ids;
  readonly log: Log;
  readonly outbox: Outbox;
  readonly audit: AuditLog;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly clock: Clock;
  readonly wallet: Pick<
    Wallet,
    | 'wallets'
    | 'openWallet'
    | 'reserveDeposit'
    | 'releaseDeposit'
    | 'creditDeposit'
    | 'reverseDeposit'
    | 'approveEndOfStop'
  >;
  readonly rates: Pick<Rates, 'rate'>;
  readonly identity: Pick<Identity, 'profile' | 'missingFields'>;
  readonly compliance: Pick<Compliance, 'mayDeposit'>;
  /** What deposits are made under, and withdrawals end. */
  readonly offers: DepositOffers;
  readonly gateways: readonly DepositGateway[];
  /** Origin of the site: players return to it, and gateways notify it. */
  readonly publicUrl: string;
  readonly live: Pick<Live, 'push'>;
  readonly stats?: PaymentStats;
  /** Key of the marks on credits, which reveal a credit forged with database access alone. */
  readonly creditKey: Buffer;
}

/** Dependencies of crypto use cases, in addition to those of withdrawals. */
export interface CoinDeps extends CashOutDeps {
  readonly networks: readonly Network[];
  readonly signer: TransferSigner;
  /** Absent if an operator refills the hot wallet. */
  readonly float?: FloatSource;
}

export interface PaymentStats {
  moved(gateway: string, to: DepositState): void;
  noticeRefused(gateway: string, reason: string): void;
  gatewayFailed(gateway: string, call: 'place' | 'query'): void;
  down(gateway: string, isDown: boolean): void;
}
