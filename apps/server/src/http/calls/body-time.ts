/** Timeouts for receiving bodies: seconds for calls, minutes for documents from a phone. */
import type { IncomingMessage } from 'node:http';

const callMs = 10_000;
/** Enough for three images of 10 MB at 2 Mbit/s; the server's limit for any request. */
export const uploadMs = 120_000;
/** How long a client may keep sending after an early response, so that it can read it. */
const answeredMs = 3_000;

/** Stored on the message, because a map of messages would cost every garbage collection. */
const patience = Symbol('time of the body');
const timer = Symbol('end of that time');
type Timed = IncomingMessage & { [patience]?: number; [timer]?: NodeJS.Timeout };

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

const setTimer = (message: Timed): void => {
  clearTimeout(message[timer]);
  message[timer] = setTimeout(() => {
    if (!message.complete) message.destroy();
  }, message[patience]).unref();
};

const start = (message: Timed): void => {
  if (message.complete || message.destroyed) return;
  setTimer(message);
  message.once('end', () => clearTimeout(message[timer]));
};

const allow = (message: Timed, patienceMs: number): void => {
  if (message[patience] === undefined) return;
  message[patience] = patienceMs;
  if (message[timer] !== undefined) setTimer(message);
};

let arrived: Timed[] = [];
const startAll = (): void => {
  const messages = arrived;
  arrived = [];
  for (const message of messages) start(message);
};

/** Closes the connection if the body is not complete in time. Bodies that arrived with the headers, as nearly all do, need no timer. */
export const limitBodyTime = (message: Timed): void => {
  if (!hasBody(message)) return;
  message[patience] = callMs;
  if (arrived.length === 0) setImmediate(startAll);
  arrived.push(message);
};

/** For clients that may upload; refused ones keep the time limit of a call. */
export const allowUploadTime = (message: Timed): void => allow(message, uploadMs);

/** For bodies that nobody reads any more: a refused upload would otherwise hold the connection for its whole time limit. */
export const endUnreadBody = (message: Timed): void => {
  if (!message.complete) allow(message, answeredMs);
};
