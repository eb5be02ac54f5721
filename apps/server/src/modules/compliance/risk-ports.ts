/** What those who watch over risk need from outside; compose.ts joins it. */
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { PlayerId } from '../../platform/ids.ts';
import type { PlayerProfile, PlayerVault } from '../identity/index.ts';
import type { Turnover } from './risk-flag.ts';

export interface RiskDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly identity: {
    profile(playerId: PlayerId): Promise<PlayerProfile | undefined>;
    readonly vault: PlayerVault;
    /** Ids above `after`, in order; erased players are left out. */
    playersAfter(after: PlayerId, size: number): Promise<PlayerId[]>;
  };
  /** Credited deposits and cash-outs that were not given back. */
  readonly readTurnover: (playerId: PlayerId) => Promise<Turnover>;
  /** Other players who cashed out to an address that this one cashed out to. */
  readonly samePayout: (playerId: PlayerId) => Promise<PlayerId[]>;
  /** Other players who paid with a card or account that this one paid with. */
  readonly sameInstrument: (playerId: PlayerId) => Promise<PlayerId[]>;
  /** The key of the hashes of addresses and phones. */
  readonly markKey: Buffer;
}
