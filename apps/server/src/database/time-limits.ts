/**
 * How long a connection is waited for. A database that takes connections and answers nothing is an outage like any other:
 * a call gives up and says so. The database cancels first where it still can; the connection itself gives up a little later
 * and is thrown away, because nobody knows what its next answer would belong to.
 */
export interface TimeLimits {
  /** For a new connection, and for a free one of the pool. */
  readonly connectMs: number;
  /** For one statement. */
  readonly statementMs: number;
  /** For a lock that somebody else holds. */
  readonly lockMs: number;
  /** Between two statements of one transaction. */
  readonly idleInTransactionMs: number;
}

/** By how much the connection is more patient than the database. */
export const graceMs = 500;

/** Calls, pages and bets, and the worker's own turns: somebody waits for each of them. */
export const limitsOfCalls = (statementMs: number): TimeLimits => {
  const waitMs = Math.ceil(statementMs * 0.75);
  return { connectMs: waitMs, statementMs, lockMs: waitMs, idleInTransactionMs: 30_000 };
};

/** Audits, seals, roll-ups and clearing away: they read whole tables, and no one waits. */
export const limitsOfJobs = (statementMs: number): TimeLimits => ({
  ...{ connectMs: 3_000, statementMs, lockMs: 30_000, idleInTransactionMs: 60_000 },
});
