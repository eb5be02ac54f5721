/** Jackpots of every level for pictures of their page, with a win whose draw is checked. */
import { getJackpots, getJackpotWins, type Jackpot, type JackpotWin } from '@carmine/contract/games/jackpots';
import { commitment, triggerOf } from '@carmine/games';
import type { Page } from 'playwright';
import { goTo } from '../journeys/browser.ts';

const salt = '9b'.repeat(32);
const pool = { name: 'midnight-parcel', seedCents: 50_000n, mustHitByCents: 250_000n, cycle: 8 };
const cents = triggerOf(pool, salt);
const euros = (amount: bigint): string => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;

const linked = { currency: 'EUR' as const, gameIds: ['signal-ridge'] };
const jackpots: readonly Jackpot[] = [
  {
    ...linked,
    ...{ id: 'signal-ridge-grand', name: 'Signal Ridge Grand', level: 'grand', amount: '48211.36', seed: '10000.00' },
    ...{ contributionRate: '0.55', chancePerEur: 0.000_000_2, cycle: 2 },
    lastWin: { amount: '39480.12', at: '2026-11-09T18:00:00.000Z' },
  },
  {
    ...linked,
    ...{ id: 'signal-ridge-major', name: 'Signal Ridge Major', level: 'major', amount: '3904.10', seed: '500.00' },
    ...{ contributionRate: '0.50', chancePerEur: 0.000_004, cycle: 31 },
    lastWin: { amount: '3120.66', at: '2026-11-19T18:00:00.000Z' },
  },
  {
    ...{ id: 'midnight-parcel', name: 'Midnight Parcel', level: 'must-hit', currency: 'EUR', amount: '1904.77' },
    ...{ seed: '500.00', contributionRate: '1.50', chancePerEur: 0.000_016_8, mustHitBy: '2500.00', cycle: 9 },
    ...{ commitment: commitment(`${cents}:${'7f'.repeat(32)}`), gameIds: ['midnight-parcel'] },
    lastWin: { amount: euros(cents + 1n), at: '2026-11-20T10:00:00.000Z' },
  },
  {
    ...linked,
    ...{ id: 'signal-ridge-mini', name: 'Signal Ridge Mini', level: 'mini', amount: '21.48', seed: '20.00' },
    ...{ contributionRate: '0.45', chancePerEur: 0.000_125, cycle: 214 },
    lastWin: { amount: '24.15', at: '2026-11-21T08:00:00.000Z' },
  },
];
const wins: readonly JackpotWin[] = [
  {
    ...{ jackpot: 'signal-ridge-mini', name: 'Signal Ridge Mini', level: 'mini', amount: '24.15', currency: 'EUR' },
    ...{ paid: '24.15', player: 'K•••', game: 'signal-ridge', round: 'rnd_1', at: '2026-11-21T08:00:00.000Z' },
  },
  {
    ...{ jackpot: 'midnight-parcel', name: 'Midnight Parcel', level: 'must-hit', amount: euros(cents + 1n) },
    ...{ currency: 'BTC', paid: '0.01811133', player: 'J•••', game: 'midnight-parcel', round: 'rnd_2' },
    at: '2026-11-20T10:00:00.000Z',
    proof: {
      ...{ trigger: euros(cents), salt, commitment: commitment(`${cents}:${salt}`), cycle: 8 },
      openedAt: '2026-11-02T09:30:00.000Z',
    },
  },
];

export const answerJackpots = async (page: Page): Promise<void> => {
  await page.route(`**${getJackpots.path}`, (route) => route.fulfill({ json: jackpots }));
  await page.route(`**${getJackpotWins.path}*`, (route) =>
    route.fulfill({ json: { items: wins, page: 0, size: 10, total: wins.length } }),
  );
  // The page's own document has the jackpots of the house: it is entered from another page.
  await goTo(page, '/promotions');
  await page.evaluate(() => {
    history.pushState({ idx: 1, key: 'jackpots' }, '', '/jackpots');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  });
  await page.locator('.win-check button').first().click();
  await page.locator('.win-checks').waitFor();
  // Otherwise the bar at the top of the window covers a part of the page.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
};
