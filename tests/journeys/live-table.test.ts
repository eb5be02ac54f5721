/** Several browsers at one live table: the same round, the same result at the same time, and each its own money. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { account, endBetting, journeyMs, quick, setTiming } from './at-table.ts';
import { goTo, visit } from './browser.ts';
import { frameOf } from './person.ts';

const [game, table] = ['Fortune Wheel 50', 'fortune-wheel-50'];
const sit = async (page: Page): Promise<void> => {
  await goTo(page, `/game/${encodeURIComponent(game)}`);
};
const step = (page: Page, name: string) => frameOf(page).locator('.live-steps [aria-current]', { hasText: name });
const spot = (page: Page, name: string) => frameOf(page).getByRole('button', { name: new RegExp(`^${name}, pays`) });
const countdown = (page: Page) => frameOf(page).locator('.live-clock [role=timer]').textContent();
/** A second tab of the same player, on a device that is an hour ahead of itself: it has no other clock than this. */
const openTab = async (page: Page): Promise<Page> => {
  const tab = await page.context().newPage();
  await tab.addInitScript(() => {
    const { Date: right } = globalThis;
    const aheadMs = 3_600_000;
    globalThis.Date = class extends right {
      constructor(...given: [] | [number | string | Date]) {
        super(given.length === 0 ? right.now() + aheadMs : given[0]);
      }
      static override now(): number {
        return right.now() + aheadMs;
      }
    } as DateConstructor;
  });
  await sit(tab);
  return tab;
};
/** A round that has just begun. */
const fresh = async (page: Page): Promise<void> => {
  await step(page, 'Result').waitFor();
  await step(page, 'Bets').waitFor();
};

test('a player and a visitor see one round; only the player’s money is in it', { timeout: journeyMs }, async () => {
  await setTiming(quick, table);
  try {
    await visit('desktop', async ({ page: player }) => {
      await account(player, 'wheel');
      await sit(player);
      await visit('phone', async ({ page: visitor }) => {
        await sit(visitor);
        await visitor.getByRole('button', { name: 'Play demo' }).click();
        await fresh(player);
        // A visitor's chip is play money: nobody sees it.
        await spot(visitor, '3').click();
        await spot(player, '1').click();
        await expect.poll(() => spot(visitor, '1').getAttribute('aria-label')).toContain('on the table: €1.00');
        await expect.poll(() => spot(player, '3').getAttribute('aria-label')).toContain('on the table: €0.00');
        await frameOf(player).getByRole('button', { name: 'Undo' }).click();
        await expect.poll(() => spot(visitor, '1').getAttribute('aria-label')).toContain('on the table: €0.00');
        await endBetting(table);
        const tab = await openTab(player);
        await fresh(player);
        await spot(player, '1').click();
        await spot(player, '7').click();
        // Both tabs of the player have the bet, and count the same seconds.
        await frameOf(tab)
          .getByText(/^Your bets, [12] placed$/)
          .waitFor();
        const [here, there] = await Promise.all([countdown(player), countdown(tab)]);
        expect(Math.abs(Number(here) - Number(there))).toBeLessThanOrEqual(1);
        // Presses that are far apart on a busy machine are two bets.
        await frameOf(player)
          .getByText(/^Your bets, [12] placed$/)
          .waitFor();
        await expect.poll(() => spot(visitor, '7').getAttribute('aria-label')).toContain('on the table: €1.00');
        await endBetting(table);
        const lines = (page: Page) => frameOf(page).getByRole('log', { name: 'Rounds' }).textContent();
        await expect.poll(() => lines(player), { timeout: 60_000 }).toMatch(/Your result: [+−]?€/);
        // One result for both, and it is proven in the page.
        const results = (page: Page) =>
          frameOf(page)
            .getByRole('list', { name: /^Last results/ })
            .getByRole('button')
            .first()
            .getAttribute('aria-label');
        expect(await results(visitor)).toBe(await results(player));
        await expect.poll(() => lines(tab)).toMatch(/Your result: [+−]?€/);
        expect(await results(tab)).toBe(await results(player));
        await tab.close();
        await frameOf(player)
          .getByRole('button', { name: /^Provably fair/ })
          .click();
        await frameOf(player).getByRole('button', { name: 'Verify all' }).click();
        await expect
          .poll(() =>
            frameOf(player)
              .getByText(/^All \d+ rounds verified\.$/)
              .isVisible(),
          )
          .toBe(true);
      });
      await goTo(player, '/history/bets');
      await expect.poll(() => player.getByText(game).first().isVisible()).toBe(true);
    });
  } finally {
    await setTiming(null, table);
  }
});
