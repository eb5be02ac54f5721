/**
 * What a screen reader is given: the tree of the main job's screens, kept beside this file. A change of a tree is a change of
 * what somebody hears: read it, then write it anew with `npx vitest run --project journeys accessibility-tree -u`.
 */
import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { screens, visit, type Screen } from './browser.ts';
import { register } from './person.ts';

const journeyMs = 120_000;

/** Names of today and figures of other journeys' play are no part of the tree. */
const tree = async (part: Locator): Promise<string> =>
  `${await part.ariaSnapshot()}\n`
    .replaceAll(/\d{1,2} [A-Z][a-z]{2} \d{4}, \d{2}:\d{2}/g, 'some time')
    .replaceAll(/- \/url: .*\n/g, (line) => line.replace(/[a-z]{3}_[0-9a-z]{20,}/, 'some-id'));

const keeps = async (part: Locator, name: string, screen: Screen): Promise<void> => {
  await expect(await tree(part)).toMatchFileSnapshot(`trees/${name}-${screen}.txt`);
};

test.each(Object.keys(screens) as Screen[])(
  'lobby, game, registration, deposit and cash-out have landmarks, headings in order and names, on a %s',
  async (screen) => {
    await visit(screen, async ({ page }) => {
      const dialog = page.getByRole('dialog').first();
      await page.goto('/', { waitUntil: 'networkidle' });
      // Who has won is another journey's matter.
      await page.evaluate(() => document.querySelector('.winners')?.setAttribute('aria-hidden', 'true'));
      await keeps(page.locator('body'), 'lobby', screen);
      await page.goto('/game/dice', { waitUntil: 'networkidle' });
      const about = page.getByRole('region', { name: 'About this game' });
      await about.scrollIntoViewIfNeeded();
      await about.getByRole('heading', { name: 'How it works' }).waitFor();
      await keeps(page.locator('body'), 'game', screen);

      await page.goto('/?modal=register', { waitUntil: 'networkidle' });
      await dialog.getByRole('button', { name: 'Create account' }).click();
      await dialog.getByRole('alert').first().waitFor();
      await keeps(dialog, 'register-errors', screen);
      for (const field of await dialog.locator('[aria-invalid="true"]').all()) {
        const told = await field.getAttribute('aria-describedby');
        expect(await page.locator(`[id="${told}"]`).innerText()).not.toBe('');
      }

      await page.goto('/en/help', { waitUntil: 'networkidle' });
      await register(page, { email: `tree-${screen}@example.org`, name: 'Tara Tree' });
      await page.waitForLoadState('networkidle');
      await page.goto('/?modal=deposit', { waitUntil: 'networkidle' });
      await dialog.getByRole('textbox').first().waitFor();
      await keeps(dialog, 'deposit', screen);
      await page.goto('/?modal=cashout', { waitUntil: 'networkidle' });
      await dialog.getByText('What stands between you and this amount').waitFor();
      await keeps(dialog, 'cash-out', screen);
    });
  },
  journeyMs,
);

test.each(Object.keys(screens) as Screen[])(
  'no page jumps over a level of heading, and each has one first heading and one main part, on a %s',
  async (screen) => {
    await visit(screen, async ({ page, complaints }) => {
      for (const path of [
        '/',
        '/?category=all',
        '/game/dice',
        '/en/help',
        '/en/page/fairness',
        '/en/pay-out-times',
        '/nothing',
      ]) {
        await page.goto(path, { waitUntil: 'networkidle' });
        const levels = await page
          .getByRole('heading')
          .evaluateAll((all) => all.map((one) => Number(one.getAttribute('aria-level') ?? one.tagName.slice(1))));
        expect([path, levels.filter((level) => level === 1).length]).toEqual([path, 1]);
        const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
        expect([path, jumps]).toEqual([path, []]);
        expect([path, await page.getByRole('main').count()]).toEqual([path, 1]);
      }
      complaints.splice(0);
    });
  },
  journeyMs,
);
