/** Messages when something could not be loaded: letter by letter, with the specification's spelling mistakes. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { forgetSession, goTo, openDialog, visit } from './browser.ts';
import { signUp } from './known.ts';
import { password } from './person.ts';
import { collectToasts, said } from './said.ts';

const journeyMs = 300_000;

const fail = (page: Page, address: RegExp, method?: string): Promise<unknown> =>
  page.route(address, (route) =>
    method === undefined || route.request().method() === method
      ? route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{"message":"No"}' })
      : route.continue(),
  );

test(
  'fund, withdrawable, favourites, deposits, the adding and the taking away of a favourite',
  async () => {
    await visit('desktop', async ({ page, complaints }) => {
      await collectToasts(page);
      await signUp(page, { email: 'unlucky@example.org', name: 'Una Lucky' });
      await forgetSession(page);
      await goTo(page, '/en/help');

      await fail(page, /\/profile\/currency$/, 'GET');
      await fail(page, /\/profile\/favoriteGame$/, 'GET');
      await openDialog(page, 'Sign in');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Email').fill('unlucky@example.org');
      await dialog.getByLabel('Password', { exact: true }).fill(password);
      await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect.poll(() => said(page)).toEqual(expect.arrayContaining(['Get fund did not work']));
      await expect.poll(() => said(page)).toEqual(expect.arrayContaining(['Get Favorit did not work']));

      await page.unroute(/\/profile\/currency$/);
      await page.unroute(/\/profile\/favoriteGame$/);
      await fail(page, /\/profile\/withdrawable/);
      await fail(page, /\/payment\/total-deposits/);
      await page.goto('/wallet/deposit');
      await expect.poll(() => said(page)).toEqual(expect.arrayContaining(['EligiblePromotions: did not work']));
      await page.goto('/?modal=cashout');
      await expect.poll(() => said(page)).toEqual(expect.arrayContaining(['Get Withdrawable did not work']));

      await goTo(page, '/game/dice');
      await fail(page, /\/profile\/favoriteGame/, 'POST');
      await page.getByRole('button', { name: 'Add Dice to favourites' }).click();
      await expect.poll(() => said(page)).toEqual(expect.arrayContaining(['Add favorit did not work']));
      await page.unroute(/\/profile\/favoriteGame/);
      await page.getByRole('button', { name: 'Add Dice to favourites' }).click();
      await fail(page, /\/profile\/favoriteGame/, 'DELETE');
      await page.getByRole('button', { name: 'Remove Dice from favourites' }).click();
      await expect.poll(() => said(page)).toEqual(expect.arrayContaining(['Delete favorit did not work']));
      complaints.splice(0);
    });
  },
  journeyMs,
);

test(
  'a sign-out that failed says so and leaves the player where the money is',
  async () => {
    await visit('phone', async ({ page, complaints }) => {
      await collectToasts(page);
      await signUp(page, { email: 'stays@example.org', name: 'Sia Stays' });
      await fail(page, /\/signout$/);
      await goTo(page, '/?modal=menu');
      await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
      await expect.poll(() => said(page)).toContain('Signout did not work!');
      await page.getByRole('region', { name: 'Your wallet' }).first().waitFor();
      await expect.poll(() => page.locator('.global-spinner').count()).toBe(0);
      complaints.splice(0);
    });
  },
  journeyMs,
);
