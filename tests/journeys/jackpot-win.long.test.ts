/** A jackpot in the product itself: it falls in the game, and its player finds it everywhere and checks it. The round is produced with prepared seeds. */
import { getJackpots, getJackpotWins, type Jackpot, type JackpotWin } from '@carmine/contract/games/jackpots';
import { readAmount } from '@carmine/money';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { goTo, visit } from './browser.ts';
import { ask, payIn, signUp } from './known.ts';
import { balance, frameOf, look, mainButton } from './person.ts';
import { fixNextRound } from './play-fixtures.ts';

const journeyMs = 300_000;
const id = 'signal-ridge-mini';

const openSlot = async (page: Page): Promise<void> => {
  await goTo(page, '/game/signal-ridge');
  await frameOf(page).getByRole('button', { name: 'Spin', exact: true }).waitFor();
};

const pool = async (page: Page): Promise<Jackpot> => {
  const found = (await ask<Jackpot[]>(page, getJackpots.path, { method: 'GET' })).find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no ${id}`);
  return found;
};

/** In euros, what the frame stakes. */
const stakeOf = async (page: Page): Promise<number> => {
  const text = await frameOf(page)
    .getByRole('group', { name: 'Stake', exact: true })
    .getByRole('button', { name: /^Stake/ })
    .innerText();
  return Number(/\d+\.\d\d/.exec(text)?.[0]);
};

test(
  'a jackpot is celebrated in the game, paid, listed for everybody and for its player, and its draw is verified',
  async () => {
    await visit(
      'phone',
      async ({ page }) => {
        await signUp(page, { email: 'ridge@example.org', name: 'Rita Ridge' });
        await payIn(page);
        await openSlot(page);
        const microEuros = Math.round((await stakeOf(page)) * 1_000_000);
        await fixNextRound(page, {
          ...{ game: 'signal-ridge', params: { microEuros } },
          // Without free spins, which would take a minute.
          is: ({ jackpots, view }) => jackpots.join() === id && (view['stops'] as unknown[]).length === 1,
        });
        await openSlot(page);
        const before = await pool(page);
        const frame = frameOf(page);
        await mainButton(frame).click();
        await frame.getByRole('heading', { name: 'Jackpot' }).waitFor();
        const { items } = await ask<{ items: JackpotWin[] }>(page, `${getJackpotWins.path}?jackpot=${id}`, {
          method: 'GET',
        });
        const [win] = items;
        if (win === undefined) throw new Error('Nothing was won');
        // Others stake on it meanwhile.
        expect(readAmount('EUR', win.amount).subunits >= readAmount('EUR', before.amount).subunits).toBe(true);
        await frame.getByText(`You won the Mini jackpot of €${win.amount}.`).waitFor({ state: 'attached' });
        await look(page, 'jackpot-won', 'phone');
        await frame.getByRole('button', { name: 'Continue' }).click();
        // Fifty less a stake, and twenty at least.
        const [cash = ''] = /\d+\.\d\d/.exec(await balance(page)) ?? [];
        expect(readAmount('EUR', cash).subunits).toBeGreaterThan(readAmount('EUR', '60').subunits);
        await frame.getByRole('button', { name: /^Provably fair/ }).click();
        await frame.getByRole('button', { name: 'Rotate seeds' }).click();
        await frame.getByText('Its SHA-256 matches the hash you were shown.').waitFor();
        await frame.getByRole('button', { name: 'Verify round 0' }).click();
        await frame.getByText('Everything matches.').waitFor();

        await goTo(page, '/history/bets');
        const listed = page.getByRole('link', { name: /^Signal Ridge round/ }).first();
        await expect.poll(() => listed.textContent()).toContain(`Jackpot €${win.amount}`);
        await look(page, 'jackpot-in-history', 'phone');
        await goTo(page, '/jackpots');
        await page.getByRole('region', { name: 'Past wins' }).getByText(`€${win.amount}`).first().waitFor();
        expect((await pool(page)).cycle).toBeGreaterThan(before.cycle);
      },
      { moves: true },
    );
  },
  journeyMs,
);
