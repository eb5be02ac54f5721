/** A deposit of another sum than asked at the operators' desk: refused and given back. The player sees it, on a phone and in the mailbox. */
import { afterAll, expect, test } from 'vitest';
import { stay } from './browser.ts';
import { newPlayer, openCase, payIn, say, type Stayed } from './desk-steps.ts';
import { inviteOperator } from './later.ts';
import { becomeOperator } from './operator.ts';
import { look, mailTitled } from './person.ts';

const stopMs = 300_000;
const email = 'desk-deposit@example.org';
let olga: Stayed;
let player: Stayed;

afterAll(() => Promise.all([olga?.leave(), player?.leave()]));

test('its player and an operator are there', { timeout: stopMs }, async () => {
  [olga, player] = await Promise.all([stay('desktop'), newPlayer({ email, name: 'Dora Deposit' })]);
  await becomeOperator(olga.page, { link: await inviteOperator('payments'), name: 'Oda Pay' });
});

test(
  'a deposit that came as another sum is refused, and goes back to the card by itself',
  { timeout: stopMs },
  async () => {
    await payIn(player.page, '40', /Charge another amount/);
    await player.page.getByText('In review').first().waitFor();
    await openCase(olga, 'deposits', 'Dora Deposit');
    await look(olga.page, 'desk-deposit', 'desktop');
    await olga.page.getByLabel('What the player reads').selectOption('amount_not_as_asked');
    await say(olga.page, 'The player asked for it on the phone', 'Reject and refund');
    await olga.page.getByText('It has been refunded to the payer, and the player was notified.').waitFor();
    await look(olga.page, 'desk-deposit-back', 'desktop');
    await player.page.getByText('It has been refunded to the payment method you used.').waitFor();
    await look(player.page, 'desk-deposit-back', 'phone');
    expect(await mailTitled(email, /is being refunded$/)).toContain('not the one you requested');
    expect(await mailTitled(email, /has been refunded to you$/)).toContain('a few days to show up at your bank');
  },
);
