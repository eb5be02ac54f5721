/** Joins everything that the program is made of, in the order of need. Nothing else knows everybody. */
import { pruneRateLimits } from './http/rate-limits.ts';
import { createAnalytics } from './modules/analytics/index.ts';
import { createContent } from './modules/content/index.ts';
import { createGeo } from './modules/geo/index.ts';
import { createRates } from './modules/rates/index.ts';
import { createStaff } from './modules/staff/index.ts';
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
  const staff = createStaff({ db, clock, random, secretBox, backOfficeUrl: config.backOfficeUrl, brand });

  return { geo, rates, content, analytics, staff };
};

export type Modules = Awaited<ReturnType<typeof createModules>>;

const minute = 60_000;
const day = 24 * 60 * minute;

/** Reactions and repeating work. Only the worker runs them. */
export const composeWorker = ({ jobs, events, db }: Platform, modules: Modules): void => {
  jobs.every('floor.prune', 10 * minute, async () => {
    await events.prune();
    await pruneRateLimits(db);
  });
  jobs.every('rates.poll', minute, async () => void (await modules.rates.poll()));
  jobs.every('analytics.prune', day, async () => void (await modules.analytics.prune()));
};
