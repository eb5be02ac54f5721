/** The product that a file's journeys visit: the shared one, or one that the file requests. */
import { afterAll, beforeAll, inject } from 'vitest';
import type { Product } from '../../tools/testing/product.mjs';

const startMs = 300_000;

let asked: Product | undefined;

export const theProduct = (): Product => asked ?? inject('product');

/** `door`: URL that starts it on demand, see tools/testing/asked-product.ts. Call once per file, first. */
export const askForProduct = (door: 'gatewayHouse' | 'largeHouse'): void => {
  beforeAll(async () => {
    const answer = await fetch(inject(door));
    if (!answer.ok) throw new Error(await answer.text());
    asked = (await answer.json()) as Product;
  }, startMs);
  afterAll(async () => {
    await fetch(inject(door), { method: 'DELETE' });
  });
};
