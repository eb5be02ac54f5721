/** Sections 4 and 9 where money is typed: amounts, choosers, what is remembered and for how long, what each closing leaves. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { goTo, openDialog, reload, visit } from './browser.ts';
import { eachScreen } from './screens.ts';
import { ask, payIn, signUp } from './known.ts';
import { creditWinnings } from './play-fixtures.ts';
import { uploadDocuments } from './documents.ts';
import { theProduct } from './product.ts';

const journeyMs = 300_000;
const profile = '/profile-service/api/v1/profile';

const open = async (page: Page, modal: string) => {
  await goTo(page, `/en/help?modal=${modal}`);
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('textbox').first().waitFor();
  return dialog;
};

test.each(eachScreen)(
  'a deposit begins with an amount of ten euro at least, in a wallet that may be new, on a %s',
  async (screen) => {
    await visit(screen, async ({ page }) => {
      await page.goto('/');
      await signUp(page, { email: `amounts-${screen}@example.org`, name: 'Ama Amount' });
      const dialog = await open(page, 'deposit');
      const amount = dialog.getByRole('textbox', { name: 'Amount' });
      const play = dialog.getByRole('button', { name: /^Play with/ });
      const sums = dialog.getByRole('group', { name: 'Suggested amounts' }).getByRole('button');
      await expect.poll(() => sums.allInnerTexts()).toEqual(['€30', '€75', '€100']);
      for (const [index, sum] of ['30', '75', '100'].entries()) {
        await sums.nth(index).click();
        await expect.poll(() => amount.inputValue()).toBe(sum);
        await expect.poll(() => sums.nth(index).getAttribute('aria-pressed')).toBe('true');
      }
      await dialog.getByText('Welcome offer, first deposit').waitFor();
      await dialog.getByText('Instant', { exact: true }).waitFor();

      await amount.fill('9.99');
      await dialog.getByText('Minimum deposit amount is ~10€').waitFor();
      await dialog.getByText('Promotions are optional, you can either accept or reject them').waitFor();
      await expect.poll(() => play.getAttribute('aria-disabled')).toBe('true');
      // It looks disabled, and pressing does nothing.
      await play.click({ force: true });
      await amount.fill('10');
      await expect.poll(() => play.getAttribute('aria-disabled')).toBeNull();
      await dialog.getByRole('heading', { name: 'Deposit', exact: true }).waitFor();
      await amount.fill('');
      await amount.pressSequentially('1234567890123');
      await expect.poll(() => amount.inputValue()).toBe('123456789012');

      const chooser = dialog.getByRole('button', { name: /^Currency/ });
      const list = page.getByRole('listbox');
      await chooser.click();
      await list.waitFor();
      await page.keyboard.press('Escape');
      await list.waitFor({ state: 'detached' });
      expect(await dialog.count()).toBe(1);
      await chooser.click();
      await page.getByRole('option', { name: /^USD\b/ }).click();
      await dialog.getByText('We will add a USD wallet when you continue. Your default stays EUR.').waitFor();
      // Thirty euro in dollars, rounded up to whole ones.
      await sums.first().click();
      await expect.poll(() => amount.inputValue()).toMatch(/^3\d$/);
      await play.click();
      // Details are asked for once a method is chosen.
      await dialog.getByRole('heading', { name: 'How would you like to pay?' }).waitFor();
      const wallets = await ask<{ currency: string; default: boolean }[]>(page, `${profile}/currency`, {
        method: 'GET',
      });
      // The next step appears once the wallet exists.
      expect(wallets.map((wallet) => [wallet.currency, wallet.default])).toEqual([
        ['EUR', true],
        ['USD', false],
      ]);
    });
  },
  journeyMs,
);

test(
  'the chosen tier is remembered for twenty minutes, and a closed deposit begins anew',
  async () => {
    await visit('desktop', async ({ page }) => {
      await page.goto('/');
      await signUp(page, { email: 'tiers@example.org', name: 'Tia Tier' });
      await ask(page, profile, {
        method: 'PUT',
        body: {
          ...{ country: 'MT', address: '1 Sea Front', zipCode: 'SLM 1', city: 'Sliema', dateOfBirth: 642_902_400 },
          ...{ dialingCode: '+356', phoneNumber: '99123418' },
        },
      });
      const dialog = await open(page, 'deposit');
      // The longest headline ends before the button that closes the dialog.
      await dialog.getByRole('textbox', { name: 'Amount' }).fill('5');
      const headline = await dialog.getByText(/^Up to .* free spins$/).boundingBox();
      const closes = await dialog.getByRole('button', { name: 'Close' }).boundingBox();
      expect((headline?.x ?? 0) + (headline?.width ?? 0)).toBeLessThan((closes?.x ?? 0) + 12);
      await dialog.getByRole('button', { name: 'I have a bonus code' }).click();
      const code = dialog.getByLabel('Bonus code');
      // The field has the focus half a second after it is shown.
      await expect.poll(() => code.evaluate((element) => element === document.activeElement)).toBe(true);
      await code.fill('LANTERN25');
      await dialog.getByRole('textbox', { name: 'Amount' }).fill('42');
      await dialog.getByRole('button', { name: /^Play with/ }).click();
      await dialog.getByRole('radio', { name: /^Credit Card/ }).click();
      const before = Date.now() / 1000;
      await dialog.getByRole('radio', { name: /^Ruby/ }).click();
      const after = Date.now() / 1000;
      const cookies = await page.context().cookies(theProduct().site);
      const cookie = cookies.find(({ name }) => name === 'payment_config');
      expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toEqual({
        ...{ tier: expect.any(String), depositAmount: '42', currency: 'EUR', promotionCoupon: 'LANTERN25' },
      });
      expect(cookie?.expires).toBeGreaterThanOrEqual(Math.floor(before) + 20 * 60 - 1);
      expect(cookie?.expires).toBeLessThanOrEqual(Math.ceil(after) + 20 * 60 + 1);

      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await page
        .getByRole('button', { name: /^Deposit/ })
        .first()
        .click();
      await dialog.getByRole('button', { name: 'I have a bonus code' }).waitFor();
      expect(await dialog.getByLabel('Bonus code').count()).toBe(0);
    });
  },
  journeyMs,
);

test(
  'an address can be scanned and copied, which is confirmed for two seconds',
  async () => {
    await visit('phone', async ({ page }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto('/');
      await signUp(page, { email: 'copies@example.org', name: 'Cole Copies', currency: 'ETH' });
      await ask(page, profile, { method: 'PUT', body: { dateOfBirth: 642_902_400, country: 'MT' } });
      const dialog = await open(page, 'deposit');
      await dialog.getByRole('textbox', { name: 'Amount' }).fill('0.02');
      await dialog.getByRole('button', { name: /^Play with/ }).click();
      const code = dialog.getByRole('img', { name: 'QR code of the Ether address' });
      await code.waitFor();
      expect([await code.getAttribute('width'), await code.getAttribute('height')]).toEqual(['200', '200']);
      expect(await code.evaluate((element) => getComputedStyle(element).width)).toBe('200px');
      await dialog.getByText('Minimum deposit').first().waitFor();
      const address = (await dialog.getByRole('status', { name: 'Your address' }).innerText()).trim();
      const before = Date.now();
      // Waited for before the press, because it is gone after two seconds.
      const confirmed = dialog.getByRole('button', { name: 'Copied' }).waitFor();
      await dialog.getByRole('button', { name: 'Copy' }).click();
      await confirmed;
      await dialog.getByRole('button', { name: 'Copy', exact: true }).waitFor();
      expect(Date.now() - before).toBeGreaterThanOrEqual(2000);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    });
  },
  journeyMs,
);

test(
  'a cash-out says what is missing in its order, leads to the documents, and begins anew when it was closed',
  async () => {
    await visit('phone', async ({ page }) => {
      await page.goto('/');
      await signUp(page, { email: 'lia.leaves@example.org', name: 'Lia Leaves', currency: 'ETH' });
      let dialog = await open(page, 'cashout');
      const amount = () => dialog.getByRole('textbox', { name: 'Amount' });
      const target = () => dialog.getByLabel('Ether address');
      const send = () => dialog.getByRole('button', { name: 'Cashout' });
      await dialog.getByText('min 10.00 EUR, max 400.00 EUR', { exact: true }).waitFor();
      await amount().fill('0.0001');
      await expect.poll(() => send().isDisabled()).toBe(true);
      await amount().fill('0.02');
      await expect.poll(() => send().isDisabled()).toBe(false);
      await send().click();
      await dialog.getByText('Your identification and address has to be verified before cashout').waitFor();
      // The documents are a separate page without a dialog.
      await dialog.getByRole('link', { name: 'Verify now' }).click();
      await page.waitForURL('**/profile/verification');
      await dialog.waitFor({ state: 'detached' });
      await ask(page, profile, {
        method: 'PUT',
        body: { country: 'MT', address: '1 Sea Front', zipCode: 'SLM 1', city: 'Sliema' },
      });
      await reload(page);
      await uploadDocuments(page);
      await page.getByText('2 of 2 done').waitFor();

      dialog = await open(page, 'cashout');
      await amount().fill('0.02');
      await send().click();
      await dialog.getByText('You do not have enough money for this withdrawal.').waitFor();
      await creditWinnings(page, 'ETH', 50_000_000n);
      dialog = await open(page, 'cashout');
      await dialog.getByText('0.050000000 ETH').first().waitFor();
      await amount().fill('0.02');
      await send().click();
      await dialog.getByText('*required').waitFor();
      await page.getByText('Please insert correct amount and crypto address').waitFor();
      await target().fill('nowhere');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      // From the page, not by a link: what was typed is gone all the same.
      await openDialog(page, 'Menu');
      await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
      await dialog.getByRole('textbox', { name: 'Amount' }).waitFor();
      await expect.poll(async () => [await amount().inputValue(), await target().inputValue()]).toEqual(['', '']);
      expect(await dialog.getByText('*required').count()).toBe(0);
    });
  },
  journeyMs,
);

test(
  'the balance that is shown is the default wallet’s, and another wallet can be made it',
  async () => {
    await visit('desktop', async ({ page }) => {
      await page.goto('/');
      await signUp(page, { email: 'balances@example.org', name: 'Bea Balance' });
      await payIn(page, '25.00');
      await ask(page, `${profile}/currency`, { body: { currency: 'ETH' } });
      await goTo(page, '/profile');
      const pill = page.getByRole('region', { name: 'Your wallet' });
      await expect.poll(() => pill.innerText()).toContain('€25.00');
      await page.getByRole('button', { name: 'Make ETH the default' }).click();
      await page.getByText('ETH is now your default.').waitFor();
      await expect.poll(() => pill.innerText()).toContain('ETH');
      await expect.poll(() => pill.innerText()).toContain('≈ €0.00');
      await reload(page);
      await expect.poll(() => pill.innerText()).toContain('ETH');
    });
  },
  journeyMs,
);
