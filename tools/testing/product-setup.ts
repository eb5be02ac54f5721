/** Once for everything that needs a browser: the whole product, started as a person starts it. */
import type { TestProject } from 'vitest/node';
import { startProduct } from './product.mjs';
import type { Product } from './product.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    product: Product;
  }
}

interface Running {
  readonly started: ReturnType<typeof startProduct>;
  users: number;
}

/** Each project of tests loads this file anew, in the same process: what they have in common lies outside of it. */
const place = globalThis as { carmineUnderTest?: Running | undefined };

export default async ({ provide }: TestProject) => {
  // A journey says by a header where its visitor is.
  const running = (place.carmineUnderTest ??= {
    ...{ started: startProduct({ TRUSTED_PROXIES: '127.0.0.0/8' }), users: 0 },
  });
  running.users += 1;
  const { product, stop } = await running.started;
  provide('product', product);
  return async () => {
    running.users -= 1;
    if (running.users > 0) return;
    place.carmineUnderTest = undefined;
    await stop();
  };
};
