/** Section 2.3: all modals on one host, by a link and by a press, with the keyboard and with a finger. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { goTo, openDialog, visit } from './browser.ts';
import { eachScreen, screens, type Screen } from './screens.ts';
import { signUp } from './known.ts';
import { look } from './person.ts';

const journeyMs = 300_000;

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
  ['cashout', 'Withdraw'],
  ['currency', 'Add a currency'],
  ['wallets', 'Choose a wallet'],
] as const;

/** Opened by a link that leaves nothing in the URL; closed by Escape, by the button or by an outside press. */
const openAndClose = async (page: Page, screen: Screen, [link, title]: readonly [string, string], index: number) => {
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await page.goto(`/en/page/fairness?modal=${link}`);
  await dialog.waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await expect.poll(() => dialog.evaluate((element) => element.getAnimations().length)).toBe(0);
  const box = await dialog.boundingBox();
  const bottom = (box?.y ?? 0) + (box?.height ?? 0);
  // A bottom sheet on phones, centred otherwise.
  if (screen === 'phone') expect([Math.round(bottom), box?.width]).toEqual([screens.phone.viewport.height, 360]);
  else expect(bottom).toBeLessThan(screens.desktop.viewport.height);
  if (index % 3 === 0) await page.keyboard.press('Escape');
  else if (index % 3 === 1) await dialog.getByRole('button', { name: 'Close' }).click();
  else await page.mouse.click(4, 4);
  await dialog.waitFor({ state: 'detached' });
};

test.each(eachScreen)(
  'each opens by its link, holds the focus and closes, on a %s',
  async (screen) => {
    await visit(screen, async ({ page }) => {
      for (const [index, one] of forVisitors.entries()) await openAndClose(page, screen, one, index);
      await signUp(page, { email: `modals-${screen}@example.org`, name: 'Mona Modal' });
      for (const [index, one] of forPlayers.entries()) await openAndClose(page, screen, one, index);
    });
  },
  journeyMs,
);

test.each(eachScreen)(
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
        expect(await frame.getAttribute('height')).toBe('900');
        // If 900 px do not fit, only the frame scrolls, not the dialog.
        expect(await over.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)).toBe(0);
        await over.frameLocator('iframe').getByRole('heading', { name: heading }).first().waitFor();
        expect(await over.frameLocator('iframe').locator('header').count()).toBe(0);
        await look(page, `frame-${link.split(' ')[0]?.toLowerCase()}`, screen);
        await over.getByRole('button', { name: 'Close' }).click();
        await over.waitFor({ state: 'detached' });
        expect(await form.getByLabel('Full name').inputValue()).toBe('Rita Reads');
      }
      // The form responds again a moment after the frame has closed.
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

test("a phone's Back closes what lies over the page, and only then leaves the page", async () => {
  await visit('phone', async ({ page }) => {
    const path = () => page.evaluate(() => location.pathname + location.search);
    const dialogs = page.getByRole('dialog');
    const opened = (title: string) => page.getByRole('dialog', { name: title, exact: true }).waitFor();
    const staysWith = async (count: number) => {
      await expect.poll(() => dialogs.count()).toBe(count);
      await expect.poll(path).toBe('/en/help');
    };
    /** The URL changes before the page does: waits for both. */
    const arrives = async (at: string, title: string) => {
      await expect.poll(path).toBe(at);
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    };
    const goesForward = () => page.evaluate('navigation.canGoForward');
    const [help, fairness] = [() => arrives('/en/help', 'Help'), () => arrives('/en/page/fairness', 'Fairness')];
    await goTo(page, '/en/page/fairness');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
    await help();

    // One modal from another, and a frame over the form: each Back closes one of them.
    await openDialog(page, 'Sign in');
    await dialogs.getByRole('button', { name: 'Register' }).click();
    await opened('Create your account');
    await dialogs.getByLabel('Full name').fill('Rita Reads');
    await dialogs.getByRole('link', { name: 'Privacy Policy' }).click();
    await opened('Privacy Policy');
    await page.goBack();
    await opened('Create your account');
    expect(await dialogs.getByLabel('Full name').inputValue()).toBe('Rita Reads');
    await page.goBack();
    await staysWith(0);
    // A Forward is offered where it leads to something: not to what a Back has closed.
    await expect.poll(goesForward).toBe(false);

    // Layers closed by hand need no additional Back, and Forward leads to a page.
    await openDialog(page, 'Register');
    await dialogs.getByRole('button', { name: 'Close' }).click();
    await staysWith(0);
    await page.goBack();
    await fairness();
    await page.goForward();
    await help();
    await expect.poll(goesForward).toBe(false);
    await staysWith(0);

    // From the menu to another page: Back leads from there to where the menu was, which is closed.
    const leaveByMenu = async () => {
      await openDialog(page, 'Menu');
      await dialogs.getByRole('link', { name: 'Responsible gaming' }).click();
      await arrives('/en/page/responsible-gaming', 'Responsible gaming');
    };
    await leaveByMenu();
    await page.goBack();
    await help();
    await staysWith(0);
    await leaveByMenu();

    // A second Back while the first is still loading works as well.
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/en/help.data*', async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    const asked = page.waitForRequest(/\/en\/help\.data/);
    await page.goBack();
    await asked;
    await page.goBack();
    await expect.poll(path).toBe('/en/page/fairness');
    release();
    await fairness();

    await page.goto('/en/help?modal=login');
    await opened('Sign in');
    await expect.poll(path).toBe('/en/help');
    await page.goBack();
    await staysWith(0);
  });
});

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
