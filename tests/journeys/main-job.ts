/** The product's main job from the first visit to the last, on a phone and on a desktop. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { checkFile, type File } from '../../tools/verifier/check.mjs';
import { goTo, openDialog, visit } from './browser.ts';
import type { Screen } from './screens.ts';
import {
  balance,
  confirmationLink,
  frameOf,
  giveDetails,
  look,
  openDeposit,
  payByCard,
  playRound,
  register,
} from './person.ts';

/** Timeout for about twenty fully inspected screens on a busy machine. */
const journeyMs = 300_000;
const asMostDo = { moves: true, keepsFiles: true };

const depositFifty = async (page: Page, screen: Screen): Promise<void> => {
  await openDeposit(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('50');
  await dialog.getByRole('button', { name: /^Play with/ }).click();
  await dialog.getByRole('radio', { name: /^Credit Card/ }).click();
  await dialog.getByRole('button', { name: /^Continue with Ruby/ }).click();
  await dialog.getByLabel('Date of birth').waitFor();
  await look(page, 'deposit-details', screen);
  await giveDetails(page, 'all');
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await payByCard(page, screen);
};

/** A round's seed is revealed after the next pair took over; then the browser verifies every round. */
const verifyRounds = async (page: Page, screen: Screen): Promise<void> => {
  const frame = frameOf(page);
  await frame.getByRole('button', { name: /^Provably fair/ }).click();
  await frame.getByRole('heading', { name: 'Last rounds' }).waitFor();
  await look(page, 'fairness', screen);
  await frame.getByRole('button', { name: 'Rotate seeds' }).click();
  await frame.getByText('Its SHA-256 matches the hash you were shown.').waitFor();
  await frame.getByRole('button', { name: 'Verify all' }).click();
  await frame.getByText('1 round verified.').waitFor();
  await frame.getByRole('button', { name: 'Verify round 0' }).click();
  await frame.getByText('Everything matches.').waitFor();
  await look(page, 'verified', screen);
};

/** Verifies all rounds of every pair at once, downloads the file, and replays a round. */
const proveRounds = async (page: Page, screen: Screen): Promise<void> => {
  await goTo(page, '/history/proofs');
  await page.getByRole('button', { name: 'Verify all my rounds' }).click();
  await page.getByText('1 round verified.').waitFor();
  await look(page, 'proofs', screen);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as JSON' }).click(),
  ]);
  const file = JSON.parse(readFileSync(await download.path(), 'utf8')) as File;
  expect(checkFile(file)).toEqual({ rounds: 1, checked: 1, complaints: [], gaps: [] });

  await goTo(page, '/history/bets');
  await page
    .getByRole('link', { name: /^Dice round/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Watch replay' }).click();
  const again = page.frameLocator('iframe[src*="/play/replay"]');
  expect(await again.owner().getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
  await again.getByRole('button', { name: 'Watch again' }).waitFor();
  // The stage is as high as its frame, so nothing is cut off.
  const hiddenPx = () => again.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight);
  await expect.poll(hiddenPx).toBeLessThanOrEqual(0);
  // Scrolls so that the link above the replay is not half below the header.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await look(page, 'replay', screen);
};

const signOut = async (page: Page, screen: Screen): Promise<void> => {
  if (screen === 'phone') await openDialog(page, 'Menu');
  else await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).first().waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
};

/** The tests of the product's main job on one screen. */
export const doMainJob = (screen: Screen): void => {
  test(
    `a visitor plays demo Dice without an account on a ${screen}`,
    async () => {
      await visit(
        screen,
        async ({ page }) => {
          await page.goto('/game/dice');
          await page.getByRole('button', { name: 'Play demo' }).click();
          await frameOf(page).getByRole('button', { name: 'Roll', exact: true }).waitFor();
          for (let round = 0; round < 3; round += 1) await playRound(page, 'Roll');
        },
        asMostDo,
      );
    },
    journeyMs,
  );

  test(
    `a person registers, deposits by card, plays, verifies a round and signs out on a ${screen}`,
    async () => {
      await visit(
        screen,
        async ({ page }) => {
          const email = `mara-${screen}@example.org`;
          await goTo(page, '/');
          await register(page, { email, name: 'Mara Lindqvist' });
          await expect.poll(() => balance(page)).toContain('0.00');
          await goTo(page, await confirmationLink(email));
          await look(page, 'confirmed', screen);

          await goTo(page, '/game/dice');
          await depositFifty(page, screen);
          await expect.poll(() => balance(page)).toContain('50.00');
          await look(page, 'deposit-credited', screen);

          await goTo(page, '/game/dice');
          await frameOf(page).getByRole('button', { name: 'Roll', exact: true }).waitFor();
          await playRound(page, 'Roll');
          await expect.poll(() => balance(page)).not.toContain('50.00');
          await look(page, 'game-real', screen);
          await verifyRounds(page, screen);
          await proveRounds(page, screen);
          await goTo(page, '/');
          await signOut(page, screen);
        },
        asMostDo,
      );
    },
    journeyMs,
  );
};
