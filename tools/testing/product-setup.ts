/** Once for everything that needs a browser: the whole product, started as a person starts it. */
import type { TestProject } from 'vitest/node';
import { endProduct, place } from './product-end.ts';
import { startProduct } from './product.mjs';
import type { Product } from './product.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    product: Product;
  }
}

export default async ({ provide }: TestProject) => {
  // Journeys set their visitor's country with a header.
  const running = (place.carmineUnderTest ??= {
    ...{ started: startProduct({ TRUSTED_PROXIES: '127.0.0.0/8' }), users: 0 },
  });
  running.users += 1;
  const { product } = await running.started;
  provide('product', product);
  return async () => {
    running.users -= 1;
    if (running.users > 0) return;
    await endProduct();
    place.carmineUnderTest = undefined;
  };
};
