/** Dependencies of the AML use cases. */
import type { Database } from '../../../database/database.ts';
import type { AuditLog } from '../../../platform/audit/audit-log.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Ids, PlayerId } from '../../../platform/ids/ids.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { PlayerProfile, PlayerVault } from '../../identity/index.ts';
import type { Turnover } from './risk-flag.ts';

export interface SharedPayout {
  readonly other: PlayerId;
  /** This player's first withdrawal there. */
  readonly withdrawal: bigint;
  /** Who was paid there before; undefined if this player was first, or has proven the address. */
  readonly before: { readonly player: PlayerId; readonly withdrawal: bigint } | undefined;
}

export interface RiskDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly audit: AuditLog;
  readonly ids: Pick<Ids, 'encode'>;
  readonly identity: {
    profile(playerId: PlayerId): Promise<PlayerProfile | undefined>;
    readonly vault: PlayerVault;
    /** Ids above `after`, in order; erased players are skipped. */
    playersAfter(after: PlayerId, size: number): Promise<PlayerId[]>;
  };
  /** Credited deposits, and withdrawals not returned. */
  readonly readTurnover: (playerId: PlayerId) => Promise<Turnover>;
  /** Addresses that both this player and others withdraw to. */
  readonly samePayout: (playerId: PlayerId) => Promise<SharedPayout[]>;
  /** Other players who paid with the same card or account. */
  readonly sameInstrument: (playerId: PlayerId) => Promise<PlayerId[]>;
  /** Key of the marks of addresses and phones. */
  readonly markKey: Buffer;
}
