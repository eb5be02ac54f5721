/** Collects the jobs and event handlers declared by each module. */
import { declareHttpJobs } from '../http/jobs.ts';
import { declareAnalyticsJobs } from '../modules/analytics/index.ts';
import { declareChatJobs } from '../modules/chat/index.ts';
import { declareComplianceJobs, subscribeCompliance } from '../modules/compliance/index.ts';
import { declareGamingJobs, subscribeGaming } from '../modules/gaming/index.ts';
import { declareIdentityJobs } from '../modules/identity/index.ts';
import { declareMessagesJobs, subscribeNotices } from '../modules/messages/index.ts';
import { declareAuditJobs, declarePaymentJobs } from '../modules/payments/index.ts';
import {
  cashLosses,
  declareAffiliateJobs,
  declareCompetitionJobs,
  declareLoyaltyJobs,
  declareCampaignJobs,
  declarePromotionJobs,
  declareReferralJobs,
  subscribeAffiliates,
  subscribeLoyalty,
  subscribeCampaigns,
  subscribePromotions,
  subscribeReferrals,
} from '../modules/promotions/index.ts';
import { declareRatesJobs } from '../modules/rates/index.ts';
import { declareStaffJobs } from '../modules/staff/index.ts';
import { declareSupportJobs } from '../modules/support/index.ts';
import { betRollUps, declareWalletJobs, playTimeRollUps, rollUps, type FeedConsumer } from '../modules/wallet/index.ts';
import { declarePrune } from '../platform/jobs/prune.ts';
import type { Platform } from '../platform/platform.ts';
import { signatureChecks } from '../providers/chains/registry.ts';
import { creditKey, sealKey } from './keys.ts';
import { subscribeAllMails } from './mails.ts';
import type { Modules } from './modules.ts';

/** Consumers of settled rounds, one line each. */
const roundConsumers = ({ loyalty, competitions }: Modules): readonly FeedConsumer[] => [
  rollUps,
  betRollUps,
  playTimeRollUps,
  cashLosses,
  loyalty.consumer,
  competitions.consumer,
];

export const composeWorker = (platform: Platform, modules: Modules): void => {
  const { jobs, events, config } = platform;
  const all = { ...platform, ...modules };
  declarePrune(platform);
  declareHttpJobs(jobs, platform);
  declareWalletJobs(jobs, { ...all, roundConsumers: roundConsumers(modules), sealKey: sealKey(config.pepper) });
  declareRatesJobs(jobs, modules);
  declareIdentityJobs(jobs, modules);
  declareComplianceJobs(jobs, all);
  declarePaymentJobs(jobs, modules);
  declareAuditJobs(jobs, { ...platform, signatures: signatureChecks, creditKey: creditKey(config.pepper) });
  declarePromotionJobs(jobs, modules);
  declareReferralJobs(jobs, modules.referrals);
  declareAffiliateJobs(jobs, modules.affiliates);
  declareGamingJobs(jobs, all);
  declareLoyaltyJobs(jobs, modules.loyalty);
  declareCompetitionJobs(jobs, modules.competitions);
  declareCampaignJobs(jobs, modules.campaigns);
  declareStaffJobs(jobs, all);
  declareMessagesJobs(jobs, modules);
  declareSupportJobs(jobs, modules);
  declareChatJobs(jobs, modules);
  declareAnalyticsJobs(jobs, modules);
  subscribeAllMails(platform, modules);
  subscribeNotices(events, modules);
  subscribeCompliance(events, modules);
  subscribeGaming(events, modules);
  subscribePromotions(events, modules);
  subscribeReferrals(events, modules.referrals, modules.promotions);
  subscribeAffiliates(events, modules.affiliates);
  subscribeLoyalty(events, modules.loyalty);
  subscribeCampaigns(events, modules.campaigns);
};
