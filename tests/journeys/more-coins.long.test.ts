/** The other coins in and out, each through the dialogs and its own network; looked at on a phone and on a desktop. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { someBitcoinAddress, someOldAddress } from '../../apps/server/src/testing/bitcoin-address.ts';
import { goTo, stay } from './browser.ts';
import { receivedOf, sendOf, someAddress, type Coin } from './coins.ts';
import { uploadDocuments } from './documents.ts';
import { fillIn, signUp } from './known.ts';
import { confirmationLink, lookWide } from './person.ts';
import { markDepositsWagered } from './play-fixtures.ts';
import { isWhole } from './screens.ts';

const journeyMs = 300_000;

let here: Awaited<ReturnType<typeof stay>>;
let page: Page;
beforeAll(async () => {
  here = await stay('phone');
  ({ page } = here);
}, journeyMs);
afterAll(() => here.leave());

test('the player is verified', { timeout: journeyMs }, async () => {
  const email = 'more-coins@example.org';
  await page.goto('/');
  await signUp(page, { email, name: 'Coralie Coins' });
  await fillIn(page);
  await goTo(page, await confirmationLink(email));
  await goTo(page, '/profile/verification');
  await uploadDocuments(page);
  await page.getByText('2 of 2 done').waitFor();
});

interface Journey extends Coin {
  readonly code: string;
  readonly name: string;
  readonly sent: string;
  readonly half: string;
  readonly to: string;
  /** An address of another network. */
  readonly wrong: string;
}

/** Each worth more than the EUR 10 that a payment takes; `sent` is paid in, `half` leaves. */
const coins: readonly Journey[] = [
  {
    ...{ code: 'USDT', name: 'Tether', network: 'ETH', asset: 'USDT', sent: '40', half: '20', to: someAddress() },
    wrong: someBitcoinAddress(),
  },
  {
    ...{ code: 'LTC', name: 'Litecoin', network: 'LTC', sent: '0.5', half: '0.25', to: someBitcoinAddress('rltc') },
    wrong: someAddress(),
  },
  {
    ...{ code: 'DOG', name: 'Dogecoin', network: 'DOG', sent: '300', half: '150', to: someOldAddress() },
    wrong: someAddress(),
  },
];

// LTC and DOG go the way of BTC, whose journey is another file's: the soak makes theirs too.
const asked = isWhole ? coins : coins.filter(({ network }) => network === 'ETH');

test.each(asked)(
  '$name is sent to an address, credited once its network has confirmed it, and leaves to another address',
  { timeout: journeyMs },
  async ({ code, name, sent, half, to, wrong, ...coin }) => {
    await goTo(page, `/en/help?modal=deposit&currency=${code}`);
    const paying = page.getByRole('dialog').first();
    await paying.getByRole('textbox', { name: 'Amount' }).fill(sent);
    await paying.getByRole('button', { name: /^Play with/ }).click();
    await paying.getByRole('img', { name: `QR code of the ${name} address` }).waitFor();
    await lookWide(page, `coin-${code.toLowerCase()}-address`);
    const address = (await paying.getByRole('status', { name: 'Your address' }).innerText()).trim();
    await sendOf(coin, address, sent);
    await paying.getByText('Your payment has arrived').waitFor();
    await markDepositsWagered(page);

    await goTo(page, `/?modal=cashout&currency=${code}`);
    const dialog = page.getByRole('dialog', { name: 'Withdraw' });
    await dialog.getByRole('textbox', { name: 'Amount' }).fill(half);
    const field = dialog.getByLabel(new RegExp(`^${name}.* address$`));
    await field.fill(wrong);
    await dialog.getByText('Ready to go').waitFor();
    await dialog.getByRole('button', { name: 'Cashout' }).click();
    await dialog.getByText('We cannot send to this address. Please check every character of it.').waitFor();
    await lookWide(page, `coin-${code.toLowerCase()}-refused`);
    await field.fill(to);
    await dialog.getByText('Fee', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Cashout' }).click();
    await page.waitForURL(/\/wallet\/withdraw\/wdr_/);
    await page.getByText('The coins have arrived at your address.').waitFor();
    await lookWide(page, `coin-${code.toLowerCase()}-paid`);
    expect(Number(await receivedOf(coin, to))).toBeGreaterThan(0);
    // The refusal is an answer that the console reports.
    expect(here.complaints.splice(0).filter((one) => !one.includes('422'))).toEqual([]);
  },
);
