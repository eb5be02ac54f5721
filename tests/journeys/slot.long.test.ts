/** The slot in the product itself, at rest and in motion. Each of its moments has a scene among the screens. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { visit } from './browser.ts';
import { eachScreen } from './screens.ts';
import { keep, openDemo } from './demo.ts';
import { frameOf, look, mainButton } from './person.ts';

const journeyMs = 300_000;
/** Free spins may be triggered by chance and take a minute. */
const freeSpinsMs = 240_000;

/** One spin to its end; the announcement is what the player sees. */
const spin = async (page: Page, once: (sight: string) => Promise<void>): Promise<void> => {
  const frame = frameOf(page);
  const button = mainButton(frame);
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
  await expect.poll(ended, { interval: 150, timeout: freeSpinsMs }).toBe(true);
};

test.each(eachScreen)('Lantern Harbour spins and comes to rest on a %s', { timeout: journeyMs }, async (screen) => {
  await visit(
    screen,
    async ({ page }) => {
      await openDemo(page, 'lantern-harbour', 'Spin');
      const { seen, once } = keep(page, 'slot', screen);
      await spin(page, once);
      expect([...seen]).toContain('spin');
      await look(page, 'slot-rest', screen);
    },
    { moves: true },
  );
});
