/**
 * Withdrawals at the operators' desk: one that two people approve, one that is refused, and money that goes back in legs. The player sees
 * each of it, on a phone and in the mailbox.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goTo, stay } from './browser.ts';
import { someAddress, weiAt } from './coins.ts';
import { newPlayer, office, openCase, payIn, say, type Stayed } from './desk-steps.ts';
import { inDatabase, inviteOperator } from './later.ts';
import { markDepositsWagered, creditWinnings } from './play-fixtures.ts';
import { becomeOperator } from './operator.ts';
import { look, mailTitled } from './person.ts';

const stopMs = 300_000;

let ada: Stayed;
let olga: Stayed;
let player: Stayed;
beforeAll(async () => {
  [ada, olga] = await Promise.all([stay('desktop'), stay('desktop')]);
  await becomeOperator(ada.page, { link: await inviteOperator('admin'), name: 'Ada Root' });
  await becomeOperator(olga.page, { link: await inviteOperator('payments'), name: 'Olga Pay' });
  // The session query before sign-in answers 401, which the console reports.
  for (const { complaints } of [ada, olga]) complaints.splice(0);
  await letLeave('100');
}, stopMs);
afterAll(async () => {
  // Restores the rules, which other journeys rely on; directly, because a looser rule needs two overseers.
  await inDatabase((client) => client.query('update cash_out_rules set automatic_up_to = 40000'));
  await Promise.all([ada.leave(), olga.leave()]);
}, stopMs);

/** What leaves without a person. */
const letLeave = async (euros: string): Promise<void> => {
  const { page } = ada;
  await page.goto(office('/payments/settings'));
  await page.getByLabel('One withdrawal, up to €').fill(euros);
  const rules = page.locator('form').filter({ has: page.getByLabel('One withdrawal, up to €') });
  await rules.getByLabel('Reason (audited)').fill('For what is seen here');
  await rules.getByRole('button', { name: 'Save' }).click();
  await rules.getByRole('status').waitFor();
};

/** Requests it in the dialog; ends on the page that tracks it. */
const cashOut = async (amount: string, address?: string): Promise<void> => {
  const { page } = player;
  await goTo(page, '/?modal=cashout');
  const dialog = page.getByRole('dialog', { name: 'Withdraw' });
  await dialog.getByRole('textbox').first().fill(amount);
  if (address !== undefined) await dialog.getByLabel('Ether address').fill(address);
  await dialog.getByText('Ready to go').waitFor();
  // Withdrawals to a coin address are covered by the full journey.
  if (address === undefined) await look(page, 'desk-ask', 'phone');
  await dialog.getByRole('button', { name: 'Cashout' }).click();
  await page.waitForURL(/\/wallet\/withdraw\/wdr_/);
  await page.getByText('In review').waitFor();
};

