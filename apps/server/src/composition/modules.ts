/** Wires up all modules in dependency order. The only file that knows all of them. */
import { composeGaming } from './gaming.ts';
import { composeIdentity } from './identity.ts';
import { composeLoyalty } from './loyalty.ts';
import { composePayments } from './payments.ts';
import {
  composeAffiliates,
  composeCampaigns,
  composePromotionDesk,
  composePromotions,
  composeReferrals,
} from './promotions.ts';
import { composeProtection } from './protection.ts';
import { composeOwnData } from './own-data.ts';
import { composeStaff } from './staff.ts';
import { composeRisk } from './risk.ts';
import { composeVerification } from './verification.ts';
import { createAnalytics } from '../modules/analytics/index.ts';
import { createChat } from '../modules/chat/index.ts';
import { createContent } from '../modules/content/index.ts';
import { createGeo } from '../modules/geo/index.ts';
import { createRates, type RateStats } from '../modules/rates/index.ts';
import { createNotices } from '../modules/messages/index.ts';
import { auditLog } from '../modules/staff/index.ts';
import { createSupport } from '../modules/support/index.ts';
import { createWallet } from '../modules/wallet/index.ts';
import type { Metrics } from '../platform/monitoring/metrics.ts';
import type { Platform } from '../platform/platform.ts';
import { geoIp } from '../providers/geo-ip/registry.ts';
import { rates as rateSources } from '../providers/rates/registry.ts';
import { surroundingsOf } from './surroundings.ts';
import { openStudios } from '../providers/studios/registry.ts';

/** Findings of the ledger watcher alert an operator at once; no findings clear the alarm. */
const booksAlarm = ({ log, metrics }: Platform) => ({
  checked: (findings: readonly unknown[]) => {
    metrics.alarm('books', findings.length);
    if (findings.length > 0) log.fatal({ findings }, 'ledger check failed');
  },
});

const rateStats = (metrics: Metrics): RateStats => ({
  polled: (ok) => metrics.happened('rates_polled', ok ? 'ok' : 'failed'),
  age: (currency, _seconds, stale) => metrics.alarm(`rate_stale_${currency}`, stale ? 1 : 0),
});

export const createModules = async (platform: Platform) => {
  const { config, db, playDb, ids, log, random, secretBox, metrics } = platform;
  const outside = surroundingsOf(platform);

  // Modules, each after those it may import.
  const addresses = await geoIp.open(outside);
  const geo = createGeo({ sql: db, addresses, devCountry: config.devCountry });
  const rates = createRates({ db, log, provider: rateSources.open(outside), stats: rateStats(metrics) });
  const content = await createContent({ defaultSkin: config.skin });
  const analytics = createAnalytics({ sql: db });
  const brand = content.skin(undefined).brand.name;
  const wallet = createWallet({ database: db, playDatabase: playDb, random, alarm: booksAlarm(platform) });
  const identity = composeIdentity(platform, { geo, content, wallet });
  const staff = composeStaff(platform, brand);
  const neighbours = { geo, identity, wallet, staff };
  const { compliance, protection, approvals, exclusionCases } = composeProtection(platform, neighbours);
  const verification = composeVerification(platform, identity);
  const risk = composeRisk(platform, identity);
  const promotions = composePromotions(platform, { compliance, identity, rates, wallet });
  const promotionDesk = composePromotionDesk(platform, { rates, wallet });
  const referrals = composeReferrals(platform, { compliance, identity, rates, wallet, promotions });
  const affiliates = composeAffiliates(platform, { identity, rates });
  const campaigns = composeCampaigns(platform, { compliance, identity, rates, wallet });
  const payers = { wallet, rates, identity, compliance, risk, verification, offers: promotions };
  const paying = composePayments(platform, payers, brand);
  const studios = openStudios(surroundingsOf(platform));
  const gaming = await composeGaming({ ...platform, studios }, { compliance, identity, rates, wallet });
  const { loyalty, competitions } = composeLoyalty(platform, { gaming, identity, promotions, rates, wallet });
  const support = createSupport({ db, ids, secretBox, audit: auditLog, live: platform.live, identity });
  const chat = createChat({ db, ids, audit: auditLog, live: platform.live });
  const ownData = composeOwnData(platform, { identity, support });
  const notices = createNotices({ db, live: platform.live });

  return {
    geo,
    rates,
    content,
    analytics,
    wallet,
    identity,
    compliance,
    protection,
    approvals,
    exclusionCases,
    verification,
    risk,
    promotions,
    promotionDesk,
    referrals,
    affiliates,
    campaigns,
    ...paying,
    gaming,
    loyalty,
    competitions,
    support,
    chat,
    notices,
    ownData,
    staff,
  };
};

export type Modules = Awaited<ReturnType<typeof createModules>>;
