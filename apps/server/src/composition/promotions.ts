/** Wires up promotions with accounts, the ledger and what payments count. */
import { serverTexts } from '../../../../languages/server.ts';
import type { Compliance } from '../modules/compliance/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import { countCredited } from '../modules/payments/index.ts';
import {
  createCampaigns,
  createPromotionDesk,
  createPromotions,
  levelOfPlayer,
  type CampaignDeps,
  type Campaigns,
  type PromotionDesk,
  type Promotions,
} from '../modules/promotions/index.ts';
import type { Rates } from '../modules/rates/index.ts';
import { auditLog } from '../modules/staff/index.ts';
import type { Wallet } from '../modules/wallet/index.ts';
import type { Platform } from '../platform/platform.ts';

interface Neighbours {
  readonly compliance: Compliance;
  readonly identity: Identity;
  readonly rates: Rates;
  readonly wallet: Wallet;
}

const depsOf = (
  { db, ids, clock, outbox, live }: Platform,
  { compliance, identity, rates, wallet }: Neighbours,
): Omit<CampaignDeps, 'audit'> => ({
  ...{ db, ids, clock, outbox, live, compliance, identity, rates, wallet },
  translations: serverTexts,
  countDeposits: countCredited,
  registration: identity.registration,
  levelOf: (playerId) => levelOfPlayer(db, playerId),
});

export const composePromotions = (platform: Platform, neighbours: Neighbours): Promotions =>
  createPromotions(depsOf(platform, neighbours));

export const composeCampaigns = (platform: Platform, neighbours: Neighbours): Campaigns =>
  createCampaigns({ ...depsOf(platform, neighbours), audit: auditLog });

export const composePromotionDesk = (
  { db, ids, clock, random, outbox }: Platform,
  { rates, wallet }: Pick<Neighbours, 'rates' | 'wallet'>,
): PromotionDesk => createPromotionDesk({ db, ids, clock, random, outbox, rates, wallet, audit: auditLog });
