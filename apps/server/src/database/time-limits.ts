/**
 * Timeouts of database connections. A database that accepts connections and does not answer is an outage: calls fail. The database
 * cancels first if it still can; the connection times out a little later and is discarded, because its next answer could belong to
 * another call.
 */
export interface TimeLimits {
  /** For a new connection, and for a free one of the pool. */
  readonly connectMs: number;
  /** For one statement. */
  readonly statementMs: number;
  /** For a lock held by another transaction. */
  readonly lockMs: number;
  /** Between two statements of one transaction. */
  readonly idleInTransactionMs: number;
}

/** The connection's timeout exceeds the database's by this much. */
export const graceMs = 500;

/** Calls, pages, bets, and frequent worker jobs, which somebody waits for. */
export const limitsOfCalls = (statementMs: number): TimeLimits => {
  const waitMs = Math.ceil(statementMs * 0.75);
  return { connectMs: waitMs, statementMs, lockMs: waitMs, idleInTransactionMs: 30_000 };
};

/** Audits, seals, roll-ups and clean-up, which read whole tables without anybody waiting. */
export const limitsOfJobs = (statementMs: number): TimeLimits => ({
  ...{ connectMs: 3_000, statementMs, lockMs: 30_000, idleInTransactionMs: 60_000 },
});
