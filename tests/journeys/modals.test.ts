/** Section 2.3: all modals on one host, by a link and by a press, with the keyboard and with a finger. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { goTo, openDialog, type Screen, screens, visit } from './browser.ts';
import { look, register } from './person.ts';

const both = Object.keys(screens) as Screen[];
const journeyMs = 120_000;

const forVisitors = [
  ['register', 'Create your account'],
  ['login', 'Sign in'],
  ['forgot-password', 'Forgot your password?'],
  ['reset-password&token=from-a-mail', 'Choose a new password'],
  ['search', 'Search games'],
  ['menu', 'Menu'],
] as const;
const forPlayers = [
  ['change-password', 'Change password'],
  ['deposit', 'Deposit'],
  ['cashout', 'Cash out'],
  ['currency', 'Add a currency'],
] as const;

/** Opened by a link that leaves nothing in the address, closed by Escape, by the button or by a press beside it. */
const openAndClose = async (page: Page, screen: Screen, [link, title]: readonly [string, string], index: number) => {
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await page.goto(`/en/page/fairness?modal=${link}`);
  await dialog.waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await expect.poll(() => dialog.evaluate((element) => element.getAnimations().length)).toBe(0);
  const box = await dialog.boundingBox();
  const bottom = (box?.y ?? 0) + (box?.height ?? 0);
  // A sheet from below on a phone, in the middle of the room else.
  if (screen === 'phone') expect([Math.round(bottom), box?.width]).toEqual([screens.phone.viewport.height, 360]);
  else expect(bottom).toBeLessThan(screens.desktop.viewport.height);
  if (index % 3 === 0) await page.keyboard.press('Escape');
  else if (index % 3 === 1) await dialog.getByRole('button', { name: 'Close' }).click();
  else await page.mouse.click(4, 4);
  await dialog.waitFor({ state: 'detached' });
};

test.each(both)(
  'each opens by its link, holds the focus and closes, on a %s',
  async (screen) => {
    await visit(screen, async ({ page }) => {
      for (const [index, one] of forVisitors.entries()) await openAndClose(page, screen, one, index);
      await goTo(page, '/');
      await register(page, { email: `modals-${screen}@example.org`, name: 'Mona Modal' });
      for (const [index, one] of forPlayers.entries()) await openAndClose(page, screen, one, index);
    });
  },
  journeyMs,
);

test.each(both)(
  'the terms are read in a frame over the form, which keeps what was typed, on a %s',
  async (screen) => {
    await visit(screen, async ({ page }) => {
      await goTo(page, '/en/help');
      await openDialog(page, 'Register');
      const form = page.getByRole('dialog', { name: 'Create your account' });
      await form.getByLabel('Full name').fill('Rita Reads');
      for (const [link, heading] of [
        ['Terms and Conditions', '1.'],
        ['Privacy Policy', '1. Who is responsible'],
      ] as const) {
        const anchor = form.getByRole('link', { name: link });
        expect(await anchor.getAttribute('href')).toMatch(/^\/en\/page\//);
        await anchor.click();
        const over = page.getByRole('dialog', { name: link });
        const frame = over.locator('iframe');
        await frame.waitFor();
        expect(await frame.evaluate((element) => (element as HTMLIFrameElement).clientHeight)).toBe(900);
        await over.frameLocator('iframe').getByRole('heading', { name: heading }).first().waitFor();
        expect(await over.frameLocator('iframe').locator('header').count()).toBe(0);
        await look(page, `frame-${link.split(' ')[0]?.toLowerCase()}`, screen);
        await over.getByRole('button', { name: 'Close' }).click();
        await over.waitFor({ state: 'detached' });
        expect(await form.getByLabel('Full name').inputValue()).toBe('Rita Reads');
      }
      // The form hears again a moment after the frame over it has gone.
      await expect
        .poll(async () => {
          await page.keyboard.press('Escape');
          return form.count();
        })
        .toBe(0);
      // The focus is where it was before.
      const opener = page.getByRole('button', { name: 'Register' }).first();
      await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
    });
  },
  journeyMs,
);

test('the loading modal and the global spinner say that something is under way; what cannot be shown says so', async () => {
  await visit('desktop', async ({ page }) => {
    await goTo(page, '/dev/ui');
    await openDialog(page, 'Loading modal');
    await page.getByRole('dialog', { name: 'One moment' }).getByRole('status').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Global spinner' }).click();
    await page.locator('.global-spinner').waitFor();
    await page.locator('.global-spinner').waitFor({ state: 'detached' });
    await openDialog(page, 'Video that is gone');
    await page.getByText('This video cannot be shown.').waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
  });
});
