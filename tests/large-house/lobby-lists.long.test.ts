/** Lists with two thousand games: content, filters and order. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { reload, visit } from '../journeys/browser.ts';
import { eachScreen } from '../journeys/screens.ts';
import { at, journeyMs, open, tiles } from './house.ts';
import { look } from '../journeys/person.ts';

const names = (page: Page) => page.locator('main .tile-title').allInnerTexts();

test.each(eachScreen)(
  'a list shows a dozen, "More games" a dozen more, and another list begins anew on a %s',
  async (screen) => {
    await visit(screen, async ({ page }) => {
      await open(page, '/?category=slots-games');
      await page.getByRole('heading', { level: 1, name: 'Slots' }).waitFor();
      expect(await page.title()).toMatch(/^Slots · /);
      await expect.poll(() => tiles(page).count()).toBe(12);
      await look(page, 'list-slots', screen);
      await page.getByRole('link', { name: 'More games' }).click();
      await expect.poll(() => tiles(page).count()).toBe(24);
      await page.getByRole('link', { name: 'More games' }).click();
      await expect.poll(() => tiles(page).count()).toBe(36);
      // After returning from a game, and after a reload, the list has the same length.
      await tiles(page).nth(30).locator('a').first().click();
      await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/game\//);
      await page.goBack();
      await expect.poll(() => tiles(page).count()).toBe(36);
      await page.reload();
      await expect.poll(() => tiles(page).count()).toBe(36);
      await open(page, '/?category=live-games');
      await expect.poll(() => tiles(page).count()).toBe(12);
      // An address that names more begins with them; the first press adds to those.
      await open(page, '/?category=slots-games&show=36');
      await expect.poll(() => tiles(page).count()).toBe(36);
      await page.getByRole('link', { name: 'More games' }).click();
      await expect.poll(() => tiles(page).count()).toBe(48);
    });
  },
);

test.each(eachScreen)(
  'filters and order stand in the address and hold after a reload on a %s',
  async (screen) => {
    await visit(screen, async ({ page }) => {
      await open(page, '/?category=all');
      await page.locator('select[name="volatility"]').selectOption('high');
      await page.locator('select[name="rtp"]').selectOption('97');
      await page.locator('select[name="sort"]').selectOption('rtp');
      await expect.poll(() => page.url()).toContain('sort=rtp');
      await expect.poll(() => new URL(page.url()).searchParams.get('volatility')).toBe('high');
      // Tiles show RTPs: sorted from the highest, and none below the filter.
      const inOrder = async () => {
        const texts = await page.locator('main .tile-facts').allTextContents();
        const returns = texts.map((text) => Number(/[\d.]+/.exec(text)?.[0]));
        return returns.length === 12 && returns.every((rtp, index) => rtp >= 97 && rtp <= (returns[index - 1] ?? 100));
      };
      await expect.poll(inOrder).toBe(true);
      const chosen = await names(page);
      await reload(page);
      await expect.poll(() => names(page)).toEqual(chosen);
      await look(page, 'list-filtered', screen);
      await page.getByRole('link', { name: 'Remove filter: RTP: 97% or more' }).click();
      await expect.poll(() => page.url()).not.toContain('rtp=97');
      await page.getByRole('link', { name: 'Clear all' }).click();
      await expect.poll(() => page.url()).not.toContain('volatility');
    });
  },
  journeyMs,
);

test(
  'a list works without a script: filtered by its form, lengthened by a link',
  async () => {
    await visit('desktop', async ({ page }) => {
      const browser = page.context().browser();
      const context = await browser?.newContext({ javaScriptEnabled: false });
      const plain = await context?.newPage();
      if (plain === undefined) throw new Error('No page');
      await plain.goto(at('/?category=slots-games'));
      await plain.getByLabel('Volatility').selectOption('low');
      await plain.getByRole('button', { name: 'Show games' }).click();
      await expect.poll(() => new URL(plain.url()).searchParams.get('volatility')).toBe('low');
      await expect.poll(() => tiles(plain).count()).toBe(12);
      await plain.getByRole('link', { name: 'More games' }).click();
      await expect.poll(() => tiles(plain).count()).toBe(24);
      await context?.close();
    });
  },
  journeyMs,
);

test(
  'an unknown list is not found, a list that nothing fits says so and how to go on',
  async () => {
    await visit('desktop', async ({ page, complaints }) => {
      expect((await open(page, '/?category=slots'))?.status()).toBe(404);
      await page
        .getByRole('heading', { name: 'Page not found' })
        .or(page.getByRole('heading', { level: 1 }))
        .first()
        .waitFor();
      complaints.splice(0);
      await open(page, '/?category=live-games&rtp=99&volatility=low&feature=wilds&demo=1');
      await page.getByText('No games match your filters').waitFor();
      await page.getByRole('link', { name: 'Clear all' }).waitFor();
    });
  },
  journeyMs,
);
