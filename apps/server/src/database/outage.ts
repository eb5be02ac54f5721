/** Distinguishes an unavailable database, which is retried and answered with 503, from a bug. */

/**
 * SQLSTATE: 08 connection, 53 no resources (disk, memory, connections), 57P stopped or starting, 58030 a failing disk, 25006 a standby;
 * 57014, 55P03 and 25P03: timeouts of a statement, a lock or a transaction.
 */
const away = /^(08...|53...|57P0[1-5]|58030|25006|57014|55P03|25P0[34])$/;

const ofTheConnection = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH'],
  ...['ENETDOWN', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT'],
]);

/** node-postgres's message when an answer did not arrive in time. */
const silence = 'Query read timeout';

/** node-postgres's messages without a code. */
const said =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Client was terminated|Cannot use a pool after)/;

/** Set by the connection, so that a failed network call to another service is never mistaken for an outage. */
const mark = Symbol('the database is away');
type Marked = Error & { [mark]?: true };

const looksAway = ({ code, message }: { code?: unknown; message: string }): boolean =>
  (typeof code === 'string' && (away.test(code) || ofTheConnection.has(code))) || said.test(message);

/** Only for the connection: marks errors that mean the database cannot be reached. */
export const markOutage = (error: unknown): unknown => {
  if (error instanceof Error && looksAway(error)) Object.defineProperty(error, mark, { value: true });
  return error;
};

/** Whether this error, or its cause, means that the database is unavailable. */
export const isOutage = (error: unknown): boolean => {
  for (let one: unknown = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth += 1)
    if ((one as Marked)[mark] === true) return true;
  return false;
};

/** Whether an answer may still arrive on this connection, so that it must not be reused. */
export const isSilence = (error: unknown): error is Error => error instanceof Error && error.message === silence;
