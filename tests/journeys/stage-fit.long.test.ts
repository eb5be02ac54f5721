/** What must be visible of a game without scrolling: on desktops in its page, on phones below one bar. */
import type { FrameLocator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { goTo, visit } from './browser.ts';
import { frameOf } from './person.ts';

/** How far each reaches beyond the window's lower edge or its own stage's, in CSS pixels; 0 for what is whole. */
const cutPx = async (page: Page, frame: FrameLocator, selectors: readonly string[]): Promise<number[]> => {
  const stage = await frame.owner().boundingBox();
  const foot = Math.min((stage?.y ?? 0) + (stage?.height ?? 0), page.viewportSize()?.height ?? 0);
  return Promise.all(
    selectors.map(async (selector) => {
      const part = frame.locator(selector).first();
      await part.waitFor();
      const box = await part.boundingBox();
      return box === null ? Infinity : Math.max(0, Math.round(box.y + box.height - foot));
    }),
  );
};

test.each([
  ['dice', ['.numbers-ladder', '.numbers-chart', '.numbers-line', '.hud-bar']],
  ['blackjack-classic', ['.cards-felt-rule', '.hud-bar']],
] as const)('at 1440 × 900 the stage of %s inside its page drops nothing', async (game, parts) => {
  await visit('desktop', async ({ page }) => {
    await goTo(page, `/game/${game}?mode=demo`);
    expect(await cutPx(page, frameOf(page), parts)).toEqual(parts.map(() => 0));
  });
});

test('on a phone the site’s head gives way to the game’s: one bar, of 80 px at most', async () => {
  await visit('phone', async ({ page }) => {
    await goTo(page, '/game/dice?mode=demo');
    const bar = frameOf(page).locator('.hud-top');
    await bar.waitFor();
    const box = await bar.boundingBox();
    expect((box?.y ?? 740) + (box?.height ?? 0)).toBeLessThanOrEqual(80);
    expect(await page.locator('.header').isVisible()).toBe(false);
  });
});

test('on a desk one key alone fills the screen', async () => {
  await visit('desktop', async ({ page }) => {
    await goTo(page, '/game/dice?mode=demo');
    await frameOf(page).locator('.hud-top').waitFor();
    const name = /full screen|theatre|fill/i;
    const keys = [page.getByRole('button', { name }), frameOf(page).getByRole('button', { name })];
    const counts = await Promise.all(keys.map((key) => key.count()));
    expect(counts).toEqual([0, 1]);
  });
});
