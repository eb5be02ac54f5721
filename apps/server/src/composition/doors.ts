/** The program's two doors: the players' site with its calls, pages and socket, and the operators' back office. */
import { defaultCurrency } from '@carmine/money';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHmac } from 'node:crypto';
import path from 'node:path';
import type { Modules } from './modules.ts';
import { gamingRoutes } from './gaming.ts';
import { chatRoutes } from '../http/play/chat.ts';
import { analyticsRoutes } from '../http/analytics/events.ts';
import { createDeskHub, registerDeskLive } from '../http/back-office/desk-live.ts';
import { registerBackOffice } from '../http/back-office/index.ts';
import { useCompression } from '../http/compression.ts';
import { isSecure, type HttpContext } from '../http/http-context.ts';
import { brandRoutes } from '../http/game-service/brand.ts';
import { currencyRoutes } from '../http/game-service/currency.ts';
import { campaignNoticeRoutes } from '../http/profile-service/promotions/campaign-notices.ts';
import { publicPromotionRoutes } from '../http/game-service/promotions.ts';
import { payOutTimeRoutes } from '../http/game-service/pay-out-times.ts';
import { registerHealth, type Readiness } from '../http/health.ts';
import { ipServiceRoutes } from '../http/ip-service/current-ip.ts';
import { createChatBatches } from '../http/live/chat-batches.ts';
import { registerLive } from '../http/live/live.ts';
import { createLiveHub, type LiveHub } from '../http/live/live-hub.ts';
import { registerOpenapi } from '../http/openapi.ts';
import { registerPlaySocket } from '../http/play/play-socket.ts';
import type { HttpPorts } from '../http/ports.ts';
import { accountRoutes } from '../http/profile-service/account/account-routes.ts';
import { protectionRoutes } from '../http/profile-service/protection/protection.ts';
import { verificationRoutes } from '../http/profile-service/verification/verification.ts';
import { noticeRoutes } from '../http/profile-service/account/notices.ts';
import { ownDataRoutes } from '../http/profile-service/account/own-data.ts';
import { bankAccountRoutes } from '../http/profile-service/payments/bank-account.ts';
import { paymentRoutes } from '../http/profile-service/payments/payment-routes.ts';
import { rewardRoutes } from '../http/profile-service/promotions/rewards.ts';
import { kycNotificationRoutes } from '../http/providers/kyc-notifications.ts';
import { notificationRoutes } from '../http/providers/notifications.ts';
import { promotionRoutes } from '../http/profile-service/promotions/promotion-routes.ts';
import { supportRoutes } from '../http/support-service/index.ts';
import { createRateLimits } from '../http/rate-limits.ts';
import type { PagePolicy } from '../http/security-headers.ts';
import { createServer } from '../http/server.ts';
import { visitorLanguage } from '../http/site/chosen-language.ts';
import { loadSites } from '../http/site/site-build.ts';
import { registerSitePages } from '../http/site/site-pages.ts';
import { createSiteServices } from '../http/site/site-services.ts';
import { gameDocument, registerSinglePage, registerSiteFiles, useStaticFiles } from '../http/site/static-files.ts';
import { staticListRoutes } from '../http/static-lists/lists.ts';
import { registerVerifyPage } from '../http/site/verify-page.ts';
import { userServiceRoutes } from '../http/user-service/index.ts';
import { lostFactorRoutes } from '../http/user-service/lost-factor.ts';
import { isAllowed, type SignedIn } from '../modules/staff/index.ts';
import { deriveKey } from '../platform/secrets/derive-key.ts';
import type { Platform } from '../platform/platform.ts';
import { createLruCache } from '../platform/lru-cache.ts';
import { inRepository } from '../platform/repository.ts';
import { captcha } from '../providers/captcha/registry.ts';
import { openStudios } from '../providers/studios/registry.ts';
import { surroundingsOf } from './surroundings.ts';

export interface Doors {
  readonly site: FastifyInstance;
  readonly backOffice: FastifyInstance;
  readonly hub: LiveHub;
}

/** HTTP ports implemented by the modules. */
const portsOf = ({ readOlder }: Platform, { content, geo, identity, gaming, staff }: Modules): HttpPorts => ({
  ...(readOlder === undefined ? {} : { readOlder }),
  findPlayerSession: identity.findSession,
  findPlaySession: gaming.findPlaySession,
  findOperator: staff.findSession,
  noteRefusal: ({ operator, call, reason, status }) =>
    staff.record({ operatorId: operator.id, action: 'call.refused', details: { call, reason, status } }).then(() => {}),
  noteEndedCall: staff.noteEndedCall,
  countEntries: staff.countEntries,
  isAllowed: (operator, permission) => isAllowed((operator as SignedIn).role, permission),
  countryOf: (ip) => geo.locate(ip).isoCode,
  skinOf: (host) => content.skin(host).id,
  isRestricted: (country) => geo.isRestricted(country),
});

