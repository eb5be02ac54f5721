/** How long a body may take to arrive: seconds for a call, minutes for somebody's documents from a phone. */
import type { IncomingMessage } from 'node:http';

const callMs = 10_000;
/** What three pictures of 10 MB need at 2 Mbit/s; the server's own limit on any request. */
export const uploadMs = 120_000;
/** How long a sender who was answered before the body was whole may go on sending, and so read the answer. */
const answeredMs = 3_000;

/** On the message itself: a map of messages costs every collection of garbage. */
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

/** Ends the connection of a body that is not whole in time. One that came with its head, as nearly all do, needs no timer. */
export const limitBodyTime = (message: Timed): void => {
  if (!hasBody(message)) return;
  message[patience] = callMs;
  if (arrived.length === 0) setImmediate(startAll);
  arrived.push(message);
};

/** For a sender who may upload: whoever was refused keeps to the time of a call. */
export const allowUploadTime = (message: Timed): void => allow(message, uploadMs);

/** For a body that nobody reads any more: whoever was refused an upload would otherwise hold the connection for its whole time. */
export const endUnreadBody = (message: Timed): void => {
  if (!message.complete) allow(message, answeredMs);
};
