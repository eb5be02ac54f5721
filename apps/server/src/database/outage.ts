/** Tells an absent database from a bug: the first is waited for and answered with 503, the second is a fault of ours. */

/**
 * SQLSTATE: 08 connection, 53 no room (disk, memory, connections), 57P stopped or starting, 58030 a failing disk, 25006 a
 * standby; 57014, 55P03 and 25P03: a statement, a lock or a transaction that took longer than is waited for.
 */
const away = /^(08...|53...|57P0[1-5]|58030|25006|57014|55P03|25P0[34])$/;

const ofTheConnection = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH'],
  ...['ENETDOWN', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT'],
]);

/** What node-postgres says when an answer did not come in time. */
const silence = 'Query read timeout';

/** What it says without a code, in its own words. */
const said =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Client was terminated|Cannot use a pool after)/;

/** Set by the connection itself, so that a failed call to somebody else over the same network is never taken for it. */
const mark = Symbol('the database is away');
type Marked = Error & { [mark]?: true };

const looksAway = ({ code, message }: { code?: unknown; message: string }): boolean =>
  (typeof code === 'string' && (away.test(code) || ofTheConnection.has(code))) || said.test(message);

/** For the connection alone: marks an error that means that the database cannot be reached. */
export const markOutage = (error: unknown): unknown => {
  if (error instanceof Error && looksAway(error)) Object.defineProperty(error, mark, { value: true });
  return error;
};

/** Whether this error, or what caused it, means that the database is away. */
export const isOutage = (error: unknown): boolean => {
  for (let one: unknown = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth += 1)
    if ((one as Marked)[mark] === true) return true;
  return false;
};

/** Whether an answer may still be on its way on this connection: it must not be used again. */
export const isSilence = (error: unknown): error is Error => error instanceof Error && error.message === silence;
