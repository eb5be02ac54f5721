/** A game's page has no layout shift when the game loads, and the game is laid out once. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { visit } from './browser.ts';
import { eachScreen } from './screens.ts';
import { frameOf } from './person.ts';

const stopMs = 300_000;
const most = 0.005;

interface Shift {
  readonly value: number;
  /** What moved: where to look when a test fails. */
  readonly moved: readonly string[];
}

/** In every document, the frame's too. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    interface Entry extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[])
        shifts.push({
          value,
          moved: sources.map(({ node }) =>
            node instanceof Element ? `${node.tagName} ${node.className}` : (node?.textContent ?? ''),
          ),
        });
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
          const shifts = await frame.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
          const sum = shifts.reduce((total, { value }) => total + value, 0);
          expect(sum, JSON.stringify(shifts)).toBeLessThan(most);
        }
      },
      { moves: true, alone: true },
    );
  },
  stopMs,
);
