/** A page is drawn long before its scripts are there, on a slow line by seconds: what is pressed then must not be lost. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { screens, visit, type Screen } from './browser.ts';

/** Opens the lobby with its scripts held back; the answer lets them come. */
const openAsleep = async (page: Page): Promise<() => void> => {
  let wake = (): void => undefined;
  const awake = new Promise<void>((resolve) => {
    wake = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await awake;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Register' }).first().waitFor();
  return wake;
};

test.each(Object.keys(screens) as Screen[])(
  'a press before the page is awake opens its dialog then, on a %s',
  async (screen) => {
    await visit(
      screen,
      async ({ page }) => {
        const wake = await openAsleep(page);
        await page.getByRole('button', { name: 'Register' }).first().click();
        expect(await page.getByRole('dialog').count()).toBe(0);
        wake();
        await page.getByRole('heading', { name: 'Create your account' }).waitFor();
        await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
      },
      { moves: true },
    );
  },
);

test('the last press counts, and a second press on one button is not a second press', async () => {
  await visit(
    'desktop',
    async ({ page }) => {
      const wake = await openAsleep(page);
      await page.getByRole('button', { name: 'Register' }).first().click();
      const signIn = page.getByRole('button', { name: 'Sign in', exact: true }).first();
      await signIn.click();
      await signIn.click();
      wake();
      await page.getByRole('dialog').getByRole('heading', { name: 'Sign in' }).waitFor();
      expect(await page.getByRole('dialog').count()).toBe(1);
    },
    { moves: true },
  );
});

test('the search key works before the page is awake', async () => {
  await visit(
    'desktop',
    async ({ page }) => {
      const wake = await openAsleep(page);
      await page.keyboard.press('/');
      wake();
      await page.getByPlaceholder('Search...').waitFor();
    },
    { moves: true },
  );
});
