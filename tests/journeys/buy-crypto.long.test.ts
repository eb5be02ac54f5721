/** Buying crypto at an on-ramp, whose widget is a frame in a document of ours in a frame of the site; on a phone and on a desktop. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { goTo, stay } from './browser.ts';
import { ask, fillIn, signUp } from './known.ts';
import { look } from './person.ts';
import type { Screen } from './screens.ts';

const journeyMs = 300_000;

const start = async (page: Page, screen: Screen): Promise<void> => {
  await page.goto('/');
  await signUp(page, { email: `buys.${screen}@example.org`, name: 'Bea Buys' });
  await fillIn(page);
  await goTo(page, '/en/help?modal=deposit&currency=ETH');
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('0.02');
  await dialog.getByRole('button', { name: /^Play with/ }).click();
  await dialog.getByRole('img', { name: 'QR code of the Ether address' }).waitFor();
};

const widgetOf = (page: Page) => page.getByRole('dialog').last().frameLocator('iframe').frameLocator('iframe');

const held = async (page: Page): Promise<string | undefined> =>
  (
    await ask<{ currency: string; balance: string }[]>(page, '/profile-service/api/v1/profile/currency', {
      method: 'GET',
    })
  ).find(({ currency }) => currency === 'ETH')?.balance;

test(
  'a player chooses a partner, comes back to the list, buys, and has the coins once the network has confirmed them',
  { timeout: journeyMs },
  async () => {
    const { page, leave, complaints } = await stay('phone');
    await start(page, 'phone');
    await page.getByText('From 4.5% fee, about 15 to 20 minutes').waitFor();
    await look(page, 'buy-crypto-offer', 'phone');
    await page.getByRole('button', { name: 'Buy crypto with a card' }).click();

    const dialog = page.getByRole('dialog', { name: 'Buy crypto' });
    const options = dialog.getByRole('radio');
    expect(await options.nth(0).innerText()).toMatch(/5%[^]*15 min[^]*above €200/);
    expect(await options.nth(1).innerText()).toMatch(/4\.5%[^]*20 min[^]*above €100/);
    const pays = dialog.getByRole('textbox', { name: 'You pay' });
    expect(await pays.inputValue()).toBe('50');
    await options.nth(1).click();
    expect(await pays.inputValue()).toBe('35');
    await look(page, 'buy-crypto', 'phone');

    await dialog.getByRole('button', { name: /^Continue with/ }).click();
    await widgetOf(page).getByRole('button', { name: 'Buy for 35.00 EUR' }).waitFor();
    await look(page, 'buy-crypto-widget', 'phone');
    await page
      .getByRole('dialog', { name: /^Buy crypto with/ })
      .getByRole('button', { name: 'Back' })
      .click();
    await page.getByRole('dialog', { name: /^Buy crypto with/ }).waitFor({ state: 'detached' });

    await options.nth(0).click();
    await dialog.getByRole('button', { name: /^Continue with/ }).click();
    await widgetOf(page).getByRole('button', { name: 'Buy for 50.00 EUR' }).click();
    // The frame is over, and the address shows what is seen on the network.
    await page.getByRole('dialog', { name: /^Buy crypto with/ }).waitFor({ state: 'detached' });
    await page.getByText('Your payment has arrived').waitFor();
    await look(page, 'buy-crypto-arrived', 'phone');
    // EUR 47.50 at EUR 2,750.
    expect(await held(page)).toBe('0.017272727');
    expect(complaints).toEqual([]);
    await leave();
  },
);

test(
  'the card purchase beside the address ends with its frame; what a partner claims is shown and credits nothing',
  { timeout: journeyMs },
  async () => {
    const { page, leave, complaints } = await stay('desktop');
    await start(page, 'desktop');
    await look(page, 'buy-crypto-offer', 'desktop');
    await page.getByRole('button', { name: 'Open the card purchase' }).click();
    const widget = widgetOf(page);
    await widget.getByRole('button', { name: 'Buy for 50.00 EUR' }).waitFor();
    await look(page, 'buy-crypto-widget', 'desktop');
    await widget.getByRole('button', { name: /^Claim that coins were sent/ }).click();
    await page.getByRole('dialog', { name: /^Buy crypto with/ }).waitFor({ state: 'detached' });
    await page.getByText(/reports your purchase as complete/).waitFor();
    await look(page, 'buy-crypto-claimed', 'desktop');
    expect(await held(page)).toBe('0.000000000');
    expect(complaints).toEqual([]);
    await leave();
  },
);
