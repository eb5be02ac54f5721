/** Once for all journeys: the whole product, started as a person starts it. */
import type { TestProject } from 'vitest/node';
import { startProduct } from './product.mjs';
import type { Product } from './product.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    product: Product;
  }
}

export default async ({ provide }: TestProject) => {
  // A journey says by a header where its visitor is.
  const { product, stop } = await startProduct({ TRUSTED_PROXIES: '127.0.0.0/8' });
  provide('product', product);
  return stop;
};
