/** A card payment that fails at one tier goes on at the next with one press; what the first one pays late is credited too. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { goTo, visit } from './browser.ts';
import { ask, fillIn, signUp } from './known.ts';
import { look } from './person.ts';
import { theProduct } from './product.ts';

const journeyMs = 300_000;

interface Paid {
  readonly id: string;
  readonly methodName: string;
  readonly status: string;
}

/** Newest first. */
const deposits = async (page: Page): Promise<Paid[]> =>
  (await ask<{ items: Paid[] }>(page, '/profile-service/api/v1/profile/fiat/deposit', { method: 'GET' })).items;

const chooseTier = async (page: Page, tier: string | undefined) => {
  await goTo(page, '/en/help?modal=deposit');
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('20');
  await dialog.getByRole('button', { name: /^Play with/ }).click();
  await dialog.getByRole('radio', { name: /^Credit Card/ }).click();
  await dialog.getByRole('radiogroup', { name: 'Choose a tier' }).waitFor();
  if (tier !== undefined) await dialog.getByRole('radio', { name: new RegExp(`^${tier}`) }).click();
  return dialog;
};

/** Pays at the tier's page in one of its ways, and returns. */
const endWith = async (page: Page, button: RegExp, state: string) => {
  await page.waitForURL((url) => url.href.startsWith(theProduct().sandbox));
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL(/\/wallet\/deposit\?deposit=dep_/);
  await page.getByText(state, { exact: true }).first().waitFor();
};

const balance = (page: Page) => expect.poll(() => page.getByRole('region', { name: 'Your wallet' }).innerText());

test(
  'a declined payment is marked, the next tier is one press away, and its payment is credited once',
  async () => {
    await visit('desktop', async ({ page }) => {
      await page.goto('/');
      await signUp(page, { email: 'next.tier@example.org', name: 'Nia Next' });
      await fillIn(page);
      const dialog = await chooseTier(page, 'Ruby');
      await dialog.getByRole('button', { name: 'Continue with Ruby' }).click();
      await endWith(page, /^Decline/, 'Failed');
      const next = page.getByRole('button', { name: /^Pay €20.00 with / });
      await next.waitFor();
      await look(page, 'deposit-next-tier', 'desktop');
      const [, name = ''] = (await next.innerText()).split(' with ');
      expect(name.trim()).not.toBe('Ruby');

      const chooser = await chooseTier(page, undefined);
      await chooser.getByRole('radio', { name: /^Ruby \(Failed to process\)/ }).waitFor();
      await chooser.getByRole('radio', { name: new RegExp(`^${name.trim()}`), checked: true }).waitFor();
      await look(page, 'deposit-tiers-failed', 'desktop');

      const [failed] = await deposits(page);
      await goTo(page, `/wallet/deposit?deposit=${failed?.id ?? ''}`);
      await next.click();
      await endWith(page, /^Pay /, 'Credited');
      expect((await deposits(page)).map(({ status }) => status)).toEqual(['credited', 'failed']);
      await balance(page).toContain('€20.00');
    });
  },
  journeyMs,
);

test(
  'a tier that pays late after all, when the next one has paid: both are credited',
  async () => {
    await visit('phone', async ({ page }) => {
      await page.goto('/');
      await signUp(page, { email: 'late.tier@example.org', name: 'Lou Late' });
      await fillIn(page);
      const dialog = await chooseTier(page, 'Ruby');
      await dialog.getByRole('button', { name: 'Continue with Ruby' }).click();
      await endWith(page, /^Approve too late/, 'Expired');
      const other = await chooseTier(page, 'Platinum');
      await other.getByRole('button', { name: 'Continue with Platinum' }).click();
      await endWith(page, /^Pay /, 'Credited');
      await expect
        .poll(async () => (await deposits(page)).map(({ status }) => status))
        .toEqual(['credited', 'credited']);
      await goTo(page, '/profile');
      await balance(page).toContain('€40.00');
    });
  },
  journeyMs,
);
