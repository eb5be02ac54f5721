/** A slot that plays by itself: so many rounds as were asked for, and none after the button was pressed. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { stay } from './browser.ts';
import { ask, payIn, signUp } from './known.ts';
import { fixNextRound } from './play-fixtures.ts';
import { frameOf, look, mainButton } from './person.ts';
import { eachScreen } from './screens.ts';

const journeyMs = 300_000;

const open = async (page: Page): Promise<void> => {
  await page.goto('/game/lantern-harbour');
  await frameOf(page).getByRole('button', { name: 'Spin', exact: true }).waitFor();
};
const auto = (page: Page) => frameOf(page).getByRole('button', { name: 'Auto-bet', exact: true });
const idle = (page: Page) => expect.poll(() => mainButton(frameOf(page)).getAttribute('data-phase')).toBe('idle');

const start = async (page: Page, rounds: string, loss: string): Promise<void> => {
  const frame = frameOf(page);
  await auto(page).click();
  await frame.getByLabel('Rounds', { exact: true }).fill(rounds);
  await frame.getByLabel(/^Stop at a profit of/).fill('500');
  await frame.getByLabel(/^Stop before losing more than/).fill(loss);
  await frame.getByRole('button', { name: 'Start', exact: true }).click();
};

const played = async (page: Page): Promise<number> => {
  const address = '/profile-service/api/v1/history/bet?page=0&size=50';
  return (await ask<{ items: unknown[] }>(page, address, { method: 'GET' })).items.length;
};

/** The next round wins nothing. */
const quiet = async (page: Page): Promise<void> =>
  fixNextRound(page, { game: 'lantern-harbour', is: ({ multiplierE4 }) => multiplierE4 === 0n });

test.each(eachScreen)(
  'Lantern Harbour plays by itself until it is stopped, on a %s',
  { timeout: journeyMs },
  async (screen) => {
    const { page, leave } = await stay(screen);
    const frame = frameOf(page);
    await signUp(page, { email: `auto-${screen}@example.org`, name: 'Otto Runs' });
    await payIn(page);
    await open(page);
    await quiet(page);
    await open(page);

    // Its first round may lose all that it may lose: the second is not staked.
    await start(page, '25', '1');
    await frame.getByText('Auto-bet stopped at your loss limit.').waitFor();
    expect(await played(page)).toBe(1);

    await start(page, '1000', '40');
    const stop = frame.getByRole('button', { name: /^Stop \d/ });
    await stop.waitFor();
    await look(page, 'auto-bet-runs', screen);
    // Spins that win free spins end it themselves, at the sight of them: then there is nothing to press.
    await expect.poll(async () => (await played(page)) > 3 || (await stop.count()) === 0).toBe(true);
    if (await stop.isVisible()) await stop.click();
    await expect.poll(() => stop.count()).toBe(0);
    await idle(page);
    const before = await played(page);
    await auto(page).click();
    await frame.getByRole('heading', { name: 'Auto-bet' }).waitFor();
    expect(await played(page)).toBe(before);
    await look(page, 'auto-bet-drawer', screen);
    await leave();
  },
);
