/**
 * A Bitcoin player: deposit, a game, and a withdrawal to another address. The node is the sandbox's (see `apps/sandbox/src/chains/utxo`
 * for its limits).
 */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { someBitcoinAddress } from '../../apps/server/src/testing/bitcoin-address.ts';
import { audit } from './audit.ts';
import { goTo, visit } from './browser.ts';
import { bitcoinReceived, mineBitcoin, sendBitcoin } from './coins.ts';
import { fillIn, signUp } from './known.ts';
import { inDatabase } from './later.ts';
import { fixNextRound } from './play-fixtures.ts';
import { uploadDocuments } from './documents.ts';
import { balance, confirmationLink, frameOf, look, playRound, setStake } from './person.ts';
import { ofPlayer, sessionHash } from './session-of.ts';

const journeyMs = 300_000;
const screen = 'phone';
/** Worth EUR 36. */
const deposited = 40_000n;

/** What the ledger has moved for the player's payments, in its order. */
const movedFor = async (page: Page): Promise<string[]> => {
  const hash = await sessionHash(page);
  let moved: string[] = [];
  await inDatabase(async (client) => {
    const { rows } = await client.query<{ moved: string }>(
      `select t.kind || ' ' || t.amount as moved from transfers t
       where t.payment_id in (select id from deposits where player_id = ${ofPlayer}
         union all select id from cash_outs where player_id = ${ofPlayer}) order by t.id`,
      [hash],
    );
    moved = rows.map((row) => row.moved);
  });
  return moved;
};

const payIn = async (page: Page): Promise<void> => {
  await goTo(page, '/en/help?modal=deposit');
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('0.0004');
  await dialog.getByRole('button', { name: /^Play with/ }).click();
  await dialog.getByRole('img', { name: 'QR code of the Bitcoin address' }).waitFor();
  await dialog.getByText('3 confirmations', { exact: true }).waitFor();
  const address = (await dialog.getByRole('status', { name: 'Your address' }).innerText()).trim();
  expect(address).toMatch(/^bcrt1q/);
  await sendBitcoin(address, '0.0004');
  await dialog.getByText('1 of 3 confirmations').waitFor();
  await look(page, 'bitcoin-confirming', screen);
  await mineBitcoin(1);
  await dialog.getByText('2 of 3 confirmations').waitFor();
  expect(await movedFor(page)).toEqual([]);
  await mineBitcoin(1);
  await dialog.getByText('Your payment has arrived').waitFor();
  await mineBitcoin(3);
  expect(await bitcoinReceived(address)).toMatchObject([{ satoshi: deposited }]);
  expect(await movedFor(page)).toEqual([`deposit ${deposited}`]);
};

/** All of it in one round that wins the least there is. */
const playItOnce = async (page: Page): Promise<void> => {
  const open = async () => {
    await goTo(page, '/game/dice');
    await frameOf(page).getByRole('button', { name: 'Roll', exact: true }).waitFor();
  };
  await open();
  await fixNextRound(page, {
    game: 'dice',
    params: { target: 199, direction: 'over' },
    is: ({ view }) => view['won'] === true,
  });
  await open();
  await frameOf(page).getByLabel('Win chance').fill('98');
  await setStake(page, '0.0004');
  await playRound(page, 'Roll');
  await expect.poll(() => balance(page)).toContain('0.000404');
};

const satoshi = (text: string): bigint => BigInt(/0\.(\d{8}) BTC/.exec(text)?.[1] ?? '0');

test(
  'Bitcoin is counted block by block and credited once, is played, and leaves to an address at the price that was shown',
  async () => {
    await visit(screen, async ({ page }) => {
      const email = 'bitcoin@example.org';
      await page.goto('/');
      await signUp(page, { email, name: 'Bix Bitcoin', currency: 'BTC' });
      await fillIn(page);
      await goTo(page, await confirmationLink(email));
      await goTo(page, '/profile/verification');
      await uploadDocuments(page);
      await page.getByText('2 of 2 done').waitFor();
      await payIn(page);
      await playItOnce(page);

      const to = someBitcoinAddress();
      await goTo(page, '/?modal=cashout');
      const dialog = page.getByRole('dialog', { name: 'Withdraw' });
      await dialog.getByRole('textbox', { name: 'Amount' }).fill('0.0003');
      await dialog.getByLabel('Bitcoin address').fill(to);
      await dialog.getByText('Ready to go').waitFor();
      const price = dialog.locator('.cash-out-price');
      await price.getByText('Fee', { exact: true }).waitFor();
      await price.getByText(/≈ €27\.00 · expected by/).waitFor();
      await look(page, 'bitcoin-cash-out', screen);
      const [fee = 0n, net = 0n] = (await price.locator('dd').allInnerTexts()).map(satoshi);
      expect(fee).toBeGreaterThan(0n);
      expect(fee + net).toBe(30_000n);
      await dialog.getByRole('button', { name: 'Cashout' }).click();
      await page.waitForURL(/\/wallet\/withdraw\/wdr_/);
      await page.getByText('The coins have arrived at your address.').waitFor();
      const arrived = await bitcoinReceived(to);
      expect(arrived).toMatchObject([{ satoshi: net }]);
      await page.getByText(arrived[0]?.txid ?? 'none', { exact: true }).waitFor();
      const paid = [`cashout_held ${fee + net}`, `cashout_paid ${net}`, `cashout_fee ${fee}`];
      expect(await movedFor(page)).toEqual([`deposit ${deposited}`, ...paid]);
      // Other tests move money meanwhile.
      await expect.poll(async () => (await audit('--rounds', '20'))[1], { interval: 1_000 }).toContain('"sound":true');
    });
  },
  journeyMs,
);
