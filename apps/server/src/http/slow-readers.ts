/**
 * Closes connections whose client does not read what it requested, which would otherwise stay in memory indefinitely. Checks all of
 * them periodically, with no cost per request.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export interface LeastReading {
  /** Minimum bytes sent per window while more is waiting. */
  readonly bytes: number;
  readonly windowMs: number;
}

/** 1 KB per second over twenty seconds: tolerates a train in a tunnel, but any usable line is faster. */
export const leastReading: LeastReading = { bytes: 20 * 1024, windowMs: 20_000 };

/**
 * Node reports a write only when it is complete, and one may be many megabytes: the handle knows how much is waiting, which Node's own
 * timeout uses too.
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
  /** Bytes taken by each at the last check, if something was waiting then. */
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
