/** What the loyalty programme needs from its neighbours. */
import type { CurrencyCode } from '@carmine/money';
import type { Database, Sql } from '../../../database/database.ts';
import type { Json } from '../../../platform/json.ts';
import type { Log } from '../../../platform/monitoring/log.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { Rates } from '../../rates/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import type { GrantByRule } from '../ports.ts';

/** What the house keeps of a bet on average, as an exact fraction of its first stake. */
export interface HouseEdge {
  readonly n: bigint;
  /** Above zero. */
  readonly d: bigint;
}

export interface KnownBet {
  readonly gameId: string;
  readonly mathVersion: string;
  readonly params: Json;
}

/** A time in which a player is kept from play. `to`: null while it lasts. */
export interface BreakSpan {
  readonly playerId: PlayerId;
  readonly from: Date;
  readonly to: Date | null;
}

export interface LoyaltyDeps {
  readonly db: Database;
  readonly log: Pick<Log, 'warn'>;
  readonly wallet: Pick<Wallet, 'gate' | 'payReward'>;
  readonly rates: Pick<Rates, 'all' | 'rate'>;
  /** By the game's proven odds; undefined earns nothing. */
  readonly houseEdge: (bet: KnownBet) => HouseEdge | undefined;
  /** Published bets, to explain the formula. */
  readonly publishedEdges: () => readonly {
    readonly gameId: string;
    readonly name: string;
    readonly edge: HouseEdge;
  }[];
  readonly breaks: (sql: Sql, players: readonly PlayerId[], since: Date) => Promise<readonly BreakSpan[]>;
  readonly grantByRule: GrantByRule;
  readonly defaultCurrency: (playerId: PlayerId) => Promise<CurrencyCode>;
  readonly hintBalance: (player: { readonly playerId: PlayerId; readonly currency: CurrencyCode }) => void;
}
