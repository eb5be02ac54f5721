/** A page is rendered long before it is hydrated, on a slow line by seconds: what is pressed in between must not be lost. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { visit } from './browser.ts';
import { eachScreen } from './screens.ts';

/** Opens the lobby with its scripts held back; the returned function lets them load. */
const openWithoutScripts = async (page: Page): Promise<() => void> => {
  let loadScripts = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    loadScripts = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Register' }).first().waitFor();
  return loadScripts;
};

test.each(eachScreen)('a press before the page is hydrated opens its dialog then, on a %s', async (screen) => {
  await visit(
    screen,
    async ({ page }) => {
      const loadScripts = await openWithoutScripts(page);
      await page.getByRole('button', { name: 'Register' }).first().click();
      expect(await page.getByRole('dialog').count()).toBe(0);
      loadScripts();
      await page.getByRole('heading', { name: 'Create your account' }).waitFor();
      await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
    },
    { moves: true },
  );
});

test('the last press counts, and a second press on one button is not a second press', async () => {
  await visit(
    'desktop',
    async ({ page }) => {
      const loadScripts = await openWithoutScripts(page);
      await page.getByRole('button', { name: 'Register' }).first().click();
      const signIn = page.getByRole('button', { name: 'Sign in', exact: true }).first();
      await signIn.click();
      await signIn.click();
      loadScripts();
      await page.getByRole('dialog').getByRole('heading', { name: 'Sign in' }).waitFor();
      expect(await page.getByRole('dialog').count()).toBe(1);
    },
    { moves: true },
  );
});

test('the search key works before the page is hydrated', async () => {
  await visit(
    'desktop',
    async ({ page }) => {
      const loadScripts = await openWithoutScripts(page);
      await page.keyboard.press('/');
      loadScripts();
      await page.getByPlaceholder('Search...').waitFor();
    },
    { moves: true },
  );
});
