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

/** Each test project loads this file again in the same process, so shared state is stored globally. */
const place = globalThis as { carmineUnderTest?: Running | undefined };

export default async ({ provide }: TestProject) => {
  // Journeys set their visitor's country with a header.
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
