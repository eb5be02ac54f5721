/**
 * A connection to the one server that can be written, whichever host of `DATABASE_URL` that is now. After a fail-over the next new
 * connection asks all hosts. A server of an older timeline than one already seen is never used again: it is a primary that was replaced
 * while it was unreachable and does not know.
 */
import type { Socket } from 'node:net';
import pg from 'pg';
import { urlsOf } from './hosts.ts';

/** A machine that died accepts nothing: no network of a database needs longer. */
const connectMs = 2_000;
/** For tools and tests, which nobody waits for: on a busy machine one host may take long to accept. Of several, the next one is asked. */
export const toolConnectMs = 30_000;
/** Shorter, so that a pool's timeout for a new connection covers both. */
const askMs = 1_500;
/** How long other hosts may still answer after the first writable one did. */
const graceMs = 150;

interface Found {
  readonly host: string;
  readonly port: number;
  readonly timeline: number;
}

interface Finder {
  readonly urls: readonly string[];
  /** Undefined: nobody has asked, or what was found is in doubt. */
  found: Promise<Found> | undefined;
  isAsking: boolean;
  newestTimeline: number;
  /** Open connections, ended when another host is found: an unreachable machine closes none. */
  readonly clients: Map<pg.Client, string>;
}

/** By URL: all pools of a process share what they know. */
const finders = new Map<string, Finder>();

const finderOf = (url: string): Finder => {
  const known = finders.get(url) ?? {
    ...{ urls: urlsOf(url), found: undefined, isAsking: false },
    ...{ newestTimeline: 0, clients: new Map<pg.Client, string>() },
  };
  finders.set(url, known);
  return known;
};

/** The first eight digits of a WAL file's name are its timeline, which grows with every promotion. */
const timelineQuery = `select case when pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean then null
  else left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`;

const ask = async (url: string): Promise<Found | undefined> => {
  const client = new pg.Client({
    ...{ connectionString: url, application_name: 'carmine-finder' },
    ...{ connectionTimeoutMillis: askMs, query_timeout: askMs },
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ timeline: string | null }>(timelineQuery);
    const timeline = rows[0]?.timeline ?? undefined;
    return timeline === undefined
      ? undefined
      : { host: client.host, port: client.port, timeline: Number.parseInt(timeline, 16) };
  } finally {
    void client.end().catch(() => undefined);
  }
};

/** Why no host can be used: a wrong password is told as such. */
const reasonOf = (failures: readonly unknown[]): Error => {
  const refused = failures.find((error) => /^(28|3D)/.test((error as { code?: string }).code ?? ''));
  return refused instanceof Error ? refused : Object.assign(new Error('no host can be written'), { code: '57P03' });
};

const askAll = (finder: Finder): Promise<Found> =>
  new Promise((resolve, reject) => {
    const writable: Found[] = [];
    const failures: unknown[] = [];
    let open = finder.urls.length;
    const choose = (): void => {
      const [newest] = writable.toSorted((a, b) => b.timeline - a.timeline);
      if (newest === undefined || newest.timeline < finder.newestTimeline) return reject(reasonOf(failures));
      finder.newestTimeline = newest.timeline;
      resolve(newest);
    };
    for (const url of finder.urls)
      ask(url)
        .then(
          (found) => {
            if (found === undefined) return;
            if (writable.push(found) === 1) setTimeout(choose, graceMs);
          },
          (error: unknown) => failures.push(error),
        )
        .finally(() => {
          open -= 1;
          if (open === 0) choose();
        });
  });

const nameOf = ({ host, port }: { readonly host: string; readonly port: number }): string => `${host}:${port}`;

const streamOf = (client: pg.Client): Socket => (client.connection as unknown as { readonly stream: Socket }).stream;

const endOthers = (finder: Finder, found: Found): void => {
  for (const [client, name] of finder.clients)
    if (name !== nameOf(found))
      streamOf(client).destroy(new Error('Connection terminated: another host is the primary'));
};

const find = async (finder: Finder): Promise<Found> => {
  if (finder.found === undefined) {
    finder.isAsking = true;
    finder.found = askAll(finder);
    try {
      endOthers(finder, await finder.found);
    } catch (error) {
      finder.found = undefined;
      throw error;
    } finally {
      finder.isAsking = false;
    }
  }
  return finder.found;
};

const doubt = (finder: Finder): void => {
  if (!finder.isAsking) finder.found = undefined;
};

/**
 * A commit that stopped waiting for its standby, for example because it was cancelled, is answered as a success with this warning. It may
 * be lost with this machine, so it counts as unanswered.
 */
const refuseUnreplicated = (client: pg.Client): void => {
  client.on('notice', ({ routine }) => {
    if (routine !== 'SyncRepWaitForLSN') return;
    client.connection.emit('error', new Error('Connection terminated: committed on one machine only'));
  });
};

type Connected = (error?: Error) => void;

class WritableClient extends pg.Client {
  readonly #finder: Finder | undefined;

  constructor(finder: Finder | undefined, { connectionTimeoutMillis = connectMs, ...config }: pg.ClientConfig) {
    const mostMs = finder === undefined && connectionTimeoutMillis === toolConnectMs ? toolConnectMs : connectMs;
    super({ ...config, connectionTimeoutMillis: Math.min(connectionTimeoutMillis, mostMs) });
    this.#finder = finder;
    refuseUnreplicated(this);
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.Client> | undefined {
    const connected = this.#finder === undefined ? super.connect() : this.#connectWith(this.#finder);
    if (callback === undefined) return connected;
    void this.#tell(connected, callback);
    return undefined;
  }

  async #tell(connected: Promise<unknown>, callback: Connected): Promise<void> {
    const failure = await connected.then(
      () => undefined,
      (error: Error) => error,
    );
    callback(failure);
  }

  async #connectWith(finder: Finder): Promise<pg.Client> {
    const { host, port } = await find(finder);
    // The pool gave up meanwhile.
    if (streamOf(this).destroyed) throw new Error('timeout exceeded when trying to connect');
    Object.assign(this, { host, port });
    finder.clients.set(this, nameOf(this));
    this.on('error', () => doubt(finder));
    this.on('end', () => finder.clients.delete(this));
    try {
      return await super.connect();
    } catch (error) {
      doubt(finder);
      throw error;
    }
  }
}

/** For this URL: the class of client, the settings it needs, and what to call after an outage. */
export const writable = (url: string) => {
  const urls = urlsOf(url);
  const finder = urls.length > 1 ? finderOf(url) : undefined;
  const Client = class extends WritableClient {
    constructor(config?: string | pg.ClientConfig) {
      super(finder, typeof config === 'string' ? { connectionString: config } : (config ?? {}));
    }
  };
  return {
    Client,
    address: { connectionString: urls[0], keepAlive: true, keepAliveInitialDelayMillis: 10_000 },
    lookAgain: () => finder !== undefined && doubt(finder),
  };
};

/** One connection outside of the pools. */
export const writableClient = (url: string, config: pg.ClientConfig): pg.Client => {
  const { Client, address } = writable(url);
  return new Client({ ...config, ...address });
};
