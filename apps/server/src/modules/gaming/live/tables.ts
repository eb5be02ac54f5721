/** What everybody may see of live tables: the lobby's list, a table as it is now, and its events. */
import type { TableEvent } from '@carmine/contract/live';
import type { LiveTableAnswer, SeenTableEvent, TableSnapshot } from '@carmine/contract/games/live-tables';
import { liveGameById, type AnyGame, type LiveRules } from '@carmine/games';
import type { Database } from '../../../database/database.ts';
import { createFreshValue } from '../../../platform/fresh-value.ts';
import type { Ids, PlayerId } from '../../../platform/ids/ids.ts';
import type { JsonObject } from '../../../platform/json.ts';
import { factorText } from './flight-end.ts';
import type { Studio } from '../ports.ts';
import * as store from './live-store.ts';
import { eventsAfter, seatsSeen, type LiveEvent } from './view-store.ts';

export interface TablesDeps {
  readonly db: Database;
  readonly ids: Ids;
  readonly liveGame: (id: string) => AnyGame | undefined;
  readonly studios: readonly Studio[];
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
  ...proofOf(round),
  ...(round.saltSource?.kind === 'block'
    ? { saltBlock: { network: round.saltSource.network, height: round.saltSource.height } }
    : {}),
  ...(round.flightStartedAt === null
    ? {}
    : {
        flight: {
          startedAt: round.flightStartedAt.toISOString(),
          doublingMs: round.flightDoublingMs ?? 1,
          limit: factorText(round.flightLimit ?? 0),
        },
      }),
  ...(round.result === null ? {} : { result: round.result as JsonObject }),
  ...(round.held === null || round.phase !== 'closed' ? {} : { held: true }),
});

/** What decides a round, as far as it is public: the place in a chain and its link, or what the studio signed. */
const proofOf = ({ commitment, salt, linkN, link, studioEvent }: store.LiveRound) => ({
  linkNumber: linkN,
  ...(commitment === null || salt === null ? {} : { chain: commitment, salt }),
  ...(link === null ? {} : { link }),
  ...(studioEvent === null ? {} : { studio: shownProof(studioEvent) }),
});

const shownProof = ({ signed, key, publicKey, signature }: store.StudioProof) => ({
  signed,
  key,
  publicKey,
  signature,
});

/** As everybody sees it. */
export const eventAnswer = (ids: Ids, table: string, event: LiveEvent): TableEvent => ({
  table,
  seq: Number(event.seq),
  kind: event.kind as TableEvent['kind'],
  ...(event.liveRoundId === null ? {} : { round: ids.encode('lrd', event.liveRoundId) }),
  data: event.data,
  at: event.at.toISOString(),
});

/** Who looks: the player of a play token, who may have a seat. Asked only where a table has seats. */
type Viewer = () => Promise<PlayerId | undefined>;

const seenBy = async ({ seats }: Pick<store.LiveTable, 'seats'>, viewer: Viewer): Promise<PlayerId | undefined> =>
  seats === null ? undefined : viewer();

const seatsAnswer = async ({ db }: TablesDeps, table: store.LiveTable, viewer: Viewer) => {
  const { id, seats: count, currency } = table;
  if (count === null || currency === null) return {};
  return { seats: { count, currency, ...(await seatsSeen(db, id, await seenBy(table, viewer))) } };
};

const over = new Set<store.LiveRound['phase']>(['settled', 'voided']);

/** How long a round of a game's table takes at least, by the games of this build; undefined for games that are played alone. */
export const roundMsOf =
  (db: Database) =>
  async (gameId: string): Promise<number | undefined> => {
    const game = liveGameById(gameId);
    const table = game === undefined ? undefined : (await store.allTables(db)).find((one) => one.gameId === gameId);
    if (table === undefined) return undefined;
    return Object.values(timingOf(game, table)).reduce((sum, ms) => sum + ms, 0);
  };

const timingOf = (game: AnyGame | undefined, { timing }: Pick<store.LiveTable, 'timing'>): LiveRules['timing'] => ({
  ...{ bettingMs: 0, closedMs: 0, runningMs: 0, restMs: 0 },
  ...game?.live?.timing,
  ...timing,
});

const tableAnswer = async ({ db, ids, liveGame, studios }: TablesDeps, table: store.LiveTable) => {
  const stream = studios.find(({ code }) => code === table.studio)?.stream(table.id);
  const rounds = await store.lastRounds(db, table.id, resultsShown + 1);
  const [round] = rounds;
  const bets = await store.betsShown(db, round?.id);
  const answer: Omit<LiveTableAnswer, 'now'> = {
    id: table.id,
    game: table.gameId,
    name: liveGame(table.gameId)?.name ?? table.gameId,
    players: bets.players,
    timing: timingOf(liveGame(table.gameId), table),
    ...(stream === undefined ? {} : { stream }),
    ...(round === undefined ? {} : { round: roundAnswer(ids, round) }),
    results: rounds
      .filter(({ phase }) => phase === 'settled')
      .slice(0, resultsShown)
      .map((one) => ({
        ...{ round: ids.encode('lrd', one.id), result: one.result as JsonObject },
        sign: liveGame(table.gameId)?.live?.sign(one.result) ?? { text: '', tone: 'wine' },
        ...proofOf(one),
      })),
  };
  return { answer, bets };
};

/** What a lobby shows may be so old. */
const listedMs = 1_000;

export const createTables = (deps: TablesDeps) => {
  const listed = createFreshValue(async () => {
    const open = (await store.allTables(deps.db)).filter((table) => table.open);
    const tables = await Promise.all(open.map(async (table) => (await tableAnswer(deps, table)).answer));
    return { tables, now: await store.databaseTime(deps.db), at: performance.now() };
  }, listedMs);
  /** A table that closes is shown until its round is over. */
  const findShown = async (id: string): Promise<store.LiveTable | undefined> => {
    const table = await store.findTable(deps.db, id);
    if (table === undefined || table.open) return table;
    const [round] = await store.lastRounds(deps.db, id, 1);
    return round === undefined || over.has(round.phase) ? undefined : table;
  };
  return {
    /** Its times are the database's, and so is `now`: this process only counts what has passed since it read them. */
    list: async (): Promise<LiveTableAnswer[]> => {
      const { tables, now, at } = await listed.read();
      const later = new Date(now.getTime() + performance.now() - at).toISOString();
      return tables.map((table) => ({ ...table, now: later }));
    },
    table: async (id: string, viewer: Viewer): Promise<TableSnapshot | undefined> => {
      // The number is read first: what comes after it may be newer, and is only told again.
      const table = await findShown(id);
      if (table === undefined) return undefined;
      const { answer, bets } = await tableAnswer(deps, table);
      const seats = await seatsAnswer(deps, table, viewer);
      const now = (await store.databaseTime(deps.db)).toISOString();
      return { ...answer, seq: Number(table.seq), open: table.open, now, bets, ...seats };
    },
    events: async (id: string, after: number, viewer: Viewer): Promise<SeenTableEvent[] | undefined> => {
      const table = await findShown(id);
      if (table === undefined) return undefined;
      const wish = { seq: BigInt(after), size: eventsAtOnce, viewer: await seenBy(table, viewer) };
      const events = await eventsAfter(deps.db, id, wish);
      return events.map((event) => ({
        ...eventAnswer(deps.ids, id, event),
        ...(event.own === null ? {} : { own: event.own }),
      }));
    },
  };
};
