/** Money from an e-wallet is paid back to it: ordered, notified and queried over HTTP, signed by the party itself. */
import { postFiatWithdraw } from '@carmine/contract/payments/cash-outs';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { houseGateways } from '../../tools/testing/house-gateways.ts';
import { audit } from '../journeys/audit.ts';
import { goTo, stay } from '../journeys/browser.ts';
import { fillIn, signUp } from '../journeys/known.ts';
import { inDatabase } from '../journeys/later.ts';
import { markDepositsWagered } from '../journeys/play-fixtures.ts';
import { uploadDocuments } from '../journeys/documents.ts';
import { look } from '../journeys/person.ts';
import { ofPlayer, sessionHash } from '../journeys/session-of.ts';
import { actAt, bookedBy, type HouseGateway, partyPage, place, switchOn } from './house.ts';

const journeyMs = 300_000;
const wallets = houseGateways.filter((gateway) => 'payouts' in gateway);
let page: Page;
let leave: () => Promise<void>;

beforeAll(async () => {
  await switchOn();
  ({ page, leave } = await stay('desktop'));
  await page.goto('/');
  await signUp(page, { email: 'wallets@example.org', name: 'Wim Wallet' });
  await fillIn(page);
  await goTo(page, '/profile/verification');
  await uploadDocuments(page);
  await page.getByText('2 of 2 done').waitFor();
});
afterAll(() => leave());

/** Deposited once, whatever happens. */
const payInBy = async (gateway: HouseGateway, amount: string): Promise<void> => {
  await actAt(partyPage(gateway, await place(page, gateway, amount)), 'approve');
  await expect.poll(async () => (await bookedBy(page, gateway)).map(({ state }) => state)).toEqual(['credited']);
  await markDepositsWagered(page);
};

interface Leg {
  readonly target: string;
  readonly state: string;
  readonly amount: string;
  /** Number of payout notifications. */
  readonly notified: number;
}

const legsAt = async ({ code }: HouseGateway): Promise<Leg[]> => {
  const hash = await sessionHash(page);
  let legs: Leg[] = [];
  await inDatabase(async (client) => {
    const { rows } = await client.query<Leg>(
      `select l.target, l.state, l.amount::text,
         (select count(*)::int from gateway_events e where e.gateway = $2 and e.deposit_id is null) as notified
       from cash_out_legs l join cash_outs c on c.id = l.cash_out_id
       where l.method = $2 and c.player_id = ${ofPlayer} order by l.leg`,
      [hash, code],
    );
    legs = rows;
  });
  return legs;
};

test.each(wallets)('a withdrawal goes to the account at $name that paid', { timeout: journeyMs }, async (gateway) => {
  await payInBy(gateway, '50');
  await goTo(page, '/en/help?modal=cashout');
  const dialog = page.getByRole('dialog', { name: 'Withdraw' });
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('50');
  await dialog.getByText(`To your ${gateway.name} account`).waitFor();
  await dialog.getByText('Ready to go').waitFor();
  await look(page, `cash-out-${gateway.path}`, 'desktop');
  const asked = page.waitForResponse((answer) => new URL(answer.url()).pathname === postFiatWithdraw.path);
  await dialog.getByRole('button', { name: 'Cashout' }).click();
  expect((await asked).status()).toBe(201);
  await page.waitForURL(/\/wallet\/withdraw\/wdr_/);
  // Two copies of a notification, stored once.
  await expect
    .poll(() => legsAt(gateway))
    .toEqual([{ target: 'e-wallet', state: 'paid', amount: '5000', notified: 1 }]);
  await page.getByText(/€50\.00, paid/i).waitFor();
});

test('the ledger is sound afterwards', { timeout: journeyMs }, async () => {
  expect(await audit()).toEqual([0, expect.stringContaining('"sound":true')]);
});