describe('a cash-out of coins that is above what leaves by itself', () => {
  const email = 'desk-coins@example.org';
  const target = someAddress();
  afterAll(() => player.leave());

  test('belongs to somebody who has shown documents', { timeout: stopMs }, async () => {
    player = await newPlayer({ email, name: 'Cora Coins', currency: 'ETH' });
    await creditWinnings(player.page, 'ETH', 300_000_000n);
  });

  test(
    'above the threshold goes when two people have approved, and not when one says so twice',
    { timeout: stopMs },
    async () => {
      await cashOut('0.1', target);
      await look(player.page, 'desk-tracker-review', 'phone');
      await ada.page.goto(office('/payments/cash-outs'));
      await ada.page.getByText('Cora Coins').first().waitFor();
      await look(ada.page, 'desk-queue', 'desktop');
      await openCase(ada, 'cash-outs', 'Cora Coins');
      await ada.page.getByText(target, { exact: false }).first().waitFor();
      await say(ada.page, 'Known for years, documents seen', 'Approve');
      await ada.page.getByText('You have already approved. Another operator has to approve too.').waitFor();
      await expect.poll(() => ada.page.getByRole('button', { name: 'Approve' }).isDisabled()).toBe(true);
      await look(ada.page, 'desk-cash-out-approved', 'desktop');
      await openCase(olga, 'cash-outs', 'Cora Coins');
      await say(olga.page, 'Looked at it as well', 'Approve');
      await olga.page.getByRole('heading', { name: 'Decision', exact: true }).waitFor({ state: 'detached' });
      await player.page.getByText('The coins have arrived at your address.').waitFor();
      expect(await weiAt(target)).toBeGreaterThan(99n * 10n ** 15n);
      expect(await mailTitled(email, /is approved$/)).toContain('we have approved your withdrawal');
      expect(await mailTitled(email, /has been paid out/)).toContain('network');
    },
  );

  test('is refused with a reason that the player reads, and the money is back', { timeout: stopMs }, async () => {
    await cashOut('0.05', target);
    await openCase(olga, 'cash-outs', 'Cora Coins');
    await olga.page.getByLabel('What the player reads').selectOption('documents_needed');
    await say(olga.page, 'The source of it is not known', 'Reject and return');
    await olga.page.getByRole('heading', { name: 'Decision', exact: true }).waitFor({ state: 'detached' });
    await look(olga.page, 'desk-cash-out-refused', 'desktop');
    await player.page.getByText('We need further documents before we can pay this out.').waitFor();
    await player.page.getByText('Rejected').first().waitFor();
    await look(player.page, 'desk-tracker-refused', 'phone');
    expect(await mailTitled(email, /is back in your/)).toContain('further documents');
    await goTo(player.page, '/?modal=cashout');
    await player.page.getByRole('dialog').getByText('0.200000000 ETH').first().waitFor();
  });
});

describe('money', () => {
  const email = 'desk-money@example.org';
  afterAll(() => player.leave());

  test('belongs to somebody who has shown documents', { timeout: stopMs }, async () => {
    player = await newPlayer({ email, name: 'Edda Euro' });
  });

  test(
    'goes back through the card that it came by, late where that had refused it, and a person pays what no card can take',
    { timeout: stopMs },
    async () => {
      // The sandbox's card refuses payouts ending in 13 cents, until told otherwise.
      const cardPage = await payIn(player.page, '50.13', /^Pay/);
      await player.page.getByText('Credited', { exact: true }).first().waitFor();
      await markDepositsWagered(player.page);
      await creditWinnings(player.page, 'EUR', 3_000n);
      await cashOut('70.13');
      await player.page.getByText('Back to your card via Ruby').waitFor();
      await openCase(ada, 'cash-outs', 'Edda Euro');
      await look(ada.page, 'desk-legs', 'desktop');
      await say(ada.page, 'Known for years, documents seen', 'Approve');
      const leg = (amount: string) =>
        ada.page.getByRole('listitem').filter({ hasText: 'Manual bank transfer' }).filter({ hasText: amount });
      await leg('50.13').getByRole('button', { name: 'Take it to send by bank' }).waitFor();
      await look(ada.page, 'desk-legs-by-hand', 'desktop');
      await fetch(cardPage, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ outcome: 'pay-out-late' }),
      });
      await leg('50.13').getByText('The card was paid after all: do not pay this.').waitFor();
      await leg('20.00').getByLabel('Why (audited)').fill('Sending it from the house account');
      await leg('20.00').getByRole('button', { name: 'Take it to send by bank' }).click();
      await leg('20.00').getByLabel('Bank reference').fill('SEPA 4711');
      await leg('20.00').getByLabel('Reason (audited)').fill('Sent from the house account');
      await leg('20.00').getByRole('button', { name: 'Mark as paid' }).click();
      await leg('20.00').getByText('SEPA 4711').waitFor();
      await player.page.getByText('The money has been paid out.').waitFor();
      await look(player.page, 'desk-tracker-legs', 'phone');
      expect(await mailTitled(email, /^€70\.13 has been paid out/)).toContain('on your card or account');
    },
  );
});
