/** The program's two doors: the players' site with its calls, pages and socket, and the operators' back office. */
import type { FastifyInstance } from 'fastify';
import { createHmac } from 'node:crypto';
import path from 'node:path';
import type { Modules } from './modules.ts';
import { gamingRoutes } from './gaming.ts';
import { analyticsRoutes } from '../http/analytics/events.ts';
import { createDeskHub, registerDeskLive } from '../http/back-office/desk-live.ts';
import { registerBackOffice } from '../http/back-office/index.ts';
import { useCompression } from '../http/compression.ts';
import { isSecure, type Floor } from '../http/floor.ts';
import { brandRoutes } from '../http/game-service/brand.ts';
import { currencyRoutes } from '../http/game-service/currency.ts';
import { payOutTimeRoutes } from '../http/game-service/pay-out-times.ts';
import { registerHealth, type Readiness } from '../http/health.ts';
import { ipServiceRoutes } from '../http/ip-service/current-ip.ts';
import { registerLive } from '../http/live/live.ts';
import { createLiveHub, type LiveHub } from '../http/live/live-hub.ts';
import { registerOpenapi } from '../http/openapi.ts';
import type { FloorPorts } from '../http/ports.ts';
import { accountRoutes } from '../http/profile-service/account/account-routes.ts';
import { protectionRoutes } from '../http/profile-service/protection/protection.ts';
import { verificationRoutes } from '../http/profile-service/verification/verification.ts';
import { noticeRoutes } from '../http/profile-service/account/notices.ts';
import { ownDataRoutes } from '../http/profile-service/account/own-data.ts';
import { paymentRoutes } from '../http/profile-service/payments/payment-routes.ts';
import { kycNotificationRoutes } from '../http/providers/kyc-notifications.ts';
import { notificationRoutes } from '../http/providers/notifications.ts';
import { supportRoutes } from '../http/support-service/index.ts';
import { createRateLimits } from '../http/rate-limits.ts';
import type { PagePolicy } from '../http/security-headers.ts';
import { createServer } from '../http/server.ts';
import { loadSite } from '../http/site/site-build.ts';
import { registerSitePages } from '../http/site/site-pages.ts';
import { createSiteServices } from '../http/site/site-services.ts';
import { registerSinglePage, registerSiteFiles, useStaticFiles } from '../http/site/static-files.ts';
import { staticListRoutes } from '../http/static-lists/lists.ts';
import { registerVerifyPage } from '../http/site/verify-page.ts';
import { userServiceRoutes } from '../http/user-service/index.ts';
import { lostFactorRoutes } from '../http/user-service/lost-factor.ts';
import { isCoupon } from '../modules/payments/index.ts';
import { isAllowed, type SignedIn } from '../modules/staff/index.ts';
import { deriveKey } from '../platform/secrets/derive-key.ts';
import type { Platform } from '../platform/platform.ts';
import { createLruCache } from '../platform/lru-cache.ts';
import { inRepository } from '../platform/repository.ts';
import { captcha } from '../providers/captcha/registry.ts';
import { surroundingsOf } from './surroundings.ts';

export interface Doors {
  readonly site: FastifyInstance;
  readonly backOffice: FastifyInstance;
  readonly hub: LiveHub;
}

/** Who calls: the floor asks, the modules know. */
const portsOf = ({ geo, identity, gaming, staff }: Modules): FloorPorts => ({
  findPlayerSession: identity.findSession,
  findPlaySession: gaming.findPlaySession,
  findOperator: staff.findSession,
  noteRefusal: ({ operator, call, reason, status }) =>
    staff.record({ operatorId: operator.id, action: 'call.refused', details: { call, reason, status } }).then(() => {}),
  noteEndedCall: staff.noteEndedCall,
  countEntries: staff.countEntries,
  isAllowed: (operator, permission) => isAllowed((operator as SignedIn).role, permission),
  countryOf: (ip) => geo.locate(ip).isoCode,
  isRestricted: (country) => geo.isRestricted(country),
});

const createFloor = (platform: Platform, ports: FloorPorts, side: Floor['side']): Floor => {
  const { config, db, ids, log, metrics } = platform;
  const publicUrl = side === 'site' ? config.publicUrl : config.backOfficeUrl;
  const limits = createRateLimits(db, config.rateLimitFactor);
  return { side, publicUrl, ports, limits, ids, log, metrics, endpoints: [] };
};

const createApp = async (platform: Platform, floor: Floor): Promise<FastifyInstance> => {
  const { trustedProxies, secretsKey } = platform.config;
  const key = deriveKey(secretsKey, 'log:address');
  const hashes = createLruCache<string, string>(10_000);
  const hashAddress = (ip: string): string => {
    const hash = hashes.get(ip) ?? createHmac('sha256', key).update(ip).digest('base64url').slice(0, 16);
    hashes.set(ip, hash);
    return hash;
  };
  const app = createServer(floor, { trustedProxies, hashAddress });
  await useCompression(app);
  await useStaticFiles(app);
  return app;
};

const siteConfig = ({ config }: Platform) => ({
  deployment: config.deployment,
  version: config.version,
  ...(config.devUi ? ({ devUi: true } as const) : {}),
  ...(config.deployment === 'sandbox' || config.acceptSandbox.length > 0
    ? { sandbox: { url: config.sandbox.publicUrl } }
    : {}),
});

const describe = ({ config }: Platform, { publicUrl }: Floor) => ({
  title: 'Carmine',
  version: config.version,
  url: publicUrl,
});

