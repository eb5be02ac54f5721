/** What everybody may see of live tables: the lobby's list, a table as it is now, and its events. */
import type { TableEvent } from '@carmine/contract/live';
import type { LiveTableAnswer, TableSnapshot } from '@carmine/contract/games/live-tables';
import type { AnyGame } from '@carmine/games';
import type { Database } from '../../../database/database.ts';
import type { Ids } from '../../../platform/ids/ids.ts';
import type { JsonObject } from '../../../platform/json.ts';
import * as store from './live-store.ts';

export interface TablesDeps {
  readonly db: Database;
  readonly ids: Ids;
  readonly liveGame: (id: string) => AnyGame | undefined;
}

const resultsShown = 20;
const eventsAtOnce = 100;

const roundAnswer = (ids: Ids, round: store.LiveRound): NonNullable<LiveTableAnswer['round']> => ({
  id: ids.encode('lrd', round.id),
  phase: round.phase,
  mathVersion: round.mathVersion,
  openedAt: round.openedAt.toISOString(),
  closesAt: round.closesAt.toISOString(),
  dueAt: round.dueAt.toISOString(),
  chain: round.commitment,
  salt: round.salt,
  linkNumber: round.linkN,
  ...(round.link === null ? {} : { link: round.link, result: round.result as JsonObject }),
});

export const eventAnswer = (ids: Ids, table: string, event: store.LiveEvent): TableEvent => ({
  table,
  seq: Number(event.seq),
  kind: event.kind as TableEvent['kind'],
  ...(event.liveRoundId === null ? {} : { round: ids.encode('lrd', event.liveRoundId) }),
  data: event.data,
  at: event.at.toISOString(),
});

const tableAnswer = async ({ db, ids, liveGame }: TablesDeps, table: store.LiveTable) => {
  const rounds = await store.lastRounds(db, table.id, resultsShown + 1);
  const [round] = rounds;
  const bets = await store.betsShown(db, round?.id);
  const answer: LiveTableAnswer = {
    id: table.id,
    game: table.gameId,
    name: liveGame(table.gameId)?.name ?? table.gameId,
    players: bets.players,
    ...(round === undefined ? {} : { round: roundAnswer(ids, round) }),
    results: rounds
      .filter(({ phase, link }) => phase === 'settled' && link !== null)
      .slice(0, resultsShown)
      .map(({ id, result }) => ({ round: ids.encode('lrd', id), result: result as JsonObject })),
  };
  return { answer, bets };
};

export const createTables = (deps: TablesDeps) => ({
  list: async (): Promise<LiveTableAnswer[]> => {
    const tables = await store.openTables(deps.db);
    return Promise.all(tables.map(async (table) => (await tableAnswer(deps, table)).answer));
  },
  /** Undefined for a table that is closed. */
  table: async (id: string): Promise<TableSnapshot | undefined> => {
    // The number first: what is read after it may be newer, and is only told again.
    const table = await store.findTable(deps.db, id);
    if (table?.open !== true) return undefined;
    const { answer, bets } = await tableAnswer(deps, table);
    return { ...answer, seq: Number(table.seq), now: (await store.databaseTime(deps.db)).toISOString(), bets };
  },
  events: async (id: string, after: number): Promise<TableEvent[] | undefined> => {
    const table = await store.findTable(deps.db, id);
    if (table?.open !== true) return undefined;
    const events = await store.eventsAfter(deps.db, id, BigInt(after), eventsAtOnce);
    return events.map((event) => eventAnswer(deps.ids, id, event));
  },
});
