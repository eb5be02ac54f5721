/**
 * Every game in the product, on a phone, as its folder says how it is played (`testing/journey.ts`): opened, played to the end of a
 * round, verified, and replayed. `npm test` plays the first of each category.
 */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { registry } from '../../packages/games/src/index.ts';
import type { GameJourney } from '../../packages/games/testing/journey.ts';
import { firstOf, inEachRun } from '../../tools/testing/long-tests.ts';
import { goTo, visit } from './browser.ts';
import { ask, payIn, signUp } from './known.ts';
import { frameOf } from './person.ts';

const journeyMs = 120_000;
/** Free spins may come by chance and take a while even without motion. */
const roundMs = 60_000;

const journeys = import.meta.glob<GameJourney>('../../packages/games/src/*/testing/journey.ts', {
  eager: true,
  import: 'journey',
});
const journeyOf = (id: string): GameJourney => {
  const journey = journeys[`../../packages/games/src/${id}/testing/journey.ts`];
  if (journey === undefined) throw new Error(`${id} says nowhere how it is played: testing/journey.ts`);
  return journey;
};

/** Presses what the round waits for, until the next one can be started. */
const playRound = async (page: Page, { action, before: spots = [], presses }: GameJourney): Promise<void> => {
  const frame = frameOf(page);
  const start = frame.getByRole('button', { name: action, exact: true });
  const badge = frame.getByRole('button', { name: /^Provably fair/ });
  for (const name of spots) await frame.getByRole('button', { name }).click();
  const before = await badge.innerText();
  await start.click();
  await expect.poll(() => badge.innerText()).not.toBe(before);
  const ended = async (): Promise<boolean> => {
    if ((await start.isVisible()) && (await start.getAttribute('data-phase')) === 'idle') return true;
    for (const name of presses) {
      const button = frame.getByRole('button', { name, disabled: false }).first();
      if (!(await button.isVisible())) continue;
      await button.click({ timeout: 1_000 }).catch(() => undefined);
      break;
    }
    return false;
  };
  await expect.poll(ended, { interval: 150, timeout: roundMs }).toBe(true);
};

/** The seed is revealed, then the frame checks the round with the rules that decided it. */
const verifyRound = async (page: Page): Promise<void> => {
  const frame = frameOf(page);
  await frame.getByRole('button', { name: /^Provably fair/ }).click();
  await frame.getByRole('button', { name: 'Rotate seeds' }).click();
  await frame.getByText('Its SHA-256 matches the hash you were shown.').waitFor();
  await frame.getByRole('button', { name: 'Verify round 0' }).click();
  await frame.getByText('Everything matches.').waitFor();
};

const replayRound = async (page: Page): Promise<void> => {
  const { items } = await ask<{ items: { id: string }[] }>(page, '/profile-service/api/v1/history/bet?page=0&size=5', {
    method: 'GET',
  });
  expect(items).toHaveLength(1);
  await goTo(page, `/history/bets/${items[0]?.id}`);
  await page.getByRole('button', { name: 'Watch replay' }).click();
  await page
    .frameLocator('iframe[src*="/play/replay"]')
    .getByRole('button', { name: 'Watch again' })
    .waitFor({ timeout: roundMs });
};

/** How many files the games are spread over, each a minute or less. */
const parts = 4;

export const playEveryGame = (part: 1 | 2 | 3 | 4): void => {
  const games = inEachRun(
    registry,
    firstOf(registry, ({ catalogue }) => catalogue.category),
  ).filter((_game, index) => index % parts === part - 1);
  test.each(games.map(({ id, name }) => [name, id] as const))(
    '%s is opened, played to its end, verified and replayed on a phone',
    async (name, id) => {
      const journey = journeyOf(id);
      await visit('phone', async ({ page }) => {
        // A person's name has letters alone, other than that of a game.
        await signUp(page, {
          email: `every-${id}@example.org`,
          name: `Player of ${name.replaceAll(/[^\p{L} ]/gu, '').trim()}`,
        });
        await payIn(page);
        await goTo(page, `/game/${id}`);
        await frameOf(page).getByRole('button', { name: journey.action, exact: true }).waitFor();
        await playRound(page, journey);
        await verifyRound(page);
        await replayRound(page);
      });
    },
    journeyMs,
  );
};
