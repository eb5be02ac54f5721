/** A game's page has no layout shift when the game loads, and the game is laid out once. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { visit } from './browser.ts';
import { eachScreen } from './screens.ts';
import { frameOf } from './person.ts';

const stopMs = 300_000;
const most = 0.005;

/** In every document, the frame's too. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

const topOfFacts = (page: Page) =>
  page.locator('.game-facts').evaluate((facts) => Math.round(facts.getBoundingClientRect().top + window.scrollY));

test.each(
  eachScreen.flatMap((screen) =>
    (
      [
        ['blackjack-classic', 'Deal'],
        ['lantern-harbour', 'Spin'],
        ['dice', 'Roll'],
      ] as const
    ).map(([game, action]) => ({ game, action, screen })),
  ),
)(
  '$game comes without anything moving on a $screen',
  async ({ game, action, screen }) => {
    await visit(
      screen,
      async ({ page }) => {
        await recordShifts(page);
        await page.goto(`/game/${game}`);
        const facts = await topOfFacts(page);
        await page.getByRole('button', { name: 'Play demo' }).click();
        await frameOf(page).getByRole('button', { name: action, exact: true }).waitFor();
        // On phones the bar is below the visible area.
        if (screen === 'desktop') expect(await topOfFacts(page)).toBe(facts);
        for (const frame of page.frames()) {
          const shifts = await frame.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
          expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(most);
        }
      },
      { moves: true, alone: true },
    );
  },
  stopMs,
);
