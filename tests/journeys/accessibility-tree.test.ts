/**
 * Snapshots of the accessibility tree of the main screens, beside this file. Review changes as what a screen reader announces, then
 * update with `npx vitest run --project journeys accessibility-tree -u`.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from 'playwright';
import { expect, test, vi } from 'vitest';
import { goTo, visit } from './browser.ts';
import { eachScreen, screens, type Screen } from './screens.ts';
import { signUp } from './known.ts';

const journeyMs = 300_000;
const patient = { timeout: 60_000, interval: 100 };

/** Removes dates, and amounts from other journeys. */
const tree = async (part: Locator): Promise<string> =>
  `${await part.ariaSnapshot()}\n`
    .replaceAll(/\d{1,2} [A-Z][a-z]{2} \d{4}, \d{2}:\d{2}/g, 'some time')
    // Other journeys put stakes into the jackpots.
    .replaceAll(/.*(?:JACKPOT|Must hit by|Not won yet).*/g, (line) => line.replaceAll(/€[\d,.]+/g, 'some amount'))
    .replaceAll(/- \/url: .*\n/g, (line) => line.replace(/[a-z]{3}_[0-9a-z]{20,}/, 'some-id'));

/** Waits until the tree matches the snapshot; a lasting difference fails the test. */
const keeps = async (part: Locator, name: string, screen: Screen): Promise<void> => {
  const file = `trees/${name}-${screen}.txt`;
  const kept = await readFile(join(import.meta.dirname, file), 'utf8').catch(() => undefined);
  const becomes = async () => (await tree(part)) === kept;
  if (kept !== undefined) await vi.waitUntil(becomes, patient).catch(() => undefined);
  await expect(await tree(part)).toMatchFileSnapshot(file);
};

test.each(eachScreen)(
  'lobby, game, registration, deposit and cash-out have landmarks, headings in order and names, on a %s',
  async (screen) => {
    await visit(screen, async ({ page }) => {
      const dialog = page.getByRole('dialog').first();
      await goTo(page, '/');
      // The winners, the leaders of the race and the live tables change while the test runs, and what is offered with the day of the week; other
      // journeys cover them. A style sheet also hides what the page adds later.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('.winners, .race-strip, .lobby-offers, .live-cards { display: none !important }');
        document.adoptedStyleSheets.push(sheet);
      });
      // Tiles are added when their row comes near.
      for (const row of await page.getByRole('region').all()) await row.scrollIntoViewIfNeeded();
      await keeps(page.locator('body'), 'lobby', screen);
      await goTo(page, '/game/dice');
      const about = page.getByRole('region', { name: 'About this game' });
      await about.scrollIntoViewIfNeeded();
      await about.getByRole('heading', { name: 'How it works' }).waitFor();
      await keeps(page.locator('body'), 'game', screen);

      await goTo(page, '/?modal=register');
      await dialog.getByRole('button', { name: 'Create account' }).click();
      await dialog.getByRole('alert').first().waitFor();
      await keeps(dialog, 'register-errors', screen);
      for (const field of await dialog.locator('[aria-invalid="true"]').all()) {
        const description = await field.getAttribute('aria-describedby');
        expect(await page.locator(`[id="${description}"]`).innerText()).not.toBe('');
      }

      await signUp(page, { email: `tree-${screen}@example.org`, name: 'Tara Tree' });
      await goTo(page, '/?modal=deposit');
      await dialog.getByRole('textbox').first().waitFor();
      await keeps(dialog, 'deposit', screen);
      await goTo(page, '/?modal=cashout');
      await dialog.getByText('Before you can withdraw').waitFor();
      await keeps(dialog, 'cash-out', screen);
    });
  },
  journeyMs,
);

test(
  'no page jumps over a level of heading, and each has one first heading and one main part, on a phone and a desktop',
  async () => {
    await visit('desktop', async ({ page, complaints }) => {
      for (const path of [
        '/',
        '/?category=all',
        '/game/dice',
        '/en/help',
        '/en/page/fairness',
        '/en/pay-out-times',
        '/nothing',
      ]) {
        await goTo(page, path);
        for (const { viewport } of [screens.desktop, screens.phone]) {
          await page.setViewportSize(viewport);
          const where = [path, viewport.width];
          const levels = await page
            .getByRole('heading')
            .evaluateAll((all) => all.map((one) => Number(one.getAttribute('aria-level') ?? one.tagName.slice(1))));
          expect([...where, levels.filter((level) => level === 1).length]).toEqual([...where, 1]);
          const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
          expect([...where, jumps]).toEqual([...where, []]);
          expect([...where, await page.getByRole('main').count()]).toEqual([...where, 1]);
        }
      }
      complaints.splice(0);
    });
  },
  journeyMs,
);
