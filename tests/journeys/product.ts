/** The product that a file's journeys visit: that of the whole run, or one that the file asks for. */
import { afterAll, beforeAll, inject } from 'vitest';
import type { Product } from '../../tools/testing/product.mjs';

const startMs = 300_000;

let asked: Product | undefined;

export const theProduct = (): Product => asked ?? inject('product');

/** `door`: who starts it for the first that asks, see tools/testing/asked-product.ts. Called once by a file, before all else. */
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
