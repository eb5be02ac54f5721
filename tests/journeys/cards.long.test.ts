/** The felt in the product itself, at rest and in motion. Each of its moments has a scene among the screens. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { visit } from './browser.ts';
import { eachScreen } from './screens.ts';
import { keep, openDemo } from './demo.ts';
import { frameOf, look } from './person.ts';
import { roundAnswered } from './rounds-heard.ts';

const journeyMs = 300_000;

/** After a press no other move is accepted until this one is answered and shown. */
const answeredAfter = async (page: Page, press: () => Promise<void>): Promise<void> => {
  const answered = roundAnswered(page);
  await press();
  await answered;
};

/** Splits and doubles if possible, stands otherwise; returns how far the hand came. */
const playHand = async (page: Page, once: (sight: string) => Promise<void>): Promise<void> => {
  const frame = frameOf(page);
  const deal = frame.getByRole('button', { name: 'Deal', exact: true });
  const move = (name: string) => frame.getByRole('button', { name, exact: true });
  await deal.click();
  await move('Stand').waitFor();
  for (;;) {
    await expect.poll(async () => (await deal.isVisible()) || (await move('Stand').isEnabled())).toBe(true);
    if (await deal.isVisible()) break;
    await once('your-move');
    const hands = await frame.getByRole('region', { name: /^Hand \d/ }).count();
    if (hands > 1) await once('several-hands');
    const chosen = (await move('Split').isEnabled()) ? move('Split') : move('Stand');
    await answeredAfter(page, () => chosen.click());
  }
  await once('over');
};

test.each(eachScreen)(
  'Blackjack deals, waits for the move and ends on a %s',
  { timeout: journeyMs },
  async (screen) => {
    await visit(
      screen,
      async ({ page }) => {
        await openDemo(page, 'blackjack-classic', 'Deal');
        const { seen, once } = keep(page, 'blackjack', screen);
        // A blackjack is over before there is a move.
        for (let hand = 0; hand < 8 && !seen.has('your-move'); hand += 1) await playHand(page, once);
        expect([...seen]).toEqual(expect.arrayContaining(['your-move', 'over']));
        await look(page, 'blackjack-rest', screen);
      },
      { moves: true },
    );
  },
);
