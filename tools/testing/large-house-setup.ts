/** A product of two thousand games, for the files that ask for it. */
import type { TestProject } from 'vitest/node';
import { openDoor } from './asked-product.ts';
import { startProduct } from './product.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a file asks for the house of two thousand games. */
    largeHouse: string;
  }
}

export default async ({ provide }: TestProject) => {
  const { address, close } = await openDoor(() => startProduct({ SEED_GAMES: '2000' }));
  provide('largeHouse', address);
  return close;
};
