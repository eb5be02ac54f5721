/**
 * Closes connections whose other end does not read what it asked for: answers, pages, files and the messages of a socket
 * would otherwise wait in our memory for as long as it likes. One look at all of them now and then, nothing per request.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export interface LeastReading {
  /** So much has to leave in each window while more is waiting. */
  readonly bytes: number;
  readonly windowMs: number;
}

/** 1 KB a second, over twenty seconds: longer than a train's tunnel takes, less than any line that shows a page. */
export const leastReading: LeastReading = { bytes: 20 * 1024, windowMs: 20_000 };

/**
 * Node shows a write only when all of it has gone, and one may be many megabytes: its handle knows how much of it waits, and
 * Node's own timeout asks the same.
 */
interface Handle {
  readonly bytesWritten?: number;
  readonly writeQueueSize?: number;
}

const waitingIn = (socket: Socket): { waits: boolean; taken: number } => {
  const handle = (socket as { _handle?: Handle | null })._handle;
  const queued = handle?.writeQueueSize ?? 0;
  return { waits: queued > 0, taken: (handle?.bytesWritten ?? 0) - queued };
};

export const closeSlowReaders = (server: Server, { bytes, windowMs }: LeastReading = leastReading): void => {
  /** What each had taken at the last look, where something was waiting then. */
  const open = new Map<Socket, number | undefined>();
  server.on('connection', (socket) => {
    open.set(socket, undefined);
    socket.once('close', () => open.delete(socket));
  });
  const look = setInterval(() => {
    for (const [socket, before] of open) {
      const { waits, taken } = waitingIn(socket);
      if (waits && before !== undefined && taken - before < bytes) socket.destroy();
      else open.set(socket, waits ? taken : undefined);
    }
  }, windowMs).unref();
  server.once('close', () => clearInterval(look));
};
