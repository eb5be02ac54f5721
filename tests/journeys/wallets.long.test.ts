/** Deposits by the methods that are no cards, each from its own screen: with missing details first. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { goTo, stay, type Visit } from './browser.ts';
import { uploadDocuments } from './documents.ts';
import { ask, fillIn, signUp } from './known.ts';
import { inDatabase } from './later.ts';
import { confirmationLink, look } from './person.ts';
import { markDepositsWagered } from './play-fixtures.ts';
import { eachScreen, type Screen } from './screens.ts';
import { theProduct } from './product.ts';
import { ofPlayer, sessionHash } from './session-of.ts';

const journeyMs = 300_000;
const profile = '/profile-service/api/v1/profile';

/** What the ledger has moved for the player's deposits, in its order. */
const movedFor = async (page: Page): Promise<string[]> => {
  const hash = await sessionHash(page);
  let moved: string[] = [];
  await inDatabase(async (client) => {
    const { rows } = await client.query<{ moved: string }>(
      `select t.currency || ' ' || t.amount as moved from transfers t
       join deposits d on d.id = t.payment_id where d.player_id = ${ofPlayer} order by t.id`,
      [hash],
    );
    moved = rows.map((row) => row.moved);
  });
  return moved;
};

/** The email is confirmed elsewhere, while the dialog waits. */
const confirm = async (page: Page, email: string): Promise<void> => {
  const elsewhere = await page.context().newPage();
  await goTo(elsewhere, await confirmationLink(email));
  await elsewhere.close();
};

const choose = async (page: Page, name: string, currency = 'EUR') => {
  await goTo(page, `/en/help?modal=deposit&currency=${currency}`);
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('50');
  await dialog.getByRole('button', { name: /^Play with/ }).click();
  await dialog.getByRole('radio', { name: new RegExp(`^${name}`) }).click();
  await dialog.getByRole('button', { name: `Continue with ${name}` }).click();
  return dialog;
};

const ownScreen = (page: Page, name: string) => page.getByRole('dialog', { name: `Deposit with ${name}` });

const credited = async (page: Page): Promise<void> => {
  await page.waitForURL(/\/wallet\/deposit\?deposit=dep_/);
  await page.getByText('Credited', { exact: true }).first().waitFor();
};

const paysAtTheSandbox = async (page: Page): Promise<void> => {
  await page.waitForURL((url) => url.href.startsWith(theProduct().sandbox));
  await page.getByRole('button', { name: /^(Confirm|Pay) 50.00/ }).click();
  await credited(page);
};

/** As an operator switches it on. Its code is its name in capitals. */
const switchOn = (name: string): Promise<void> =>
  inDatabase(async (client) => {
    await client.query(
      'insert into payment_gateways (code, enabled) values ($1, true) on conflict (code) do update set enabled = true',
      [name.toUpperCase()],
    );
  });

/** Whatever was complained of in the console fails it. */
const journey = (screen: Screen, work: (visit: Visit) => Promise<void>) => async (): Promise<void> => {
  const { leave, ...here } = await stay(screen);
  await work(here);
  expect(here.complaints).toEqual([]);
  await leave();
};

