/** A house of two thousand games: what a visitor sees of it, finds in it and can send to somebody else. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct } from '../../tools/testing/product.mjs';
import { goTo, openDialog, reload, type Screen, screens, visit } from './browser.ts';
import { look } from './person.ts';

type Started = Awaited<ReturnType<typeof startProduct>>;

let started: Started;
beforeAll(async () => {
  started = await startProduct({ SEED_GAMES: '2000' });
});
afterAll(async () => {
  await started.stop();
});

const both = Object.keys(screens) as Screen[];
const journeyMs = 300_000;
const at = (path: string): string => started.product.site + path;
const open = (page: Page, path: string) => goTo(page, at(path));
const tiles = (page: Page) => page.locator('main article.tile');
const names = (page: Page) => page.locator('main .tile-title').allInnerTexts();

test.each(both)(
  'the lobby holds two thousand games on a %s, its document the first of them',
  async (screen) => {
    await visit(screen, async ({ page }) => {
      const document = await (await page.request.get(at('/'))).text();
      expect(document.match(/<article/g)?.length).toBeLessThanOrEqual(24);
      const catalogue = page.waitForResponse((answer) => answer.url().includes('/games-and-categories/EUR?v='));
      await open(page, '/');
      // A house so large sends its whole catalogue to whoever looks around.
      await page.keyboard.press('Tab');
      expect((await catalogue).headers()['cache-control']).toContain('immutable');
      for (const shelf of ['Top games', 'New games', 'Featured games', 'Slots', 'Live games', 'Providers'])
        await page.getByRole('heading', { name: shelf, exact: true }).waitFor();
      await look(page, 'lobby-2000', screen);
    });
  },
  journeyMs,
);

test.each(both)(
  'a shelf is swiped by its arrows and made longer by a dozen on a %s',
  async (screen) => {
    await visit(screen, async ({ page }) => {
      await open(page, '/');
      const shelf = page.getByRole('region', { name: 'Top games' });
      const row = shelf.locator('.rail-row');
      await shelf.getByRole('button', { name: 'Top games: later games' }).click();
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
    await visit('phone', async ({ page }) => {
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
    });
  },
  journeyMs,
);

test.each(both)(
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
      // Back from a game, and after a reload, the list is as long as it was left.
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

test.each(both)(
  'filters and order stand in the address and hold after a reload on a %s',
  async (screen) => {
    await visit(screen, async ({ page }) => {
      await open(page, '/?category=all');
      await page.locator('select[name="volatility"]').selectOption('high');
      await page.locator('select[name="rtp"]').selectOption('97');
      await page.locator('select[name="sort"]').selectOption('rtp');
      await expect.poll(() => page.url()).toContain('sort=rtp');
      await expect.poll(() => new URL(page.url()).searchParams.get('volatility')).toBe('high');
      // The returns stand in the tiles: the highest first, and none below what was asked for.
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
      await page.getByRole('link', { name: 'Remove the filter Return: 97% and more' }).click();
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

test.each(both)(
  'the highlights can be chosen and held still on a %s',
  async (screen) => {
    await visit(screen, async ({ page }) => {
      await open(page, '/');
      const stage = page.getByRole('region', { name: 'Highlights' });
      await stage.getByRole('button', { name: /^Highlight 2 of 3/ }).click();
      await stage.getByRole('button', { name: 'Let the highlights change' }).waitFor();
      await stage
        .getByRole('link', { name: /^Play / })
        .first()
        .waitFor();
      await look(page, 'lobby-highlight', screen);
    });
  },
  journeyMs,
);

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

test.each(both)(
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
      await expect.poll(() => first.locator('img').getAttribute('src')).toContain('/cdn/img/games/');
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
