/** The slot and the felt in the product itself, at rest and in motion. Each of their moments has a scene among the screens. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { goTo, type Screen, screens, visit } from './browser.ts';
import { screenshot } from './inspect.ts';
import { frameOf, look } from './person.ts';

const journeyMs = 300_000;
const each = Object.keys(screens) as Screen[];

const openDemo = async (page: Page, game: string, action: string): Promise<void> => {
  await goTo(page, `/game/${game}`);
  await page.getByRole('button', { name: 'Play demo' }).click();
  await frameOf(page).getByRole('button', { name: action, exact: true }).waitFor();
};

/** What was seen, so that each sight is kept once. */
const keep = (page: Page, game: string, screen: Screen) => {
  const seen = new Set<string>();
  return {
    seen,
    once: async (sight: string): Promise<void> => {
      if (seen.has(sight)) return;
      seen.add(sight);
      await screenshot(page, `${game}-${sight}-${screen}`);
    },
  };
};

/** One spin to its end; what the harbour says on the way is what is seen. */
const spin = async (page: Page, once: (sight: string) => Promise<void>): Promise<void> => {
  const frame = frameOf(page);
  const button = frame.getByRole('button', { name: 'Spin', exact: true });
  const said = frame.getByRole('status');
  const start = frame.getByRole('button', { name: /^Start/ });
  const before = await frame.getByRole('button', { name: /^Provably fair/ }).innerText();
  await button.click();
  await expect.poll(() => frame.getByRole('button', { name: /^Provably fair/ }).innerText()).not.toBe(before);
  await once('spin');
  const ended = async (): Promise<boolean> => {
    if (await start.isVisible()) {
      await once('free-spins');
      await start.click().catch(() => undefined);
    }
    const words = (await said.allInnerTexts()).join(' ');
    if (words.includes('You won')) await once('win');
    return (await button.getAttribute('data-phase')) === 'idle';
  };
  await expect.poll(ended, { interval: 60 }).toBe(true);
};

test.each(each)('Lantern Harbour spins and comes to rest on a %s', { timeout: journeyMs }, async (screen) => {
  await visit(screen, async ({ page }) => {
    await openDemo(page, 'lantern-harbour', 'Spin');
    const { seen, once } = keep(page, 'slot', screen);
    await look(page, 'slot-idle', screen);
    await spin(page, once);
    expect([...seen]).toContain('spin');
    await look(page, 'slot-rest', screen);
  });
});

/** From the press on no other move is taken until this one is answered and shown. */
const answeredAfter = async (page: Page, press: () => Promise<void>): Promise<void> => {
  const answered = page.waitForResponse((answer) => /\/play\/v1\/rounds\//.test(answer.url()));
  await press();
  await answered;
};

/** Splits and doubles where it may, stands otherwise; the name of the furthest that the hand came. */
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

test.each(each)('Blackjack deals, waits for the move and ends on a %s', { timeout: journeyMs }, async (screen) => {
  await visit(screen, async ({ page }) => {
    await openDemo(page, 'blackjack-classic', 'Deal');
    const { seen, once } = keep(page, 'blackjack', screen);
    await look(page, 'blackjack-idle', screen);
    // A blackjack is over before there is a move.
    for (let hand = 0; hand < 8 && !seen.has('your-move'); hand += 1) await playHand(page, once);
    expect([...seen]).toEqual(expect.arrayContaining(['your-move', 'over']));
    await look(page, 'blackjack-rest', screen);
  });
});
