/** A player's money can be withdrawn from a country that is not served: from the blocked view to a paid withdrawal. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { newEthKey } from '../../apps/server/src/testing/eth-key.ts';
import { forgetSession, goTo, visit } from './browser.ts';
import { eachScreen, type Screen } from './screens.ts';
import { sendCoins, weiAt } from './coins.ts';
import { look, password, register } from './person.ts';

const base = '/profile-service/api/v1/profile';
/** Located in North Korea by the address file. */
const restrictedAddress = '175.45.176.10';

const call = <T>(page: Page, method: string, path: string, body?: object): Promise<T> =>
  page.evaluate(
    async ([how, where, what]) => {
      const reply = await fetch(where, {
        method: how,
        ...(what === '' ? {} : { headers: { 'content-type': 'application/json' }, body: what }),
      });
      if (!reply.ok) throw new Error(`${how} ${where}: ${reply.status} ${await reply.text()}`);
      return (await reply.json()) as never;
    },
    [method, `${base}${path}`, body === undefined ? '' : JSON.stringify(body)] as const,
  );

/** Two identities, because shared documents would hold the withdrawal. */
const people = {
  phone: { name: 'Ida Camilleri', born: Date.UTC(1988, 1, 3) / 1000, ink: 'teal' },
  desktop: { name: 'Otto Vella', born: Date.UTC(1979, 8, 21) / 1000, ink: 'maroon' },
} as const;

const sendDocuments = (page: Page, ink: string): Promise<void> =>
  page.evaluate(
    async ([where, colour]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 300 });
      const pen = canvas.getContext('2d');
      if (pen === null) throw new Error('No pen');
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 400, 300);
      const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
      if (picture === null) throw new Error('No picture');
      for (const [path, sides] of Object.entries({ id: ['front', 'back', 'selfie'], bill: ['file'] })) {
        const form = new FormData();
        for (const side of sides) form.append(side, new File([picture], `my-${side}.png`, { type: 'image/png' }));
        const reply = await fetch(`${where}/${path}-verification`, { method: 'POST', body: form });
        if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
      }
    },
    [base, ink] as const,
  );

/** A verified player with locked coins, because of a limit of zero, that can be withdrawn at once. */
const prepare = async (page: Page, { born, ink }: (typeof people)[Screen]): Promise<void> => {
  const home = { country: 'MT', address: '12 Tower Road', zipCode: 'SLM 1600', city: 'Sliema' };
  await call(page, 'PUT', '', { ...home, dateOfBirth: born, gender: 'Female' });
  await sendDocuments(page, ink);
  await call(page, 'PUT', '/limits', { deposit: { day: '0' } });
  const { address } = await call<{ address: string }>(page, 'POST', '/crypto/deposit', { currency: 'ETH' });
  await sendCoins(address, '0.05');
  const state = async () => {
    const wallets = await call<{ currency: string; lockedBalance: string }[]>(page, 'GET', '/currency');
    const documents = ['/id-verification', '/bill-verification'].map((path) =>
      call<{ status: string }>(page, 'GET', path),
    );
    const locked = wallets.find(({ currency }) => currency === 'ETH')?.lockedBalance;
    return [locked, ...(await Promise.all(documents)).map(({ status }) => status)];
  };
  await expect.poll(state, { interval: 500 }).toEqual(['0.050000000', 'verified', 'verified']);
};

test.each(eachScreen)(
  'a player in a restricted country signs in from the blocked view and cashes out, on a %s',
  async (screen) => {
    const email = `away-${screen}@example.org`;
    await visit(screen, async ({ page, complaints }) => {
      await goTo(page, '/');
      await register(page, { email, name: people[screen].name, currency: 'ETH' });
      await page.getByRole('button', { name: 'Not now' }).click();
      await prepare(page, people[screen]);
      await forgetSession(page);

      await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': restrictedAddress });
      await page.goto('/profile/limits');
      await page.getByRole('heading', { name: 'Country blocked (North Korea)' }).waitFor();
      // The reset mail's link still opens its dialog, and leads back to the withdrawal.
      await page.goto('/?modal=reset-password&token=not-a-token');
      await page.getByRole('dialog').getByLabel('New password', { exact: true }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/account/closed');
      await page.goto('/profile/limits');
      await page.getByRole('link', { name: 'Sign in to withdraw' }).click();
      await page.waitForURL('**/account/closed');
      const dialog = page.getByRole('dialog').first();
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await dialog.getByLabel('Email').fill(email);
      await dialog.getByLabel('Password', { exact: true }).fill(password);
      await dialog.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('heading', { name: 'You can withdraw here' }).waitFor();
      await dialog.waitFor({ state: 'detached' });
      await look(page, 'restricted-cashier', screen);

      const owner = newEthKey();
      const target = owner.address;
      await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
      await dialog.getByLabel('Amount').fill('0.02');
      await dialog.getByLabel(/address$/).fill(target);
      // No play is offered here, so the coins leave to an address that is proven to be their owner's.
      await dialog.getByRole('button', { name: 'Verify this address' }).click();
      const message = await dialog.locator('.prove-message').first().innerText();
      await look(page, 'restricted-proof', screen);
      await dialog.getByLabel('Signature').fill(await owner.signMessage({ message }));
      await dialog.getByRole('button', { name: 'Check signature' }).click();
      await dialog.getByText('Address verified. Thank you.').waitFor();
      await dialog.getByRole('button', { name: 'Cashout' }).click();
      await page.getByText('Cash out request has been sent!').waitFor();
      await expect.poll(() => weiAt(target)).toBeGreaterThan(0n);
      await page.getByText('Paid', { exact: true }).waitFor();
      // The sign-in itself was refused as expected, which the browser reports.
      const refused = complaints.findIndex((text) => text.includes('403') && text.includes('/signin'));
      expect(refused).toBeGreaterThanOrEqual(0);
      complaints.splice(refused, 1);
    });
  },
  240_000,
);
