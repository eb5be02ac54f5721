/** Once for everything that needs a browser: the whole product, started as a person starts it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startProduct } from './product.mjs';
import type { Product } from './product.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    product: Product;
    /** Where `largeHouse` asks for a product of two thousand games. */
    largeHouse: string;
  }
}

type Started = ReturnType<typeof startProduct>;

/** A second product, of two thousand games, which is started when the first test asks for it. */
const openLargeHouse = async () => {
  let house: Started | undefined;
  const door = createServer((_request, reply) => {
    house ??= startProduct({ SEED_GAMES: '2000' });
    house.then(
      ({ product }) => reply.end(JSON.stringify(product)),
      (error: unknown) => reply.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const stop = async () => {
    door.closeAllConnections();
    door.close();
    await (await house?.catch(() => undefined))?.stop();
  };
  return { address: `http://127.0.0.1:${(door.address() as AddressInfo).port}`, stop };
};

interface Running {
  readonly started: Started;
  readonly large: ReturnType<typeof openLargeHouse>;
  users: number;
}

/** Each project of tests loads this file anew, in the same process: what they have in common lies outside of it. */
const place = globalThis as { carmineUnderTest?: Running | undefined };

export default async ({ provide }: TestProject) => {
  // A journey says by a header where its visitor is.
  const running = (place.carmineUnderTest ??= {
    ...{ started: startProduct({ TRUSTED_PROXIES: '127.0.0.0/8' }), large: openLargeHouse(), users: 0 },
  });
  running.users += 1;
  const [{ product, stop }, large] = await Promise.all([running.started, running.large]);
  provide('product', product);
  provide('largeHouse', large.address);
  return async () => {
    running.users -= 1;
    if (running.users > 0) return;
    place.carmineUnderTest = undefined;
    await Promise.all([stop(), large.stop()]);
  };
};
