/** Section 4: what changes on the page on sign-in, failed sign-in, sign-out and favourites. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { goTo, openDialog, visit } from './browser.ts';
import { eachScreen } from './screens.ts';
import { signUp } from './known.ts';
import { password } from './person.ts';

const wrong = 'Either username or password is incorrect';

const fill = async (page: Page, email: string, secret: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(secret);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
};

test('a failed sign-in is shown until the next try or until it is closed', async () => {
  await visit('phone', async ({ page, complaints }) => {
    const dialog = page.getByRole('dialog');
    await goTo(page, '/en/help');
    await openDialog(page, 'Sign in');
    await fill(page, 'nobody.at.all@example.org', 'not the password 1');
    await dialog.getByText(wrong).waitFor();
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/signin', async (route) => {
      await held;
      await route.continue();
    });
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await dialog.getByText(wrong).waitFor({ state: 'detached' });
    answer();
    await dialog.getByText(wrong).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await openDialog(page, 'Sign in');
    await dialog.getByLabel('Email').waitFor();
    expect(await dialog.getByText(wrong).count()).toBe(0);
    await expect.poll(() => dialog.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    complaints.splice(0);
  });
});

test('a sent link for a new password closes its form and leaves nothing in it', async () => {
  await visit('phone', async ({ page }) => {
    const dialog = page.getByRole('dialog');
    await goTo(page, '/en/help?modal=forgot-password');
    await dialog.getByLabel('Email').fill('somebody.forgets@example.org');
    await dialog.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText('Reset password link is sent!').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await openDialog(page, 'Sign in');
    await dialog.getByRole('button', { name: 'Forgot password?' }).click();
    await dialog.getByRole('button', { name: 'Send the link' }).waitFor();
    await expect.poll(() => dialog.getByLabel('Email').inputValue()).toBe('');
  });
});

test('a registration offers euro, is made at home with a reload of the page, and shows the player who came', async () => {
  await visit('desktop', async ({ page }) => {
    const dialog = page.getByRole('dialog').first();
    await goTo(page, '/');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await openDialog(page, 'Register');
    await expect.poll(() => dialog.getByRole('button', { name: /^Currency/ }).innerText()).toContain('EUR');
    await dialog.getByLabel('Full name').fill('Rea Reload');
    await dialog.getByLabel('Email', { exact: true }).fill('reload@example.org');
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('checkbox', { name: /legal age/ }).check();
    await dialog.getByRole('button', { name: 'Create account' }).click();
    await page.waitForFunction(() => !('sameDocument' in window));
    await page.getByRole('region', { name: 'Your wallet' }).first().waitFor();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toContain('Rea Reload');
  });
});

test.each(eachScreen)(
  'a heart waits for its answer both ways, alone of all hearts, and is gone with the player, on a %s',
  async (screen) => {
    await visit(screen, async ({ page }) => {
      await page.goto('/');
      await signUp(page, { email: `hearts-${screen}@example.org`, name: 'Hal Hearts' });
      await goTo(page, '/?category=all');
      const answers: (() => void)[] = [];
      await page.route(/\/profile\/favoriteGame/, async (route) => {
        await new Promise<void>((resolve) => answers.push(resolve));
        await route.continue();
      });
      const waiting = page.locator('main [aria-busy="true"]');
      const answer = async () => {
        await expect.poll(() => answers.length).toBe(1);
        await expect.poll(() => waiting.count()).toBe(1);
        answers.pop()?.();
        await waiting.waitFor({ state: 'detached' });
      };
      const [add, remove] = ['Add Dice to favourites', 'Remove Dice from favourites'].map((name) =>
        page.getByRole('button', { name }).first(),
      );
      await add?.click();
      await answer();
      await remove?.waitFor();
      await expect.poll(() => remove?.getAttribute('aria-pressed')).toBe('true');
      await remove?.click();
      await answer();
      await add?.waitFor();
      await page.unroute(/\/profile\/favoriteGame/);

      await goTo(page, '/?modal=menu');
      await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
      await page.getByRole('button', { name: 'Register' }).first().waitFor();
      await expect.poll(() => page.getByRole('button', { name: /favourites$/ }).count()).toBe(0);
    });
  },
);