const createHttpContext = (platform: Platform, ports: HttpPorts, side: HttpContext['side']): HttpContext => {
  const { config, db, ids, log, metrics } = platform;
  const publicUrl = side === 'site' ? config.publicUrl : config.backOfficeUrl;
  const limits = createRateLimits(db, config.rateLimitFactor);
  return { side, publicUrl, ports, limits, ids, log, metrics, endpoints: [], socketCalls: [] };
};

const createApp = async (platform: Platform, http: HttpContext, readiness: Readiness): Promise<FastifyInstance> => {
  const { trustedProxies, secretsKey } = platform.config;
  const key = deriveKey(secretsKey, 'log:address');
  const hashes = createLruCache<string, string>(10_000);
  const hashAddress = (ip: string): string => {
    const hash = hashes.get(ip) ?? createHmac('sha256', key).update(ip).digest('base64url').slice(0, 16);
    hashes.set(ip, hash);
    return hash;
  };
  const app = createServer(http, { trustedProxies, hashAddress, isDraining: readiness.isDraining });
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

const describe = ({ config }: Platform, { publicUrl }: HttpContext) => ({
  title: 'Carmine',
  version: config.version,
  url: publicUrl,
});

/** The site's calls, by service. */
const registerServices = (app: FastifyInstance, http: HttpContext, platform: Platform, modules: Modules): void => {
  const plain = { http, problems: {} };
  ipServiceRoutes(app, plain, modules);
  brandRoutes(app, plain, modules);
  payOutTimeRoutes(app, plain, platform);
  publicPromotionRoutes(app, plain, modules);
  analyticsRoutes(app, plain, modules);
  userServiceRoutes(app, {
    ...{ http, coins: modules.coins },
    identity: modules.identity,
    checkCoupon: (code, asker, language) =>
      modules.promotions.checkCoupon(code, { ...asker, currency: defaultCurrency }, language),
    invitationOf: modules.referrals.invitationOf,
    isAffiliate: modules.affiliates.isAffiliate,
    noteLanding: modules.affiliates.noteClick,
    captchaScript: captcha.open({ ...surroundingsOf(platform), secretsKey: platform.config.secretsKey }).script,
  });
  lostFactorRoutes(app, http, modules);
  accountRoutes(app, { http, identity: modules.identity });
  noticeRoutes(app, http, modules);
  ownDataRoutes(app, http, modules);
  paymentRoutes(app, { ...modules, http, db: platform.db });
  promotionRoutes(app, { ...modules, http });
  campaignNoticeRoutes(app, { ...modules, http, publicUrl: platform.config.publicUrl });
  bankAccountRoutes(app, { http, bank: modules.bank });
  verificationRoutes(app, {
    ...{ http, verification: modules.verification },
    uploads: { folder: path.join(platform.config.dataDir, 'uploads') },
  });
  protectionRoutes(app, { http, protection: modules.protection, identity: modules.identity });
  notificationRoutes(app, { http, payments: modules.payments, onRamps: modules.onRamps });
  kycNotificationRoutes(app, http, modules);
  rewardRoutes(app, http, modules);
  currencyRoutes(app, plain, modules);
  gamingRoutes(app, http, modules);
  chatRoutes(app, http, modules);
  staticListRoutes(app, plain, { ...modules, site: siteConfig(platform) });
  supportRoutes(app, {
    ...{ ...modules, http },
    chatHashKey: platform.config.chatHashKey,
    backOfficeUrl: platform.config.backOfficeUrl,
  });
  registerOpenapi(app, http.endpoints, describe(platform, http));
};

/** `frames`: origins that may be framed. */
const pagePolicyOf = (http: HttpContext, frames: readonly string[]): PagePolicy => ({
  ...{ frames, scripts: [], origin: http.publicUrl, secure: isSecure(http) },
});

/** A game shows nobody's page or video but those of studios. */
const streamPolicy = (http: HttpContext, platform: Platform): PagePolicy => {
  const streams = openStudios(surroundingsOf(platform)).map((studio) => studio.streams);
  const of = (kind: 'frame' | 'video') => streams.filter((stream) => stream.kind === kind).map(({ origin }) => origin);
  return { ...pagePolicyOf(http, of('frame')), media: of('video') };
};

/** Origins of a brand's tutorial videos, from the player without cookies. */
const videoFrames = ({ content }: Modules): readonly string[] =>
  content.skins.some(({ tutorialVideos }) => Object.values(tutorialVideos).some((address) => address !== null))
    ? ['https://www.youtube-nocookie.com']
    : [];

const chatOrigins = { scripts: ['https://embed.tawk.to'], connects: ['https://*.tawk.to', 'wss://*.tawk.to'] };

/** Third-party scripts are allowed only if a brand has a hosted chat. */
const chatPolicy = ({ content }: Modules): Pick<PagePolicy, 'scripts' | 'connects'> =>
  content.skins.some(({ chat }) => chat.kind === 'hosted') ? chatOrigins : { scripts: [] };

/** Registered last, because pages handle every remaining path. */
const registerPages = async (
  app: FastifyInstance,
  http: HttpContext,
  { platform, modules, siteBuild }: { platform: Platform; modules: Modules; siteBuild: string },
): Promise<void> => {
  const policy = pagePolicyOf(http, [...modules.framedOrigins, ...videoFrames(modules)]);
  const offered = (request: FastifyRequest) => modules.content.skin(request.headers.host).languages;
  const languageOf = (request: FastifyRequest) => visitorLanguage(request, offered(request));
  registerSinglePage(app, '/play/', inRepository('apps', 'game-client', 'dist'), streamPolicy(http, platform), {
    language: languageOf,
    variant: gameDocument,
  });
  registerVerifyPage(app, inRepository('apps', 'game-client', 'dist'), {
    language: languageOf,
    isRestricted: http.ports.isRestricted,
    currencies: modules.coins.currencies,
  });
  registerSiteFiles(app, path.join(siteBuild, 'client'));
  const servicesFor = createSiteServices(app, http, {
    locate: modules.geo.locate,
    skin: modules.content.skin,
    whyEnded: modules.identity.whyEnded,
    language: ({ playerId }) => modules.identity.language(playerId),
    describe: async ({ playerId }) => {
      const user = await modules.identity.profile(playerId);
      if (user === undefined) return undefined;
      const name = `${user.firstName} ${user.lastName}`;
      return { id: http.ids.encode('usr', playerId), name, email: user.email, avatar: user.avatar };
    },
    site: siteConfig(platform),
  });
  registerSitePages(app, http, {
    sites: await loadSites(siteBuild),
    offered,
    skin: (request, language) => modules.content.skin(request.headers.host, language),
    policy: { ...policy, ...chatPolicy(modules) },
    servicesFor,
  });
};

interface DoorOptions {
  readonly readiness: Readiness;
  readonly hasPages: boolean;
  readonly siteBuild?: string | undefined;
}

/** `hasPages`: the role web; without it the site's door answers calls only. `siteBuild`: the folder of another build of the site. */
export const composeDoors = async (
  platform: Platform,
  modules: Modules,
  { readiness, hasPages, siteBuild = inRepository('apps', 'site', 'build') }: DoorOptions,
): Promise<Doors> => {
  const ports = portsOf(platform, modules);
  const hub = createLiveHub();
  const desk = createDeskHub();
  const deliver = createChatBatches(hub.deliver);
  platform.live.listen({
    onEvent: (event) => (event.o ? desk.notify() : deliver(event)),
    onGap: () => {
      hub.gap();
      desk.notify();
    },
  });

  const siteHttp = createHttpContext(platform, ports, 'site');
  const site = await createApp(platform, siteHttp, readiness);
  registerHealth(site, readiness);
  await registerLive(site, siteHttp, hub);
  registerPlaySocket(site, siteHttp);
  registerServices(site, siteHttp, platform, modules);
  if (hasPages) await registerPages(site, siteHttp, { platform, modules, siteBuild });

  const officeHttp = createHttpContext(platform, ports, 'back-office');
  const backOffice = await createApp(platform, officeHttp, readiness);
  registerHealth(backOffice, readiness);
  await registerDeskLive(backOffice, officeHttp, desk);
  registerBackOffice(backOffice, officeHttp, {
    ...modules,
    sandboxed: platform.config.deployment === 'sandbox',
    siteUrl: platform.config.publicUrl,
  });
  registerOpenapi(backOffice, officeHttp.endpoints, describe(platform, officeHttp));
  const officePages = inRepository('apps', 'back-office', 'dist');
  registerSinglePage(backOffice, '/', officePages, pagePolicyOf(officeHttp, []), {
    ...{ calls: 'back-office/', hasNonce: true },
  });

  return { site, backOffice, hub };
};
