/** A house of two thousand games, which no other file visits. */
import type { Page } from 'playwright';
import { goTo } from '../journeys/browser.ts';
import { askForProduct, theProduct } from '../journeys/product.ts';

askForProduct('largeHouse');

export const journeyMs = 300_000;
export const at = (path: string): string => theProduct().site + path;
export const open = (page: Page, path: string) => goTo(page, at(path));
export const tiles = (page: Page) => page.locator('main article.tile');
