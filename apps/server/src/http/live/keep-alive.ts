/** Pings open sockets, and checks that their session is still valid. */
import type { WebSocket } from 'ws';

/** Maximum buffered bytes: a client that does not read must not fill our memory. */
const backlogBytes = 1_000_000;

/** Closes sockets that no longer answer, and those whose session has ended. */
export const keepAlive = (socket: WebSocket, pingMs: number, isStillValid: () => Promise<boolean>): void => {
  let alive = true;
  socket.on('pong', () => {
    alive = true;
  });
  const timer = setInterval(() => {
    if (!alive || socket.bufferedAmount > backlogBytes) {
      socket.terminate();
      return;
    }
    alive = false;
    socket.ping();
    isStillValid().then(
      (valid) => valid || socket.close(4401, 'session ended'),
      () => undefined,
    );
  }, pingMs).unref();
  socket.on('close', () => clearInterval(timer));
};
