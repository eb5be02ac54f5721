/** Deposits by a gateway of each presentation in a browser: started, left, resumed, paid once, or not paid. */
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
  closeAll,
  frameIn,
  type HouseGateway,
  methods,
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
  await signUp(page, { email: 'every.kind@example.org', name: 'Eve Kind' });
  await fillIn(page);
});
afterAll(() => leave());

/** As its player does it: in the window, on the page, by a phone, at a bank. */
const pay = async (gateway: HouseGateway): Promise<void> => {
  const { presentation } = gateway;
  if (presentation === 'widget') return pressIn(frameIn(page, gateway), 'Pay');
  if (presentation === 'frame') return pressIn(frameIn(page, gateway), /^Pay /);
  if (presentation === 'form') {
    await page.getByRole('link', { name: `Continue to ${gateway.name}` }).click();
    return page.getByRole('button', { name: /^Pay / }).click();
  }
  const shown = await shownOf(page, gateway);
  const [reference = ''] = shown.split(' ').slice(-1);
  const checkout =
    presentation === 'qr'
      ? ({ presentation: 'qr', qr: shown, redirectUrl: shown } as const)
      : ({ presentation: 'address', address: shown, reference } as const);
  // It sends the notification three times.
  return actAt(partyPage(gateway, checkout), 'approve-twice');
};

const followed = async (state: string): Promise<void> => {
  await page.waitForURL(/\/wallet\/deposit\?deposit=dep_/);
  await page.getByText(state, { exact: true }).first().waitFor();
};

test('the chooser lists every gateway that is on, of every kind', { timeout: journeyMs }, async () => {
  expect((await methods(page)).map(({ name, kind }) => `${name}: ${kind}`)).toEqual(
    expect.arrayContaining(houseGateways.map(({ name, ...rest }) => `${name}: ${'kind' in rest ? rest.kind : 'card'}`)),
  );
});

describe.each(houseGateways)('by $name ($presentation)', (gateway) => {
  test('is shown again after a closed dialog and a reload, and is booked once', { timeout: journeyMs }, async () => {
    const before = (await bookedBy(page, gateway)).length;
    await chooseToPay(page, gateway, '20');
    // The gateway's page has replaced ours: the player goes back.
    if (gateway.presentation === 'form') {
      await page.getByRole('button', { name: /^Pay / }).waitFor();
      await goTo(page, '/en/help');
      await pressDeposit(page);
    }
    const shown = await shownOf(page, gateway);
    expect(shown).not.toBe('');
    await look(page, `checkout-${gateway.presentation}`, 'desktop');
    await closeAll(page, gateway);
    await pressDeposit(page);
    expect(await shownOf(page, gateway)).toBe(shown);
    await reload(page);
    await pressDeposit(page);
    expect(await shownOf(page, gateway)).toBe(shown);
    await pay(gateway);
    await followed('Credited');
    expect((await bookedBy(page, gateway)).slice(before)).toEqual([{ state: 'credited', moved: 'deposit 2000' }]);
    // It is over: the next one begins with its amount.
    await goTo(page, '/en/help');
    await pressDeposit(page);
    await page.getByRole('dialog').getByRole('textbox', { name: 'Amount' }).waitFor();
  });

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
  await followed('Failed');
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
