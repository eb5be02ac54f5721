/** What races and tournaments need from their neighbours. */
import type { CurrencyCode, Language } from '@carmine/money';
import type { Database, Sql } from '../../../database/database.ts';
import type { Id, PlayerId } from '../../../platform/ids/ids.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Log } from '../../../platform/monitoring/log.ts';
import type { Rates } from '../../rates/index.ts';
import type { PayReward } from '../ports.ts';
import type { Definition } from './definitions.ts';

export type CompetitionId = Id<'cmp'>;

export type EntryRefused =
  | { readonly ok: false; readonly reason: 'excluded' | 'closed' | 'country' }
  | { readonly ok: false; readonly reason: 'limit'; readonly kind: string; readonly until: Date | undefined }
  | { readonly ok: false; readonly reason: 'funds' };

/** The pool of a tournament in the ledger. Each call is booked once per key. */
export interface TournamentPools {
  open(sql: Sql, pool: { tournamentId: CompetitionId; currency: CurrencyCode }): Promise<unknown>;
  add(sql: Sql, input: { tournamentId: CompetitionId; key: string; amount: bigint }): Promise<unknown>;
  enter(
    sql: Sql,
    entry: { tournamentId: CompetitionId; playerId: PlayerId; key: string; amount: bigint; eurRate: bigint },
  ): Promise<{ readonly ok: true } | EntryRefused>;
  refund(sql: Sql, key: string): Promise<unknown>;
  pay(
    sql: Sql,
    prize: { tournamentId: CompetitionId; playerId: PlayerId; key: string; amount: bigint },
  ): Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: 'funds' }>;
  /** The house keeps what is left. */
  close(sql: Sql, tournamentId: CompetitionId): Promise<unknown>;
}

export interface CompetitionDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<Log, 'info' | 'warn'>;
  readonly rates: Pick<Rates, 'all' | 'rate'>;
  readonly definitions: () => Promise<readonly Definition[]>;
  /** Ids of the games in the category of slots. */
  readonly slots: () => Promise<readonly string[]>;
  readonly payReward: PayReward;
  readonly pools: TournamentPools;
  /** Those who may be given nothing: on a break, excluded, locked or closed. */
  readonly kept: (sql: Sql, players: readonly PlayerId[]) => Promise<ReadonlySet<PlayerId>>;
  readonly findName: (playerId: PlayerId) => Promise<string | undefined>;
  readonly maskName: (name: string | undefined) => string;
  readonly hintBalance: (player: { readonly playerId: PlayerId; readonly currency: CurrencyCode }) => void;
  /** A table has changed. */
  readonly hintTable: (competitionId: CompetitionId) => void;
  /** Between the end and the prizes: operators look at the winners. Default one hour. */
  readonly reviewMs?: number;
}

export interface Reading {
  readonly language: Language;
  readonly playerId: PlayerId | undefined;
}
