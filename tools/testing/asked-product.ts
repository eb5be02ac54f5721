/**
 * A product started on demand: the first request waits for its start, and it ends when unused for a while. Running it permanently would
 * take a tenth of the machine during all tests.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { startProduct } from './product.mjs';

type Started = Awaited<ReturnType<typeof startProduct>>;

/** The next file that asks may still be on its way. */
const lingerMs = 20_000;

export interface Door {
  /** GET requests the product and returns its addresses; DELETE releases it. */
  readonly address: string;
  close(): Promise<void>;
}

export const openDoor = async (start: () => Promise<Pick<Started, 'product' | 'stop'>>): Promise<Door> => {
  let house: ReturnType<typeof start> | undefined;
  let users = 0;
  let waiting: NodeJS.Timeout | undefined;

  const stop = async (): Promise<void> => {
    const ending = house;
    house = undefined;
    await (await ending?.catch(() => undefined))?.stop();
  };
  const release = (): void => {
    users -= 1;
    if (users === 0) waiting = setTimeout(() => void stop(), lingerMs);
  };

  const door = createServer((request, reply) => {
    if (request.method === 'DELETE') {
      release();
      reply.writeHead(204).end();
      return;
    }
    users += 1;
    clearTimeout(waiting);
    house ??= start();
    house.then(
      ({ product }) => reply.end(JSON.stringify(product)),
      (error: unknown) => reply.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));

  return {
    address: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    close: async () => {
      clearTimeout(waiting);
      door.closeAllConnections();
      door.close();
      await stop();
    },
  };
};
