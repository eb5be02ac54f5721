/** Searching two thousand games, and sharing the result by URL. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openDialog, visit } from '../journeys/browser.ts';
import { eachScreen } from '../journeys/screens.ts';
import { at, journeyMs, open } from './house.ts';
import { look } from '../journeys/person.ts';

test.each([
  ['Red/Black', '/game/Red%2FBlack'],
  ['Żółta łódź 鮭 ☂', `/game/${encodeURIComponent('Żółta łódź 鮭 ☂')}`],
  [
    'A name of two hundred signs',
    `/game/${encodeURIComponent('A name of two hundred signs '.repeat(8).slice(0, 200).trim())}`,
  ],
])(
  '%s has an address that is followed, typed and reloaded',
  async (name, address) => {
    await visit('phone', async ({ page }) => {
      expect((await open(page, address))?.status()).toBe(200);
      const heading = page.getByRole('heading', { level: 1 });
      await expect.poll(() => heading.innerText()).toContain(name);
      await page.reload();
      await expect.poll(() => heading.innerText()).toContain(name);
      expect(new URL((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '').pathname).toBe(
        new URL(at(address)).pathname,
      );
      await page.getByText('There is no game behind it').waitFor();
      await look(page, `game-name-${name.length}`, 'phone');
    });
  },
  journeyMs,
);

const typed = async (page: Page, term: string): Promise<void> => {
  await page.getByRole('searchbox').fill(term);
};

test.each(eachScreen)(
  'the search forgives a slip and is driven by the keyboard on a %s',
  async (screen) => {
    await visit(screen, async ({ page }) => {
      await open(page, '/');
      if (screen === 'desktop') await page.keyboard.press('/');
      else await openDialog(page, 'Search');
      const dialog = page.getByRole('dialog');
      const field = dialog.getByRole('searchbox');
      expect(await field.getAttribute('placeholder')).toBe('Search...');
      await dialog.getByText('Start typing game title').waitFor();
      await typed(page, 'lantren harbor');
      const first = dialog.locator('.result').first();
      await expect.poll(() => first.innerText()).toContain('Lantern Harbour');
      await expect.poll(() => first.innerText()).toContain('Carmine Originals');
      await expect.poll(() => first.locator('img').getAttribute('src')).toContain('/assets/small/');
      await typed(page, 'er');
      await expect.poll(() => dialog.locator('.result').count()).toBe(24);
      const list = dialog.locator('.results');
      expect(await list.evaluate((element) => getComputedStyle(element).maxHeight)).toBe('756px');
      await expect.poll(() => list.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => dialog.locator('.result-active').count()).toBe(1);
      await expect.poll(() => dialog.locator('.result').nth(1).getAttribute('aria-current')).toBe('true');
      await look(page, 'search', screen);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(await page.locator('.search-note').count()).toBe(0);
    });
  },
  journeyMs,
);

test(
  'a visitor who takes a game out of the search is asked to sign in',
  async () => {
    await visit('desktop', async ({ page }) => {
      await open(page, '/');
      await page.keyboard.press('/');
      await typed(page, 'dice');
      await page.getByRole('dialog').getByRole('button', { name: 'Play Dice' }).waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
      expect(await page.getByRole('dialog').count()).toBe(1);
    });
  },
  journeyMs,
);
