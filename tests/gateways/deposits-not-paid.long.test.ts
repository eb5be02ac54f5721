/** Deposits by a gateway of each presentation in a browser that are not paid: expired, declined, refused. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { houseGateways } from '../../tools/testing/house-gateways.ts';
import { goTo, reload, stay, type Visit } from '../journeys/browser.ts';
import { fillIn, signUp } from '../journeys/known.ts';
import { look } from '../journeys/person.ts';
import {
  actAt,
  bookedBy,
  chooseToPay,
  followed,
  frameIn,
  partyPage,
  payOnScreenOf,
  place,
  pressDeposit,
  pressIn,
  shownOf,
  switchOn,
} from './house.ts';

const journeyMs = 300_000;
let page: Page;
let leave: () => Promise<void>;
let complaints: Visit['complaints'];

beforeAll(async () => {
  await switchOn();
  ({ page, leave, complaints } = await stay('desktop'));
  await page.goto('/');
  await signUp(page, { email: 'not.paid@example.org', name: 'Nora Paid' });
  await fillIn(page);
});
afterAll(() => leave());

describe.each(houseGateways)('by $name ($presentation)', (gateway) => {
  test.each([
    ['expire', 'Expired', 'expired'],
    ['decline', 'Failed', 'failed'],
  ])('after %s it says %s, moves nothing and begins anew', { timeout: journeyMs }, async (outcome, said, state) => {
    const before = (await bookedBy(page, gateway)).length;
    const placed = await place(page, gateway, '20');
    await goTo(page, `/wallet/deposit?deposit=${placed.id}`);
    const pane = page.locator('.checkout-pane');
    await pane.waitFor();
    await actAt(partyPage(gateway, placed), outcome);
    await page.getByText(said, { exact: true }).first().waitFor();
    await pane.waitFor({ state: 'detached' });
    expect((await bookedBy(page, gateway)).slice(before)).toEqual([{ state, moved: '' }]);
    expect(complaints).toEqual([]);
  });
});

test('a payment that the widget itself refuses closes its window, and its method says so next time', async () => {
  const [widget] = houseGateways;
  await chooseToPay(page, widget, '30');
  await pressIn(frameIn(page, widget), 'Decline');
  await followed(page, 'Failed');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await goTo(page, '/en/help?modal=deposit');
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('button', { name: /^Play with/ }).click();
  await dialog.getByRole('radio', { name: /^Larch Wallet \(Failed to process\)/ }).waitFor();
  await look(page, 'deposit-methods-every-kind', 'desktop');
});

test('choosing another method starts a new deposit without returning to the old one', async () => {
  const [widget] = houseGateways;
  await chooseToPay(page, widget, '20');
  await frameIn(page, widget).waitFor();
  await page
    .getByRole('dialog', { name: `Payment with ${widget.name}` })
    .getByRole('button', { name: 'Close' })
    .click();
  await page.getByRole('button', { name: 'Other ways to pay' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Amount' }).waitFor();
  await reload(page);
  await pressDeposit(page);
  await page.getByRole('dialog').getByRole('textbox', { name: 'Amount' }).waitFor();
});

test('an order refused by a gateway is reported, moves nothing, and can be paid by another one', async () => {
  const [, , , bank] = houseGateways;
  await page.evaluate(() => localStorage.clear());
  await goTo(page, '/en/help?modal=deposit');
  const dialog = page.getByRole('dialog').first();
  // The sandbox refuses card orders of this amount.
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('20.31');
  await dialog.getByRole('button', { name: /^Play with/ }).click();
  await dialog.getByRole('radio', { name: /^Credit Card/ }).click();
  await dialog.getByRole('radio', { name: /^Ruby/ }).click();
  await dialog.getByRole('button', { name: 'Continue with Ruby' }).click();
  await dialog.getByRole('alert').getByText('did not accept the payment. Nothing was charged.').waitFor();
  // The console reports the answer.
  expect(complaints.splice(0)).toEqual([expect.stringMatching(/422.*deposit/)]);
  await look(page, 'deposit-refused-by-gateway', 'desktop');
  await dialog.getByRole('radio', { name: /^Ruby \(Failed to process\)/ }).waitFor();
  await dialog.getByRole('radio', { name: new RegExp(`^${bank.name}`) }).click();
  await expect.poll(() => dialog.getByRole('alert').count()).toBe(0);
  await dialog.getByRole('button', { name: `Continue with ${bank.name}` }).click();
  await payOnScreenOf(page, bank.name);
  expect(await shownOf(page, bank)).not.toBe('');
  expect((await bookedBy(page, bank)).at(-1)).toEqual({ state: 'pending', moved: '' });
});
