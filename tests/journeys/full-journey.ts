/**
 * The full journey of one player: deposits in crypto and by card, a slot, a hand of blackjack, seed verification, documents, and a
 * withdrawal until the coins are at the player's address. Each step is a test that continues where the last one ended.
 */
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ageProof } from './account-clock.ts';
import { goTo, stay } from './browser.ts';
import type { Screen } from './screens.ts';
import { sendCoins, someAddress, weiAt, weiReceived } from './coins.ts';
import { fixNextRound } from './play-fixtures.ts';
import { uploadDocuments } from './documents.ts';
import {
  balance,
  confirmationLink,
  frameOf,
  giveDetails,
  look,
  openDeposit,
  password,
  payByCard,
  playRound,
  register,
  setStake,
} from './person.ts';
import { sessionHash } from './session-of.ts';

const stopMs = 300_000;

const dealHand = async (page: Page): Promise<void> => {
  const frame = frameOf(page);
  const deal = frame.getByRole('button', { name: 'Deal', exact: true });
  const stand = frame.getByRole('button', { name: 'Stand', exact: true });
  const badge = frame.getByRole('button', { name: /^Provably fair/ });
  const before = await badge.innerText();
  await deal.click();
  await expect.poll(() => badge.innerText()).not.toBe(before);
  // Either a blackjack ends the hand at once, or it is the player's move. Neither question waits for a button that has gone.
  const isDealt = () => deal.isVisible();
  const isOurMove = () => frame.getByRole('button', { name: 'Stand', exact: true, disabled: false }).isVisible();
  for (;;) {
    await expect.poll(async () => (await isDealt()) || (await isOurMove())).toBe(true);
    if (await isDealt()) return;
    await stand.click();
    await expect.poll(async () => (await isDealt()) || !(await isOurMove())).toBe(true);
  }
};

