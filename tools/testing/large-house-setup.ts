/** A product with two thousand games, started on demand. */
import type { TestProject } from 'vitest/node';
import { openDoor } from './asked-product.ts';
import { startProduct } from './product.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL to request the product with two thousand games. */
    largeHouse: string;
  }
}

export default async ({ provide }: TestProject) => {
  const { address, close } = await openDoor(() => startProduct({ SEED_GAMES: '2000' }));
  provide('largeHouse', address);
  return close;
};
