/** Every screen of the back office, one line each. */
import type { Page } from 'playwright';
import type { Line } from './line.ts';
import { oneAffiliate } from './office-affiliate.ts';
import { sentCampaign } from './office-campaign.ts';
import { askForMuch, findLong, owe } from './office-long.ts';
import { answerBank, askForProof, moneyLines } from './office-money.ts';
import { answerPools } from './office-jackpots.ts';
import { liveLines } from './office-live.ts';
import { findMany, findNothing } from './office-search.ts';

/** One tab of a player's page in the back office. */
const tab =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
    await page.getByRole('tabpanel', { name: new RegExp(`^${name}`) }).waitFor();
  };

export const officeTable: readonly Line[] = [
  { name: 'office-sign-in', as: 'visitor', at: ({ backOffice }) => backOffice, complaint: /401/ },
  { name: 'office-players', as: 'operator', at: '/players' },
  { name: 'office-search', as: 'operator', at: '/players', act: findMany, whole: true },
  { name: 'office-search-long', as: 'operator', at: '/players', act: findLong, whole: true },
  { name: 'office-search-nothing', as: 'operator', at: '/players', act: findNothing },
  { name: 'office-player', as: 'operator', at: ({ playerId }) => `/players/${playerId}`, whole: true },
  { name: 'office-player-debt', as: 'operator', at: ({ playerId }) => `/players/${playerId}`, act: owe, whole: true },
  {
    name: 'office-player-payments',
    as: 'operator',
    at: ({ playerId }) => `/players/${playerId}`,
    act: tab('Payments'),
  },
  {
    name: 'office-player-protection',
    as: 'operator',
    at: ({ playerId }) => `/players/${playerId}`,
    act: tab('Protection'),
    whole: true,
  },
  { name: 'office-player-audit', as: 'operator', at: ({ playerId }) => `/players/${playerId}`, act: tab('Audit') },
  { name: 'office-round', as: 'operator', at: ({ roundId }) => `/rounds/${roundId}`, whole: true },
  { name: 'office-games', as: 'operator', at: '/games' },
  {
    name: 'office-game',
    as: 'operator',
    at: '/games',
    act: (page) => page.getByRole('button', { name: 'Change Dice' }).click(),
  },
  { name: 'office-jackpots', as: 'operator', at: '/jackpots', act: answerPools, whole: true },
  ...liveLines,
  { name: 'office-deposits', as: 'operator', at: '/payments/deposits' },
  ...moneyLines,
  { name: 'office-bank', as: 'operator', at: '/payments/bank', act: answerBank },
  { name: 'office-chains', as: 'operator', at: '/payments/chains' },
  { name: 'office-reconciliation', as: 'operator', at: '/payments/reconciliation' },
  { name: 'office-treasury', as: 'operator', at: '/payments/treasury', whole: true },
  { name: 'office-promotion-costs', as: 'operator', at: '/reports' },
  { name: 'office-money-settings', as: 'operator', at: '/payments/settings', whole: true },
  {
    name: 'office-step-up',
    as: 'operator',
    at: '/payments/settings',
    act: askForProof,
    // The refusal that the dialog answers.
    complaint: /403/,
  },
  { name: 'office-verifications', as: 'operator', at: '/verifications' },
  { name: 'office-support', as: 'operator', at: '/support' },
  {
    name: 'office-thread',
    as: 'operator',
    at: '/support',
    act: (page) => page.getByRole('link', { name: /^Mara/ }).first().click(),
  },
  { name: 'office-risk', as: 'operator', at: '/risk' },
  {
    name: 'office-player-risk',
    as: 'operator',
    at: ({ playerId }) => `/players/${playerId}`,
    act: async (page) => {
      await page.getByRole('tab', { name: 'Risk' }).click();
      await page.getByRole('heading', { name: 'Flags' }).waitFor();
    },
    whole: true,
  },
  { name: 'office-approvals', as: 'operator', at: '/approvals' },
  { name: 'office-dead-events', as: 'operator', at: '/dead-events' },
  { name: 'office-approvals-long', as: 'operator', at: '/approvals', act: askForMuch, whole: true },
  { name: 'office-countries', as: 'operator', at: '/countries' },
  {
    name: 'office-player-data',
    as: 'operator',
    at: ({ playerId }) => `/players/${playerId}`,
    act: async (page) => {
      await page.getByRole('tab', { name: 'Data' }).click();
      await page.getByRole('heading', { name: 'Erasure of personal data' }).waitFor();
    },
  },
  { name: 'office-erasures', as: 'operator', at: '/erasures' },
  {
    ...{ name: 'office-races', as: 'operator', at: '/races' },
    act: (page) => page.getByRole('heading', { name: 'Races and tournaments' }).waitFor(),
  },
  { name: 'office-refer-a-friend', as: 'operator', at: '/promotions/refer-a-friend', whole: true },
  { name: 'office-affiliates', as: 'operator', at: '/affiliates', whole: true },
  { name: 'office-affiliate', as: 'operator', at: '/affiliates', whole: true, act: oneAffiliate },
  { name: 'office-promotions', as: 'operator', at: '/promotions', whole: true },
  {
    ...{ name: 'office-promotion', as: 'operator', at: '/promotions', whole: true },
    act: async (page) => {
      await page.getByRole('link', { name: 'Weekend reload' }).click();
      await page.getByText('A deposit of 20 EUR or more').waitFor();
    },
  },
  {
    ...{ name: 'office-promotion-form', as: 'operator', at: '/promotions', whole: true },
    act: async (page) => {
      await page.getByRole('link', { name: 'Weekend reload' }).click();
      await page.getByRole('button', { name: 'Edit as a new draft' }).click();
      await page.getByLabel('Match %').fill('');
      await page.getByText('One field needs a change.').waitFor();
    },
  },
  { name: 'office-campaigns', as: 'operator', at: '/campaigns', whole: true },
  { name: 'office-campaign', as: 'operator', at: '/campaigns', whole: true, act: sentCampaign },
  {
    ...{ name: 'office-campaign-form', as: 'operator', at: '/campaigns', whole: true },
    act: async (page) => {
      await page.getByRole('button', { name: 'New campaign' }).click();
      await page.getByLabel('Name, for operators').fill('Autumn');
      await page.getByLabel('Subject (English)').fill('Free spins for {name}');
      await page.getByLabel('Text (English)').fill('Ten free spins are waiting.\n\nThey end soon.');
      await page.getByText('Ten free spins are waiting.').last().waitFor();
    },
  },
  { name: 'office-rounds', as: 'operator', at: '/rounds' },
  { name: 'office-sessions', as: 'operator', at: '/sessions' },
  { name: 'office-audit', as: 'operator', at: '/audit' },
  { name: 'office-operators', as: 'operator', at: '/operators' },
];
