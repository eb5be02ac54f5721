/** A house of two thousand games, one product for all files that ask for it. */
import type { Page } from 'playwright';
import { beforeAll, inject } from 'vitest';
import type { Product } from '../../tools/testing/product.mjs';
import { goTo, type Screen, screens } from './browser.ts';

const largeHouse = async (): Promise<Product> => {
  const answer = await fetch(inject('largeHouse'));
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Product;
};

let house: Product;
beforeAll(async () => {
  house = await largeHouse();
});

export const both = Object.keys(screens) as Screen[];
export const journeyMs = 300_000;
export const at = (path: string): string => house.site + path;
export const open = (page: Page, path: string) => goTo(page, at(path));
export const tiles = (page: Page) => page.locator('main article.tile');
