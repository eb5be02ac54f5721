/**
 * Histories and reports may be some seconds old: they are read from a standby, with the time of its state, so that they cost the primary
 * nothing. Every other read goes to the primary, and so does everything while no standby is near enough.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { connect, type ConnectOptions, type Database, type Sql } from './database.ts';
import { urlsOf } from './hosts.ts';

/** A standby whose last replayed commit is older is not read. */
const oldestMs = 5_000;
/** Between two searches. */
const pauseMs = 5_000;

/** Null on a server that is no standby. By the clocks of the two machines, which differ less than this matters. */
const stateQuery = `select pg_last_xact_replay_timestamp() as at, extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 * 1000 as "ageMs"
  where pg_is_in_recovery()`;

interface Standby {
  readonly database: Database;
  /** When it was as the primary is now; undefined if too long ago. */
  state(): Promise<Date | undefined>;
}

const openStandby = (url: string, options: ConnectOptions): Standby => {
  const database = connect(url, options);
  return {
    database,
    state: async () => {
      const found = await database.maybe<{ at: Date | null; ageMs: number | null }>(stateQuery);
      return found?.at == null || found.ageMs === null || found.ageMs > oldestMs ? undefined : found.at;
    },
  };
};

/** The standby that is read at the moment; searching for another one keeps nobody waiting. */
const createFinder = (url: string, options: ConnectOptions) => {
  const standbys = urlsOf(url).map((one) => openStandby(one, options));
  let current: Standby | undefined;
  let searched = 0;
  let searching: Promise<void> | undefined;
  const stateOf = (standby: Standby): Promise<Date | undefined> => standby.state().catch(() => undefined);

  const search = async (): Promise<void> => {
    for (const standby of standbys) {
      if ((await stateOf(standby)) === undefined) continue;
      current = standby;
      return;
    }
  };
  const searchLater = (): void => {
    if (searching !== undefined || performance.now() < searched + pauseMs) return;
    searching = search().finally(() => {
      searched = performance.now();
      searching = undefined;
    });
  };

  return {
    find: async (): Promise<{ sql: Sql; at: Date } | undefined> => {
      if (current === undefined) {
        searchLater();
        return undefined;
      }
      const { database: sql } = current;
      const at = await stateOf(current);
      if (at === undefined) current = undefined;
      return at === undefined ? undefined : { sql, at };
    },
    close: async () => {
      await searching;
      await Promise.all(standbys.map(({ database }) => database.close()));
    },
  };
};

export interface StandbyReads {
  /** The primary, but for reads within `readOlder`. */
  readonly database: Database;
  /** Reads of `work` outside of transactions may be from a standby; `at`: the time of its state, undefined for the primary's. */
  readOlder<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly at: Date | undefined }>;
  close(): Promise<void>;
}

export const createStandbyReads = (primary: Database, url: string, options: ConnectOptions): StandbyReads => {
  const finder = createFinder(url, options);
  const older = new AsyncLocalStorage<Sql>();
  /** A standby changes nothing, so that whatever it refuses can be asked again. */
  const either = async <T>(read: (sql: Sql) => Promise<T>): Promise<T> => {
    const standby = older.getStore();
    return standby === undefined ? read(primary) : read(standby).catch(async () => read(primary));
  };
  return {
    database: {
      ...primary,
      rows: (text, values) => either((sql) => sql.rows(text, values)),
      one: (text, values) => either((sql) => sql.one(text, values)),
      maybe: (text, values) => either((sql) => sql.maybe(text, values)),
    },
    readOlder: async (work) => {
      const standby = await finder.find();
      if (standby === undefined) return { result: await work(), at: undefined };
      return { result: await older.run(standby.sql, work), at: standby.at };
    },
    close: async () => {
      await finder.close();
      await primary.close();
    },
  };
};
