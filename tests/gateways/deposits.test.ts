/** Deposits by a gateway of each presentation in a browser: started, left, resumed, and paid once. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { houseGateways } from '../../tools/testing/house-gateways.ts';
import { inEachRun } from '../../tools/testing/long-tests.ts';
import { goTo, reload, stay } from '../journeys/browser.ts';
import { fillIn, signUp } from '../journeys/known.ts';
import { look } from '../journeys/person.ts';
import { bookedBy, chooseToPay, closeAll, followed, methods, pay, pressDeposit, shownOf, switchOn } from './house.ts';

const journeyMs = 300_000;
let page: Page;
let leave: () => Promise<void>;

beforeAll(async () => {
  await switchOn();
  ({ page, leave } = await stay('desktop'));
  await page.goto('/');
  await signUp(page, { email: 'every.kind@example.org', name: 'Eve Kind' });
  await fillIn(page);
});
afterAll(() => leave());

test('the chooser lists every gateway that is on, of every kind', { timeout: journeyMs }, async () => {
  expect((await methods(page)).map(({ name, kind }) => `${name}: ${kind}`)).toEqual(
    expect.arrayContaining(houseGateways.map(({ name, ...rest }) => `${name}: ${'kind' in rest ? rest.kind : 'card'}`)),
  );
});

/** `npm test` pays in a frame and by an address: the main job pays on a page of the gateway's own. */
const paid = inEachRun(houseGateways, ({ presentation }) => presentation === 'frame' || presentation === 'address');

describe.each(paid)('by $name ($presentation)', (gateway) => {
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
    await pay(page, gateway);
    await followed(page, 'Credited');
    expect((await bookedBy(page, gateway)).slice(before)).toEqual([{ state: 'credited', moved: 'deposit 2000' }]);
    // It is over: the next one begins with its amount.
    await goTo(page, '/en/help');
    await pressDeposit(page);
    await page.getByRole('dialog').getByRole('textbox', { name: 'Amount' }).waitFor();
  });
});
