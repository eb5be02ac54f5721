/** A TCP link to a port of this machine that can be cut: nothing gets through any more, in either direction. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Link {
  readonly port: number;
  cut(): void;
  /** From now on to this port. */
  restore(target: number): void;
  close(): void;
}

export const openLink = async (): Promise<Link> => {
  const sockets = new Set<Socket>();
  let target: number | undefined;
  const cut = (): void => {
    target = undefined;
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((near) => {
    if (target === undefined) return near.destroy();
    const far = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
    return undefined;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    restore: (port) => {
      target = port;
    },
    close: () => {
      cut();
      server.close();
    },
  };
};