/** The steps of one player, on one screen size. */
export const runFullJourney = (screen: Screen): void => {
  const email = `full-journey-${screen}@example.org`;
  const target = someAddress();
  let page: Page;
  let complaints: string[];
  let leave: () => Promise<void>;
  beforeAll(async () => {
    ({ page, complaints, leave } = await stay(screen));
  });
  afterAll(() => leave());

  const opener = () =>
    screen === 'phone' ? page.getByRole('button', { name: 'Menu' }) : page.getByRole('button', { name: /^Account of/ });

  const openGame = async (game: string, action: string): Promise<void> => {
    await goTo(page, `/game/${game}`);
    await frameOf(page).getByRole('button', { name: action, exact: true }).waitFor();
  };

  test('registers with a wallet in ether and confirms the mail', { timeout: stopMs }, async () => {
    await goTo(page, '/');
    await register(page, { email, name: 'Mara Lindqvist', currency: 'ETH' });
    await expect.poll(() => balance(page)).toContain('ETH');
    await goTo(page, await confirmationLink(email));
  });

  test('sends coins to an address of the real chain and sees them credited', { timeout: stopMs }, async () => {
    await goTo(page, '/');
    await openDeposit(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').first().fill('0.02');
    await dialog.getByRole('button', { name: /^Play with/ }).click();
    await dialog.getByLabel('Date of birth').waitFor();
    await giveDetails(page, 'coin');
    await dialog.getByRole('button', { name: /^Save/ }).click();
    const shown = dialog.getByRole('status', { name: 'Your address' });
    await shown.waitFor();
    await look(page, 'full-journey-2-address', screen);
    const address = (await shown.innerText()).trim();
    await sendCoins(address, '0.02');
    await dialog.getByText('Your payment has arrived').waitFor();
    await look(page, 'full-journey-3-coins-credited', screen);
    expect(await weiReceived(address)).toBe(20_000_000_000_000_000n);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => balance(page)).toContain('0.02');
  });

  test('deposits by card into a wallet that is added on the way', { timeout: stopMs }, async () => {
    await openDeposit(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Currency/ }).click();
    await page.getByRole('option', { name: /^EUR/ }).click();
    await dialog.getByRole('textbox').first().fill('20');
    await dialog.getByRole('button', { name: /^Play with/ }).click();
    await dialog.getByRole('radio', { name: /^Credit Card/ }).click();
    await dialog.getByRole('button', { name: /^Continue with Ruby/ }).click();
    await dialog.getByLabel('Address', { exact: true }).waitFor();
    await giveDetails(page, 'card');
    await dialog.getByRole('button', { name: /^Save/ }).click();
    await payByCard(page, screen);
    await page.getByText('Credited', { exact: true }).first().waitFor();
  });

  test('spins the slot for real', { timeout: stopMs }, async () => {
    await openGame('lantern-harbour', 'Spin');
    // Free spins would take a minute, and a payout equal to the stake would not change the balance.
    await fixNextRound(page, {
      game: 'lantern-harbour',
      is: ({ view, multiplierE4 }) =>
        (view['stops'] as unknown[]).length === 1 && multiplierE4 > 20_000n && multiplierE4 < 100_000n,
    });
    await openGame('lantern-harbour', 'Spin');
    await playRound(page, 'Spin');
    await look(page, 'full-journey-6-slot-played', screen);
    await expect.poll(() => balance(page)).not.toContain('0.02 ');
  });

  test('plays a hand of blackjack for real', { timeout: stopMs }, async () => {
    await openGame('blackjack-classic', 'Deal');
    await dealHand(page);
    await look(page, 'full-journey-7-blackjack', screen);
  });

  test('plays its deposit once at the dice, and verifies every round', { timeout: stopMs }, async () => {
    await openGame('dice', 'Roll');
    const frame = frameOf(page);
    await frame.getByLabel('Win chance').fill('98');
    await setStake(page, '0.004');
    for (let round = 0; round < 5; round += 1) await playRound(page, 'Roll');
    await frame.getByRole('button', { name: /^Provably fair/ }).click();
    await frame.getByRole('button', { name: 'Rotate seeds' }).click();
    await frame.getByText('Its SHA-256 matches the hash you were shown.').waitFor();
    await frame.getByRole('button', { name: 'Verify all' }).click();
    await frame.getByText(/^(All \d+ rounds|1 round) verified\.$/).waitFor();
  });

  test('shows documents, which the sandbox decides', { timeout: stopMs }, async () => {
    await goTo(page, '/profile/verification');
    await uploadDocuments(page);
    await page.getByText('2 of 2 done').waitFor();
    await look(page, 'full-journey-9-documents', screen);
  });

  test(
    'cashes out with a step-up, follows it to paid, and the coins lie at the address',
    { timeout: stopMs },
    async () => {
      expect(await weiAt(target)).toBe(0n);
      await ageProof(await sessionHash(page));
      await opener().click();
      await page.getByRole('button', { name: 'Withdraw' }).click();
      const dialog = page.getByRole('dialog', { name: 'Withdraw' });
      await dialog.getByRole('textbox').first().fill('0.006');
      await dialog.getByLabel('Ether address').fill(target);
      await dialog.getByText('Ready to go').waitFor();
      await look(page, 'full-journey-10-cash-out', screen);
      await dialog.getByRole('button', { name: 'Cashout' }).click();
      const proof = page.getByRole('dialog', { name: 'Confirm it is you' });
      await proof.getByLabel('Password', { exact: true }).fill(password);
      // That a step-up is needed is an answer of 403, which the console reports.
      expect(complaints.splice(0)).toEqual([expect.stringMatching(/403.*crypto\/withdraw/)]);
      await look(page, 'full-journey-11-step-up', screen);
      await proof.getByRole('button', { name: 'Confirm and withdraw' }).click();
      await page.waitForURL(/\/wallet\/withdraw\/wdr_/);
      await page.getByText('The coins have arrived at your address.').waitFor();
      await look(page, 'full-journey-12-paid', screen);
      const [fee = '', net = ''] = await Promise.all(
        ['Fee', 'You receive'].map((name) =>
          page
            .locator('dt', { hasText: new RegExp(`^${name}$`) })
            .locator('xpath=following-sibling::dd[1]')
            .innerText(),
        ),
      );
      const gwei = (text: string) =>
        BigInt(
          text
            .replace(/[^0-9.]/g, '')
            .split('.')[1]
            ?.padEnd(9, '0') ?? '0',
        );
      expect(gwei(fee) + gwei(net)).toBe(6_000_000n);
      expect(await weiAt(target)).toBe(gwei(net) * 10n ** 9n);
    },
  );
};
