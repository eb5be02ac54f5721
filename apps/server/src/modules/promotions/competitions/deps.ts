/** What races and tournaments need from their neighbours. */
import type { CurrencyCode, Language } from '@carmine/money';
import type { Database, Sql } from '../../../database/database.ts';
import type { Id, PlayerId } from '../../../platform/ids/ids.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Log } from '../../../platform/monitoring/log.ts';
import type { Rates } from '../../rates/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import type { Definition } from './definitions.ts';

export type CompetitionId = Id<'cmp'>;

export interface CompetitionDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<Log, 'info' | 'warn'>;
  readonly rates: Pick<Rates, 'all' | 'rate'>;
  readonly definitions: () => Promise<readonly Definition[]>;
  /** Ids of the games in the category of slots. */
  readonly slots: () => Promise<readonly string[]>;
  readonly wallet: Pick<Wallet, 'payReward' | 'tournaments'>;
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
