/** Joins everything that the program is made of, in the order of need. Nothing else knows everybody. */
import { composeAccountsWorker, composeIdentity } from './compose-identity.ts';
import { pruneRateLimits } from './http/rate-limits.ts';
import { createAnalytics } from './modules/analytics/index.ts';
import { createContent } from './modules/content/index.ts';
import { createGeo } from './modules/geo/index.ts';
import { createRates } from './modules/rates/index.ts';
import { createStaff } from './modules/staff/index.ts';
import { createWallet } from './modules/wallet/index.ts';
import type { Platform } from './platform/platform.ts';
import { openAddressFile } from './providers/geo-ip/mmdb.ts';
import { createOutboundHttp } from './providers/outbound-http.ts';
import { createRateProvider } from './providers/rates/index.ts';

export const createModules = async (platform: Platform) => {
  const { config, db, log, clock, random, secretBox } = platform;

  // Outside parties, each behind its port.
  const addresses = await openAddressFile();
  const sandbox = createOutboundHttp({ origin: config.sandbox.url, allowPrivate: true });

  // Modules, each after those it may import.
  const geo = createGeo({ sql: db, addresses, devCountry: config.devCountry });
  const rates = createRates({ db, log, provider: createRateProvider(sandbox) });
  const content = await createContent({ defaultSkin: config.skin });
  const analytics = createAnalytics({ sql: db });
  const brand = content.skin(undefined).brand.name;
  const alarm = {
    checked: (findings: readonly unknown[]) => {
      if (findings.length > 0) log.fatal({ findings }, 'the books are broken');
    },
  };
  const wallet = createWallet({ database: db, random, alarm });
  const identity = composeIdentity(platform, { geo, content, wallet });
  const staff = createStaff({ db, clock, random, secretBox, backOfficeUrl: config.backOfficeUrl, brand });

  return { geo, rates, content, analytics, wallet, identity, staff };
};

export type Modules = Awaited<ReturnType<typeof createModules>>;

const minute = 60_000;
const day = 24 * 60 * minute;

/** Reactions and repeating work. Only the worker runs them. */
export const composeWorker = (platform: Platform, modules: Modules): void => {
  const { jobs, events, db } = platform;
  jobs.every('floor.prune', 10 * minute, async () => {
    await events.prune();
    await pruneRateLimits(db);
  });
  jobs.every('rates.poll', minute, async () => void (await modules.rates.poll()));
  jobs.every('analytics.prune', day, async () => void (await modules.analytics.prune()));
  composeAccountsWorker(platform, modules);
};
