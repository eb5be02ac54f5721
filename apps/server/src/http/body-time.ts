/** How long a body may take to arrive: seconds for a call, minutes for somebody's papers from a phone. */
import type { IncomingMessage } from 'node:http';

const callMs = 10_000;
/** What three pictures of 10 MB need at 2 Mbit/s; the server's own limit on any request. */
export const uploadMs = 120_000;

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

const allow = (message: IncomingMessage, patienceMs: number): void => {
  clearTimeout(timers.get(message));
  const timer = setTimeout(() => {
    if (!message.complete) message.destroy();
  }, patienceMs);
  timer.unref();
  timers.set(message, timer);
};

/** Ends the connection of a body that is not whole in time. */
export const limitBodyTime = (message: IncomingMessage): void => {
  if (!hasBody(message)) return;
  allow(message, callMs);
  message.once('end', () => clearTimeout(timers.get(message)));
};

/** For a sender who may upload: whoever was refused keeps to the time of a call. */
export const allowUploadTime = (message: IncomingMessage): void => {
  if (timers.has(message)) allow(message, uploadMs);
};
