/**
 * Interrupted rounds: by reloads and another device in free spins, and by a reload, another device and an outdated page in the middle
 * of four hands. Rare rounds are produced with prepared seeds.
 */
import { add, figuresText, readAmount, subtract } from '@carmine/money';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { stay } from './browser.ts';
import { ask, payIn, signIn, signUp } from './known.ts';
import { inDatabase } from './later.ts';
import { fixNextRound } from './play-fixtures.ts';
import { balance, frameOf, look, mainButton } from './person.ts';
import { ofPlayer, sessionHash } from './session-of.ts';

const journeyMs = 300_000;

const eur = (text: string) => readAmount('EUR', text);

/** A player of EUR with 50, in a game that is ready. */
const launch = async (page: Page, who: { email: string; name: string }, game: string, action: string) => {
  await signUp(page, who);
  await payIn(page);
  await openGame(page, game, action);
};

const openGame = async (page: Page, game: string, action: string): Promise<void> => {
  await page.goto(`/game/${game}`);
  await frameOf(page).getByRole('button', { name: action, exact: true }).waitFor();
};

describe('Lantern Harbour', () => {
  const spin = (page: Page) => mainButton(frameOf(page));
  const start = (page: Page) => frameOf(page).getByRole('button', { name: /^Start/ });
  const bar = (page: Page) => frameOf(page).locator('.hud').innerText();
  /** How many spins of the round were presented to their end, as recorded by the server. */
  const presented = async (page: Page): Promise<number> => {
    const hash = await sessionHash(page);
    let known = 0;
    await inDatabase(async (client) => {
      const { rows } = await client.query<{ presented_parts: number }>(
        `select presented_parts from round_presentations where player_id = ${ofPlayer}`,
        [hash],
      );
      known = rows[0]?.presented_parts ?? 0;
    });
    return known;
  };
  const free = (page: Page) => frameOf(page).locator('.slots[data-free="true"]');
  const paidOf = async (page: Page) => {
    const { items } = await ask<{ items: { stake: string; payout: string }[] }>(
      page,
      '/profile-service/api/v1/history/bet?page=0&size=5',
      { method: 'GET' },
    );
    expect(items).toHaveLength(1);
    return eur(items[0]?.payout ?? '0');
  };

  test(
    'goes on where it was left: in the first spin, in the middle of free spins, and on another device, and pays once',
    async () => {
      const other = await stay('phone');
      const here = await stay('phone');
      const { page } = here;
      const who = { email: 'free-spins@example.org', name: 'Frida Spins' };
      await launch(page, who, 'lantern-harbour', 'Spin');
      await signIn(other.page, who.email);
      await fixNextRound(page, {
        game: 'lantern-harbour',
        is: ({ view, multiplierE4 }) => (view['stops'] as unknown[]).length === 13 && multiplierE4 > 300_000n,
      });
      await openGame(page, 'lantern-harbour', 'Spin');
      const answered = page.waitForResponse(
        (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/play/v1/rounds'),
      );
      await spin(page).click();
      await answered;
      // The round is settled, and nothing of it was presented.
      await page.reload();
      await start(page).waitFor();
      expect(await bar(page)).toContain('49.00');
      await start(page).click();
      await expect.poll(() => presented(page)).toBeGreaterThanOrEqual(2);
      const before = await presented(page);
      await page.reload();
      await free(page).waitFor();
      // What was presented is not repeated, and later wins are not in the displayed balance yet.
      expect(await presented(page)).toBeGreaterThanOrEqual(before);
      expect(await bar(page)).toContain('49.00');
      await look(page, 'going-on-free-spins', 'phone');
      await here.leave();

      const { page: there } = other;
      await there.goto('/game/lantern-harbour');
      await free(there).waitFor();
      expect(await presented(there)).toBeGreaterThanOrEqual(before);
      expect(await bar(there)).toContain('49.00');
      await frameOf(there).getByText('12 free spins', { exact: true }).waitFor();
      await expect.poll(() => spin(there).getAttribute('data-phase')).toBe('idle');
      const paid = await paidOf(there);
      expect(paid.subunits).toBeGreaterThan(eur('30').subunits);
      const left = figuresText(add(eur('49'), paid));
      // Once in the net result, too.
      for (const shown of [figuresText(paid), left, figuresText(subtract(paid, eur('1')))])
        await expect.poll(() => bar(there)).toContain(shown);
      await expect.poll(() => balance(there)).toContain(left);
      // Already presented: nothing starts automatically.
      await there.reload();
      await expect.poll(() => spin(there).getAttribute('data-phase')).toBe('idle');
      expect(await bar(there)).toContain(left);
      await other.leave();
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
    await expect.poll(() => move(page, name).isEnabled()).toBe(true);
    await move(page, name).click();
  };

  test(
    'keeps four hands over a reload and on another device, and shows an outdated page how they stand',
    async () => {
      const who = { email: 'four-hands@example.org', name: 'Quinn Hands' };
      const other = await stay('phone');
      const here = await stay('desktop');
      const { page, complaints } = here;
      await launch(page, who, 'blackjack-classic', 'Deal');
      await fixNextRound(page, {
        game: 'blackjack-classic',
        actions: ['split', 'split', 'split', 'double'],
        is: ({ done, legal }) => !done && legal.includes('stand'),
      });
      await openGame(page, 'blackjack-classic', 'Deal');
      await deal(page).click();
      for (let split = 0; split < 3; split += 1) {
        await press(page, 'Split');
        await expect.poll(() => hands(page).count()).toBe(split + 2);
      }
      await expect.poll(() => move(page, 'Double').isEnabled()).toBe(true);
      const before = await labels(page);
      await look(page, 'going-on-four-hands', 'desktop');

      await page.reload();
      await expect.poll(() => labels(page)).toEqual(before);

      await signIn(other.page, who.email);
      await other.page.goto('/game/blackjack-classic');
      await expect.poll(() => labels(other.page)).toEqual(before);
      await look(other.page, 'going-on-four-hands', 'phone');
      await press(other.page, 'Double');
      // After playback the hands have changed, and one of them is active. The first may have had 21 and no turn.
      await expect.poll(() => labels(other.page)).not.toEqual(before);
      await expect.poll(() => move(other.page, 'Stand').isEnabled()).toBe(true);
      const after = await labels(other.page);

      // This page is outdated: its action is refused, and it shows the current hands.
      await press(page, 'Stand');
      await expect.poll(() => labels(page)).toEqual(after);
      expect(complaints.splice(0)).toEqual([expect.stringMatching(/409.*\/actions/)]);
      for (let left = 0; left < 4 && !(await deal(page).isVisible()); left += 1) {
        await press(page, 'Stand');
        await expect
          .poll(async () => (await deal(page).isVisible()) || (await move(page, 'Stand').isEnabled()))
          .toBe(true);
      }
      await deal(page).waitFor();
      await look(page, 'going-on-four-hands-over', 'desktop');
      await Promise.all([here.leave(), other.leave()]);
    },
    journeyMs,
  );
});
