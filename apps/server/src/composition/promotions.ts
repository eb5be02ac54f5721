/** Wires up promotions with accounts, the ledger and what payments count. */
import { serverTexts } from '../../../../languages/server.ts';
import type { Compliance } from '../modules/compliance/index.ts';
import { standardBet } from '../modules/gaming/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import { countCredited } from '../modules/payments/index.ts';
import {
  createAffiliates,
  createCampaigns,
  createPromotionDesk,
  createPromotions,
  createReferrals,
  levelOfPlayer,
  type Affiliates,
  type CampaignDeps,
  type Campaigns,
  type PromotionDesk,
  type Promotions,
  type Referrals,
} from '../modules/promotions/index.ts';
import type { Rates } from '../modules/rates/index.ts';
import { auditLog } from '../modules/staff/index.ts';
import type { Wallet } from '../modules/wallet/index.ts';
import type { Platform } from '../platform/platform.ts';
import { createPostbackSender } from '../providers/postbacks/postbacks.ts';

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
  standardBet,
});

export const composePromotions = (platform: Platform, neighbours: Neighbours): Promotions =>
  createPromotions(depsOf(platform, neighbours));

export const composeCampaigns = (platform: Platform, neighbours: Neighbours): Campaigns =>
  createCampaigns({ ...depsOf(platform, neighbours), audit: auditLog });

export const composePromotionDesk = (
  { db, ids, clock, random, outbox }: Platform,
  { rates, wallet }: Pick<Neighbours, 'rates' | 'wallet'>,
): PromotionDesk =>
  createPromotionDesk({ db, ids, clock, random, outbox, rates, wallet, standardBet, audit: auditLog });

export const composeReferrals = (
  { config, db, clock, random, live }: Platform,
  { compliance, identity, rates, wallet, promotions }: Neighbours & { readonly promotions: Promotions },
): Referrals =>
  createReferrals({
    ...{ db, clock, random, live, audit: auditLog, compliance, identity, rates, wallet },
    grantByRule: promotions.grantByRule,
    defaultCurrency: async (playerId) => {
      const held = await wallet.wallets(playerId);
      return (held.find((one) => one.default) ?? held[0])?.currency ?? 'EUR';
    },
    siteUrl: config.publicUrl,
  });

export const composeAffiliates = (
  { config, db, clock, ids, random, secretBox }: Platform,
  { identity, rates }: Pick<Neighbours, 'identity' | 'rates'>,
): Affiliates =>
  createAffiliates({
    ...{ db, clock, ids, random, secretBox, rates, audit: auditLog },
    postbacks: createPostbackSender({ sandbox: config.deployment === 'sandbox' ? config.sandbox.url : undefined }),
    clickIdOf: identity.clickId,
    siteUrl: config.publicUrl,
  });