describe.each(eachScreen)('on a %s', (screen) => {
  const email = `wallets.${screen}@example.org`;
  test(
    'an e-wallet asks for an email that is confirmed, and is paid on its page or by a code',
    { timeout: journeyMs },
    journey(screen, async ({ page }) => {
      await page.goto('/');
      await signUp(page, { email, name: 'Wanda Wallet' });
      await fillIn(page);
      const dialog = await choose(page, 'Jeton');
      await dialog.getByText('Your email is not confirmed yet.').waitFor();
      await look(page, 'wallet-details', screen);
      await dialog.getByRole('button', { name: 'Send the email again' }).click();
      await confirm(page, email);
      await dialog.getByRole('button', { name: /^Save/ }).click();
      const own = ownScreen(page, 'Jeton');
      await own.getByText(email).waitFor();
      await look(page, 'wallet-jeton', screen);
      await own.getByRole('button', { name: 'Pay €50.00' }).click();
      await paysAtTheSandbox(page);
      expect(await movedFor(page)).toEqual(['EUR 5000']);

      await choose(page, 'Jeton');
      await own.getByRole('radio', { name: /^QR/ }).click();
      await own.getByRole('button', { name: 'Pay €50.00' }).click();
      const code = page.getByRole('dialog', { name: 'Pay with Jeton' });
      await code.getByRole('img', { name: 'Code to pay with Jeton' }).waitFor();
      await look(page, 'wallet-jeton-code', screen);
      const scanned = (await code.getByRole('link', { name: 'Open Jeton on this device' }).getAttribute('href')) ?? '';
      await fetch(scanned, {
        method: 'POST',
        body: new URLSearchParams({ outcome: 'approve-twice' }),
        redirect: 'manual',
      });
      await credited(page);
      expect(await movedFor(page)).toEqual(['EUR 5000', 'EUR 5000']);
    }),
  );

  test(
    'an e-wallet with a widget is paid in a window of the page',
    { timeout: journeyMs },
    journey(screen, async ({ page }) => {
      await page.goto('/');
      await signUp(page, { email: `widget.${email}`, name: 'Willa Widget' });
      await fillIn(page);
      await goTo(page, await confirmationLink(`widget.${email}`));
      await choose(page, 'Mifinity');
      const own = ownScreen(page, 'Mifinity');
      await own.getByText(`widget.${email}`).waitFor();
      await look(page, 'wallet-mifinity', screen);
      await own.getByRole('button', { name: 'Pay €50.00' }).click();
      const frame = page.getByRole('dialog', { name: 'Payment with Mifinity' }).locator('iframe').contentFrame();
      const pay = frame.getByRole('button', { name: 'Pay', exact: true });
      // A click before the browser knows the position of a frame of its own process is lost.
      await expect
        .poll(async () => {
          await pay.hover();
          return pay.evaluate((element) => element.matches(':hover'));
        })
        .toBe(true);
      await look(page, 'wallet-mifinity-widget', screen);
      await pay.click();
      await credited(page);
      expect(await movedFor(page)).toEqual(['EUR 5000']);
    }),
  );

  test(
    'Canadian dollars are paid from a bank in Canada, and nothing else is',
    { timeout: journeyMs },
    journey(screen, async ({ page }) => {
      await page.goto('/');
      await signUp(page, { email: `bank.${email}`, name: 'Bea Bank', currency: 'CAD' });
      await ask(page, profile, {
        method: 'PUT',
        body: {
          ...{ dateOfBirth: 642_902_400, country: 'CA', state: 'ON', city: 'Toronto', address: '12 Harbour Street' },
          zipCode: 'M5V 2T6',
        },
      });
      await goTo(page, await confirmationLink(`bank.${email}`));
      await choose(page, 'Interac', 'CAD');
      const own = ownScreen(page, 'Interac');
      await own.getByText(`bank.${email}`).waitFor();
      await look(page, 'wallet-interac', screen);
      await own.getByRole('button', { name: /^Pay / }).click();
      await paysAtTheSandbox(page);
      expect(await movedFor(page)).toEqual(['CAD 5000']);
      await goTo(page, '/en/help?modal=deposit&currency=EUR');
      const dialog = page.getByRole('dialog').first();
      await dialog.getByRole('button', { name: /^Play with/ }).click();
      await dialog.getByRole('radio', { name: /^Mifinity/ }).waitFor();
      expect(await dialog.getByRole('radio', { name: /^Interac/ }).count()).toBe(0);
    }),
  );

  test(
    'a wallet pays in on its own page, and a withdrawal goes back to it',
    { timeout: journeyMs },
    journey(screen, async ({ page }) => {
      await switchOn('Skrill');
      await page.goto('/');
      await signUp(page, { email: `both.${email}`, name: 'Bo Both' });
      await fillIn(page);
      await goTo(page, await confirmationLink(`both.${email}`));
      await choose(page, 'Skrill');
      const own = ownScreen(page, 'Skrill');
      await own.getByText(`both.${email}`).waitFor();
      await look(page, 'wallet-skrill', screen);
      await own.getByRole('button', { name: 'Pay €50.00' }).click();
      await paysAtTheSandbox(page);
      expect(await movedFor(page)).toEqual(['EUR 5000']);

      await markDepositsWagered(page);
      await goTo(page, '/profile/verification');
      await uploadDocuments(page);
      await page.getByText('2 of 2 done').waitFor();
      await goTo(page, '/en/help?modal=cashout');
      const dialog = page.getByRole('dialog', { name: 'Withdraw' });
      await dialog.getByRole('textbox', { name: 'Amount' }).fill('50');
      await dialog.getByText('To your Skrill account').waitFor();
      await look(page, 'wallet-skrill-withdrawal', screen);
      await dialog.getByRole('button', { name: 'Cashout' }).click();
      await page.waitForURL(/\/wallet\/withdraw\/wdr_/);
      await page.getByText(/€50\.00, paid/i).waitFor();
      await look(page, 'wallet-skrill-paid', screen);
    }),
  );
});
