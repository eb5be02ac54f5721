/** Pools of jackpots for pictures: every level, one that lacks money, and wins with where they fell. */
import {
  listPools,
  listPoolWins,
  type OfficePool,
  type OfficePoolWin,
} from '@carmine/contract/back-office/games/jackpots';
import type { Page } from 'playwright';

const at = '2026-11-20T10:00:00.000Z';
const linked = {
  ...{ gameIds: ['signal-ridge'], mustHitBy: null, cap: null, commitment: null, openedAt: null },
  seeds: [{ amount: '500.00', at, request: null }],
};
const pools: readonly OfficePool[] = [
  {
    ...linked,
    ...{ id: 'signal-ridge-grand', name: 'Signal Ridge Grand', level: 'grand', cycle: 1, cap: '250000.00' },
    ...{ amount: '18452.11', meter: '18452.113475', reserve: '3811.05225', seed: '10000.00', paid: '0.00' },
    ...{ contributed: '12263.165725', seeded: '10000.00', meterRate: '0.35', reserveRate: '0.25' },
    seeds: [{ amount: '10000.00', at, request: null }],
  },
  {
    ...linked,
    ...{ id: 'signal-ridge-mini', name: 'Signal Ridge Mini', level: 'mini', cycle: 214 },
    ...{ amount: '8.40', meter: '8.4025', reserve: '0.00', seed: '20.00', paid: '5312.18' },
    ...{ contributed: '5260.5825', seeded: '60.00', meterRate: '0.25', reserveRate: '0.15' },
    seeds: [
      { amount: '40.00', at: '2026-11-25T16:40:12.000Z', request: `apr_${'5'.repeat(26)}` },
      { amount: '20.00', at, request: null },
    ],
  },
  {
    ...{ id: 'midnight-parcel', name: 'Midnight Parcel', level: 'must-hit', gameIds: ['midnight-parcel'], cycle: 9 },
    ...{ amount: '1904.77', meter: '1904.7738', reserve: '702.3869', seed: '500.00', paid: '13204.60', cap: null },
    ...{ contributed: '15311.7607', seeded: '500.00', meterRate: '1.00', reserveRate: '0.50', mustHitBy: '2500.00' },
    ...{ commitment: '4f1c0a77e2d90b3c5a6e8f10927d4be1c3a5f7082b4d6e9f1a3c5e708192a3b4', openedAt: at },
    seeds: [{ amount: '500.00', at, request: null }],
  },
];
const wins: readonly OfficePoolWin[] = [
  {
    ...{ jackpot: 'midnight-parcel', name: 'Midnight Parcel', amount: '1630.02', currency: 'BTC', paid: '0.01811133' },
    ...{ game: 'midnight-parcel', round: `rnd_${'3'.repeat(26)}`, at, cycle: 8, trigger: '1630.01' },
    ...{ salt: '9b'.repeat(32), commitment: 'e7'.repeat(32) },
  },
  {
    ...{ jackpot: 'signal-ridge-mini', name: 'Signal Ridge Mini', amount: '24.15', currency: 'EUR', paid: '24.15' },
    ...{ game: 'signal-ridge', round: `rnd_${'4'.repeat(26)}`, at, cycle: 213, trigger: null, salt: null },
    commitment: null,
  },
];

export const answerPools = async (page: Page): Promise<void> => {
  await page.route(`**${listPools.path}`, (route) => route.fulfill({ json: pools }));
  await page.route(`**${listPoolWins.path}*`, (route) =>
    route.fulfill({ json: { items: wins, page: 0, size: 20, total: wins.length } }),
  );
  await page.reload();
  await page.getByRole('heading', { name: /^Signal Ridge Grand/ }).waitFor();
  await page.getByRole('region', { name: 'Wins' }).waitFor();
};
