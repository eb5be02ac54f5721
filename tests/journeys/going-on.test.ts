/**
 * Rounds that are interrupted: by a reload in the middle of free spins, and by a reload, another device and an old page in the
 * middle of four hands. The rounds are those that chance would take a thousand tries for, under seeds of the product's own.
 */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { stay } from './browser.ts';
import { ask, payIn, signIn, signUp } from './known.ts';
import { nextRound } from './luck.ts';
import { balance, frameOf, look } from './person.ts';

const journeyMs = 240_000;
const patient = { timeout: 30_000 };

/** A player of EUR with 50, in a game that is ready. */
const seated = async (page: Page, who: { email: string; name: string }, game: string, action: string) => {
  await signUp(page, who);
  await payIn(page);
  await openGame(page, game, action);
};

const openGame = async (page: Page, game: string, action: string): Promise<void> => {
  await page.goto(`/game/${game}`);
  await frameOf(page).getByRole('button', { name: action, exact: true }).waitFor(patient);
};

describe('Lantern Harbour', () => {
  const spin = (page: Page) => frameOf(page).getByRole('button', { name: 'Spin', exact: true });
  /** How many spins of the round were told to their end, as this browser keeps it. */
  const told = (page: Page) =>
    page.evaluate(() =>
      Number((JSON.parse(localStorage.getItem('carmine.telling') ?? '{}') as { told?: number }).told),
    );
  const free = (page: Page) => frameOf(page).locator('.harbour[data-free="true"]');

  test(
    'goes on in the middle of free spins where a reload interrupted it, and pays once',
    async () => {
      const { page, leave } = await stay('phone', 'reduce');
      const who = { email: 'free-spins@example.org', name: 'Frida Spins' };
      await seated(page, who, 'lantern-harbour', 'Spin');
      await nextRound(page, {
        game: 'lantern-harbour',
        is: ({ view, multiplierE4 }) => (view['stops'] as unknown[]).length === 13 && multiplierE4 > 300_000n,
      });
      await openGame(page, 'lantern-harbour', 'Spin');
      await spin(page).click();
      await frameOf(page)
        .getByRole('button', { name: /^Start/ })
        .click(patient);
      await expect.poll(() => told(page), patient).toBeGreaterThanOrEqual(3);
      const before = await told(page);
      await page.reload();
      await free(page).waitFor(patient);
      // What was told is not told again, and what is still to come is not yet paid on the screen.
      expect(await told(page)).toBeGreaterThanOrEqual(before);
      expect(await frameOf(page).locator('.hud').innerText()).toContain('49.00');
      await look(page, 'going-on-free-spins', 'phone');
      await frameOf(page).getByText('12 free spins', { exact: true }).waitFor({ timeout: 90_000 });
      await expect.poll(() => spin(page).getAttribute('data-phase'), patient).toBe('idle');
      const { items } = await ask<{ items: { stake: string; payout: string }[] }>(
        page,
        '/profile-service/api/v1/history/bet?page=0&size=5',
        { method: 'GET' },
      );
      expect(items).toHaveLength(1);
      const paid = Number(items[0]?.payout);
      expect(paid).toBeGreaterThan(30);
      for (const shown of [paid, 49 + paid])
        await expect.poll(() => frameOf(page).locator('.hud').innerText()).toContain(shown.toFixed(2));
      await expect.poll(() => balance(page)).toContain((49 + paid).toFixed(2));
      await leave();
    },
    journeyMs,
  );
});

describe('Blackjack', () => {
  const deal = (page: Page) => frameOf(page).getByRole('button', { name: 'Deal', exact: true });
  const move = (page: Page, name: string) => frameOf(page).getByRole('button', { name, exact: true });
  const hands = (page: Page) => frameOf(page).getByRole('region', { name: /^Hand \d/ });
  const labels = (page: Page) =>
    hands(page).evaluateAll((found) => found.map((one) => one.getAttribute('aria-label') ?? ''));
  const press = async (page: Page, name: string) => {
    await expect.poll(() => move(page, name).isEnabled(), patient).toBe(true);
    await move(page, name).click();
  };

  test(
    'keeps four hands over a reload and on another device, and tells an old page how they stand',
    async () => {
      const who = { email: 'four-hands@example.org', name: 'Quinn Hands' };
      const other = await stay('phone', 'reduce');
      const here = await stay('desktop', 'reduce');
      const { page, complaints } = here;
      await seated(page, who, 'blackjack-classic', 'Deal');
      await nextRound(page, {
        game: 'blackjack-classic',
        actions: ['split', 'split', 'split', 'double'],
        is: ({ done, legal }) => !done && legal.includes('stand'),
      });
      await openGame(page, 'blackjack-classic', 'Deal');
      await deal(page).click();
      for (let split = 0; split < 3; split += 1) {
        await press(page, 'Split');
        await expect.poll(() => hands(page).count(), patient).toBe(split + 2);
      }
      await expect.poll(() => move(page, 'Double').isEnabled(), patient).toBe(true);
      const before = await labels(page);
      await look(page, 'going-on-four-hands', 'desktop');

      await page.reload();
      await expect.poll(() => labels(page), patient).toEqual(before);

      await signIn(other.page, who.email);
      await other.page.goto('/game/blackjack-classic');
      await expect.poll(() => labels(other.page), patient).toEqual(before);
      await look(other.page, 'going-on-four-hands', 'phone');
      await press(other.page, 'Double');
      // Told to its end: the hands stand otherwise, and it is somebody's turn. The first may have had 21 and no turn.
      await expect.poll(() => labels(other.page), patient).not.toEqual(before);
      await expect.poll(() => move(other.page, 'Stand').isEnabled(), patient).toBe(true);
      const after = await labels(other.page);

      // This page has not heard of it: its press is refused, and it shows how the hands stand.
      await press(page, 'Stand');
      await expect.poll(() => labels(page), patient).toEqual(after);
      expect(complaints.splice(0)).toEqual([expect.stringMatching(/409.*\/actions/)]);
      for (let left = 0; left < 4 && !(await deal(page).isVisible()); left += 1) {
        await press(page, 'Stand');
        await expect
          .poll(async () => (await deal(page).isVisible()) || (await move(page, 'Stand').isEnabled()))
          .toBe(true);
      }
      await deal(page).waitFor(patient);
      await look(page, 'going-on-four-hands-over', 'desktop');
      await Promise.all([here.leave(), other.leave()]);
    },
    journeyMs,
  );
});
