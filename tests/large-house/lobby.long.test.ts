/** The lobby with two thousand games. */
import { expect, test } from 'vitest';
import { visit } from '../journeys/browser.ts';
import { eachScreen } from '../journeys/screens.ts';
import { at, journeyMs, open } from './house.ts';
import { look } from '../journeys/person.ts';

test.each(eachScreen)(
  'the lobby holds two thousand games on a %s, its document the first of them',
  async (screen) => {
    await visit(screen, async ({ page }) => {
      const document = await (await page.request.get(at('/'))).text();
      expect(document.match(/<article/g)?.length).toBeLessThanOrEqual(24);
      const catalogue = page.waitForResponse((answer) => answer.url().includes('/games-and-categories/EUR?v='));
      await open(page, '/');
      // With this many games the whole catalogue is loaded only after an interaction.
      await page.keyboard.press('Tab');
      expect((await catalogue).headers()['cache-control']).toContain('immutable');
      for (const shelf of ['Top games', 'New games', 'Featured games', 'Slots', 'Live games', 'Providers'])
        await page.getByRole('heading', { name: shelf, exact: true }).waitFor();
      await look(page, 'lobby-2000', screen);
    });
  },
  journeyMs,
);

test.each(eachScreen)(
  'a shelf is swiped by its arrows and made longer by a dozen on a %s',
  async (screen) => {
    await visit(screen, async ({ page }) => {
      await open(page, '/');
      const shelf = page.getByRole('region', { name: 'Top games' });
      const row = shelf.locator('.rail-row');
      await shelf.getByRole('button', { name: 'Top games: next games' }).click();
      await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
      await expect.poll(() => shelf.locator('article').count()).toBe(12);
      await shelf.getByRole('button', { name: 'More games: Top games' }).click();
      await expect.poll(() => shelf.locator('article').count()).toBe(24);
    });
  },
  journeyMs,
);

test(
  'what is new does not move what was there',
  async () => {
    await visit(
      'phone',
      async ({ page }) => {
        await page.addInitScript(() => {
          const shifts: number[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await open(page, '/');
        await page.getByRole('heading', { name: 'Slots', exact: true }).waitFor();
        const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
        expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.005);
      },
      { moves: true, alone: true },
    );
  },
  journeyMs,
);

test.each(eachScreen)(
  'the highlights can be chosen and held still on a %s',
  async (screen) => {
    await visit(
      screen,
      async ({ page }) => {
        await open(page, '/');
        const stage = page.getByRole('region', { name: 'Highlights' });
        await stage.getByRole('button', { name: /^Highlight 2 of 3/ }).click();
        await stage.getByRole('button', { name: 'Play highlights' }).waitFor();
        await stage
          .getByRole('link', { name: /^Play / })
          .first()
          .waitFor();
      },
      { moves: true },
    );
  },
  journeyMs,
);