/** The calls of the site, service by service. */
const registerServices = (app: FastifyInstance, floor: Floor, platform: Platform, modules: Modules): void => {
  const plain = { floor, problems: {} };
  ipServiceRoutes(app, plain, modules);
  brandRoutes(app, plain, modules);
  payOutTimeRoutes(app, plain, platform);
  analyticsRoutes(app, plain, modules);
  userServiceRoutes(app, {
    ...{ floor, coins: modules.coins },
    identity: modules.identity,
    checkCoupon: async (code) => ({ valid: await isCoupon(code.trim()) }),
    captchaScript: captcha.open({ ...surroundingsOf(platform), secretsKey: platform.config.secretsKey }).script,
  });
  lostFactorRoutes(app, floor, modules);
  accountRoutes(app, { floor, identity: modules.identity });
  noticeRoutes(app, floor, modules);
  ownDataRoutes(app, floor, modules);
  paymentRoutes(app, { ...modules, floor, db: platform.db });
  verificationRoutes(app, {
    ...{ floor, verification: modules.verification },
    uploads: { folder: path.join(platform.config.dataDir, 'uploads') },
  });
  protectionRoutes(app, { floor, protection: modules.protection, identity: modules.identity });
  notificationRoutes(app, { floor, payments: modules.payments });
  kycNotificationRoutes(app, floor, modules);
  currencyRoutes(app, plain, modules);
  gamingRoutes(app, floor, modules);
  staticListRoutes(app, plain, { ...modules, site: siteConfig(platform) });
  supportRoutes(app, {
    ...{ ...modules, floor },
    chatHashKey: platform.config.chatHashKey,
    backOfficeUrl: platform.config.backOfficeUrl,
  });
  registerOpenapi(app, floor.endpoints, describe(platform, floor));
};

/** `frames`: whose pages may be framed. */
const pagePolicyOf = (floor: Floor, frames: readonly string[]): PagePolicy => ({
  ...{ frames, scripts: [], origin: floor.publicUrl, secure: isSecure(floor) },
});

/** Of the tutorials that a brand has: the player that sets no cookie. */
const videoFrames = ({ content }: Modules): readonly string[] =>
  content.skins.some(({ tutorialVideos }) => Object.values(tutorialVideos).some((address) => address !== null))
    ? ['https://www.youtube-nocookie.com']
    : [];

const chatOrigins = { scripts: ['https://embed.tawk.to'], connects: ['https://*.tawk.to', 'wss://*.tawk.to'] };

/** Only where a brand has a hosted chat may a script of somebody else run. */
const chatPolicy = ({ content }: Modules): Pick<PagePolicy, 'scripts' | 'connects'> =>
  content.skins.some(({ chat }) => chat.kind === 'hosted') ? chatOrigins : { scripts: [] };

/** The pages, last: they take every path that nothing else took. */
const registerPages = async (
  app: FastifyInstance,
  floor: Floor,
  platform: Platform,
  modules: Modules,
): Promise<void> => {
  const policy = pagePolicyOf(floor, [...modules.framedOrigins, ...videoFrames(modules)]);
  // A game frames nobody.
  registerSinglePage(app, '/play/', inRepository('apps', 'game-client', 'dist'), pagePolicyOf(floor, []));
  registerVerifyPage(app, inRepository('apps', 'game-client', 'dist', 'verify.html'), {
    isRestricted: floor.ports.isRestricted,
    currencies: modules.coins.currencies,
  });
  registerSiteFiles(app, inRepository('apps', 'site', 'build', 'client'));
  const built = await loadSite(inRepository('apps', 'site', 'build', 'server', 'index.js'));
  const servicesFor = createSiteServices(app, floor, {
    locate: modules.geo.locate,
    skin: modules.content.skin,
    whyEnded: modules.identity.whyEnded,
    describe: async ({ playerId }) => {
      const user = await modules.identity.profile(playerId);
      if (user === undefined) return undefined;
      const name = `${user.firstName} ${user.lastName}`;
      return { id: floor.ids.encode('usr', playerId), name, email: user.email, avatar: user.avatar };
    },
    site: siteConfig(platform),
  });
  registerSitePages(app, floor, {
    draw: built?.draw,
    drawTrouble: built && ((request, nonce) => built.drawTrouble(nonce, modules.content.skin(request.headers.host))),
    policy: { ...policy, ...chatPolicy(modules) },
    servicesFor,
  });
};

/** `hasPages`: the role web; without it the site's door answers calls only. */
export const composeDoors = async (
  platform: Platform,
  modules: Modules,
  { readiness, hasPages }: { readiness: Readiness; hasPages: boolean },
): Promise<Doors> => {
  const ports = portsOf(modules);
  const hub = createLiveHub();
  const desk = createDeskHub();
  platform.live.listen({
    onEvent: (event) => (event.o ? desk.tell() : hub.deliver(event)),
    onGap: () => {
      hub.gap();
      desk.tell();
    },
  });

  const siteFloor = createFloor(platform, ports, 'site');
  const site = await createApp(platform, siteFloor);
  registerHealth(site, readiness);
  await registerLive(site, siteFloor, hub);
  registerServices(site, siteFloor, platform, modules);
  if (hasPages) await registerPages(site, siteFloor, platform, modules);

  const officeFloor = createFloor(platform, ports, 'back-office');
  const backOffice = await createApp(platform, officeFloor);
  registerHealth(backOffice, readiness);
  await registerDeskLive(backOffice, officeFloor, desk);
  registerBackOffice(backOffice, officeFloor, {
    ...modules,
    sandboxed: platform.config.deployment === 'sandbox',
  });
  registerOpenapi(backOffice, officeFloor.endpoints, describe(platform, officeFloor));
  const officePages = inRepository('apps', 'back-office', 'dist');
  registerSinglePage(backOffice, '/', officePages, pagePolicyOf(officeFloor, []), {
    ...{ calls: 'back-office/', hasNonce: true },
  });

  return { site, backOffice, hub };
};
