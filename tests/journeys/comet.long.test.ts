/** Three browsers at one flight of Comet: each its own money, whoever leaves keeps the cash-out that was asked for. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { account, journeyMs, lastBet, quick, setTiming, type FlightRecord } from './at-table.ts';
import { goTo, visit } from './browser.ts';
import { frameOf, look } from './person.ts';

const bet = (page: Page, number: number) => frameOf(page).getByRole('region', { name: `Bet ${number}` });
const flightIs = async (page: Page, ...phases: readonly string[]): Promise<void> => {
  await expect
    .poll(() => frameOf(page).locator('.comet').getAttribute('data-phase'), { timeout: 120_000 })
    .toSatisfy((phase: unknown) => phases.some((one) => one === phase));
};
const betOnce = async (page: Page, auto: string): Promise<void> => {
  await bet(page, 1).getByLabel('Cash out at').fill(auto);
  await bet(page, 1).getByRole('button', { name: 'Place bet' }).click();
  await bet(page, 1).getByRole('button', { name: 'Take back' }).waitFor();
};
/** Wherever the comet broke: what a bet brought is told by its record alone. */
const reached = ({ crash }: FlightRecord['view'], auto: number) => (crash >= auto ? auto : null);

test('three browsers at one flight: one stays, one drops out, one only watches', { timeout: journeyMs }, async () => {
  await setTiming(quick, 'comet');
  try {
    await visit('phone', ({ page: stays }) =>
      visit('desktop', ({ page: drops }) =>
        visit('phone', async ({ page: watches }) => {
          await Promise.all([account(stays, 'stays'), account(drops, 'drops')]);
          for (const page of [stays, drops, watches]) await goTo(page, '/game/Comet');
          await watches.getByRole('button', { name: 'Play demo' }).click();
          await flightIs(stays, 'settled');
          await flightIs(stays, 'betting');
          await Promise.all([betOnce(stays, '1.01'), betOnce(drops, '1.30')]);
          await flightIs(drops, 'flying', 'running', 'settled');
          // Its page, its socket and its presses are gone.
          await drops.goto('about:blank');
          const lines = () => frameOf(stays).getByRole('log').innerText();
          await expect.poll(lines, { timeout: 120_000 }).toMatch(/Your result: [+−]?€/);
          const results = (page: Page) =>
            frameOf(page)
              .getByRole('list', { name: /^Last flights/ })
              .getByRole('button')
              .first()
              .getAttribute('aria-label');
          expect(await results(watches)).toBe(await results(stays));
          await look(stays, 'comet', 'phone');
          const [mine, others] = [await lastBet(stays), await lastBet(drops)];
          expect(mine).toMatchObject({ status: 'settled', view: { at: reached(mine.view, 101) } });
          expect(others).toMatchObject({ status: 'settled', view: { at: reached(others.view, 130) } });
          expect(others.view.crash).toBe(mine.view.crash);
          await frameOf(stays)
            .getByRole('button', { name: /^Round [\d,]+: crashed at/ })
            .first()
            .click();
          await expect.poll(() => frameOf(stays).getByText('Everything matches.').count()).toBe(2);
          await goTo(stays, `/history/bets/${mine.id}`);
          await stays.getByRole('button', { name: 'Watch replay' }).click();
          const replay = stays.frameLocator('iframe[src*="/play/replay"]');
          await replay.getByRole('button', { name: 'Watch again' }).waitFor({ timeout: 60_000 });
        }),
      ),
    );
  } finally {
    await setTiming(null, 'comet');
  }
});
