/** An open socket is asked again and again whether anybody is there, and whether they may still be. */
import type { WebSocket } from 'ws';

/** More waiting bytes than this: the client does not read, and our memory is not its buffer. */
const backlogBytes = 1_000_000;

/** Ends sockets that no longer answer, and those whose session has ended elsewhere meanwhile. */
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
