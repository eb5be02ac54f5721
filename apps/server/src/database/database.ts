/** The connection to PostgreSQL: typed rows, a transaction helper, and safe retries. */
import pg from 'pg';
import type { QueryResultRow } from 'pg';
import { isOutage, isSilence, markOutage } from './outage.ts';
import { graceMs, type TimeLimits } from './time-limits.ts';
import { toolConnectMs, writable } from './writable-client.ts';

const { int8, numeric } = { int8: 20, numeric: 1700 };
const types = new pg.TypeOverrides();
types.setTypeParser(int8, (text) => BigInt(text));
types.setTypeParser(numeric, (text) => text);

/** What stores need: the pool, or a transaction's connection. */
export interface Sql {
  rows<T extends QueryResultRow>(text: string, values?: readonly unknown[]): Promise<T[]>;
  /** Exactly one row; otherwise throws. */
  one<T extends QueryResultRow>(text: string, values?: readonly unknown[]): Promise<T>;
  /** One row or none. */
  maybe<T extends QueryResultRow>(text: string, values?: readonly unknown[]): Promise<T | undefined>;
  /** The number of rows written. */
  run(text: string, values?: readonly unknown[]): Promise<number>;
  /** Like `rows`, but prepared once per connection under this name: for the few statements that run thousands of times a second. */
  prepared<T extends QueryResultRow>(name: string, text: string, values: readonly unknown[]): Promise<T[]>;
}

export interface Database extends Sql {
  /** Commits all of `work` or nothing. Retries on a serialisation failure or deadlock, five times at most. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** For metrics: open connections, and calls waiting for one. */
  connections(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
}

type Queryable = Pick<pg.Pool, 'query'>;

/** Marks an outage, and reports it: another host may be the primary now. */
type Fail = (error: unknown) => never;

const failWith =
  (report: () => void): Fail =>
  (error) => {
    const marked = markOutage(error);
    if (isOutage(marked)) report();
    throw marked;
  };

const sqlOf = (connection: Queryable, fail: Fail): Sql => {
  const query = async <T extends QueryResultRow>(text: string, values: readonly unknown[] = []) =>
    connection.query<T>({ text, values: [...values] }).catch(fail);
  return {
    rows: async <T extends QueryResultRow>(text: string, values?: readonly unknown[]) =>
      (await query<T>(text, values)).rows,
    one: async <T extends QueryResultRow>(text: string, values?: readonly unknown[]) => {
      const { rows } = await query<T>(text, values);
      const [row] = rows;
      if (row === undefined || rows.length !== 1) throw new Error(`Expected one row, got ${rows.length}`);
      return row;
    },
    maybe: async <T extends QueryResultRow>(text: string, values?: readonly unknown[]) => {
      const { rows } = await query<T>(text, values);
      if (rows.length > 1) throw new Error(`Expected at most one row, got ${rows.length}`);
      return rows[0];
    },
    run: async (text, values) => (await query(text, values)).rowCount ?? 0,
    prepared: async <T extends QueryResultRow>(name: string, text: string, values: readonly unknown[]) =>
      (await connection.query<T>({ name, text, values: [...values] }).catch(fail)).rows,
  };
};

/** With the listener from the first moment: what ends a connection may arrive together with the answer that freed it. */
const take = (pool: pg.Pool, cut: (error: Error) => void): Promise<pg.PoolClient> =>
  new Promise((resolve, reject) => {
    pool.connect((error, client) => {
      if (client === undefined) return reject(error ?? new Error('timeout exceeded when trying to connect'));
      client.on('error', cut);
      return resolve(client);
    });
  });

const retryable = new Set(['40001', '40P01']);
const attempts = 5;

/**
 * Not as parameters of the start: a pooler passes none of them on, and takes back what it set itself once a connection goes to the next
 * client.
 */
const limitStatements = ({ statementMs, lockMs, idleInTransactionMs }: TimeLimits): string =>
  `set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs}; set idle_in_transaction_session_timeout = ${idleInTransactionMs}`;

interface PoolSettings extends Omit<pg.PoolConfig, 'onConnect'> {
  /** The pool waits for it before it gives the connection to anybody; its types do not say so. */
  onConnect?: (client: pg.ClientBase) => Promise<unknown>;
}

const settingsOf = (limits: TimeLimits | undefined): PoolSettings =>
  limits === undefined
    ? { connectionTimeoutMillis: toolConnectMs }
    : {
        connectionTimeoutMillis: limits.connectMs,
        query_timeout: limits.statementMs + graceMs,
        onConnect: (client) => client.query(limitStatements(limits)),
      };

export interface ConnectOptions {
  readonly size?: number;
  readonly applicationName: string;
  /** Without limits statements can run forever: for tools. */
  readonly limits?: TimeLimits;
}

export const connect = (url: string, options: ConnectOptions): Database => {
  const { Client, address, lookAgain } = writable(url);
  const fail = failWith(lookAgain);
  const pool = new pg.Pool({
    ...address,
    Client,
    max: options.size ?? 10,
    application_name: options.applicationName,
    ...settingsOf(options.limits),
    types,
  });
  // The pool replaces a dead idle connection; without a listener the error would end the process.
  pool.on('error', () => undefined);

  const once = async <T>(work: (sql: Sql) => Promise<T>): Promise<T> => {
    let broken: Error | undefined;
    // The connection was lost between two statements and the next one reports it; without a listener the error would end the process.
    const cut = (error: Error) => {
      broken = error;
    };
    const client = await take(pool, cut).catch(fail);
    try {
      await client.query('begin').catch(fail);
      const result = await work(sqlOf(client, fail));
      await client.query('commit').catch(fail);
      return result;
    } catch (error) {
      // An unresponsive server would not answer a rollback either; closing the connection ends the transaction.
      if (isSilence(error)) broken = error;
      else
        await client.query('rollback').catch((failure: Error) => {
          broken = failure;
        });
      throw error;
    } finally {
      client.off('error', cut);
      client.release(broken);
    }
  };

  const transaction = async <T>(work: (sql: Sql) => Promise<T>, attempt = 1): Promise<T> => {
    try {
      return await once(work);
    } catch (error) {
      const code = (error as { code?: string }).code ?? '';
      if (!retryable.has(code) || attempt >= attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * 10 + (Date.now() % 10)));
      return transaction(work, attempt + 1);
    }
  };

  return {
    ...sqlOf(pool, fail),
    transaction: (work) => transaction(work),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
};
