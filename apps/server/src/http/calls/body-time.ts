/** How long a body may take to arrive: seconds for a call, minutes for somebody's papers from a phone. */
import type { IncomingMessage } from 'node:http';

const callMs = 10_000;
/** What three pictures of 10 MB need at 2 Mbit/s; the server's own limit on any request. */
export const uploadMs = 120_000;
/** How long a sender who was answered before the body was whole may go on sending, and so read the answer. */
const answeredMs = 3_000;

/** On the message itself: a map of messages costs every collection of garbage. */
const timer = Symbol('time of the body');
type Timed = IncomingMessage & { [timer]?: NodeJS.Timeout };

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

const allow = (message: Timed, patienceMs: number): void => {
  clearTimeout(message[timer]);
  message[timer] = setTimeout(() => {
    if (!message.complete) message.destroy();
  }, patienceMs).unref();
};

/** Ends the connection of a body that is not whole in time. */
export const limitBodyTime = (message: Timed): void => {
  if (!hasBody(message)) return;
  allow(message, callMs);
  message.once('end', () => clearTimeout(message[timer]));
};

/** For a sender who may upload: whoever was refused keeps to the time of a call. */
export const allowUploadTime = (message: Timed): void => {
  if (message[timer] !== undefined) allow(message, uploadMs);
};

/** For a body that nobody reads any more: whoever was refused an upload would otherwise hold the connection for its whole time. */
export const endUnreadBody = (message: Timed): void => {
  if (message[timer] !== undefined && !message.complete) allow(message, answeredMs);
};
