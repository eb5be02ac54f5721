/** Wires up accounts with the human check, DNS and other modules. */
import { networkOf, siteOf } from '../http/calls/client-address.ts';
import { findVerification, refreshProtectionStatus } from '../modules/compliance/index.ts';
import type { Content } from '../modules/content/index.ts';
import { countries, findCountry, type Geo } from '../modules/geo/index.ts';
import { createIdentity, type Identity } from '../modules/identity/index.ts';
import { refuseMail } from '../modules/messages/index.ts';
import { auditLog } from '../modules/staff/index.ts';
import type { Wallet } from '../modules/wallet/index.ts';
import type { Platform } from '../platform/platform.ts';
import { captcha } from '../providers/captcha/registry.ts';
import { createDomainLookup } from '../providers/mail/domain-lookup.ts';
import { surroundingsOf } from './surroundings.ts';

interface Neighbours {
  readonly geo: Geo;
  readonly content: Content;
  readonly wallet: Wallet;
}

/** Versions of both texts linked by the terms checkbox. */
const termsVersion = (content: Content): string =>
  `terms-and-conditions ${content.pageVersion('terms-and-conditions')}, privacy-policy ${content.pageVersion('privacy-policy')}`;

/** The texts beside the switches are in the site's catalogue; a new wording needs a new version here. */
const promotionsVersions = { email_promotions: '2026-11-01', notice_promotions: '2026-11-27' } as const;

export const composeIdentity = (platform: Platform, { geo, content, wallet }: Neighbours): Identity => {
  const { config, db, clock, random, secretBox, outbox, live, ids } = platform;
  return createIdentity({
    db,
    clock,
    random,
    secretBox,
    ids,
    audit: auditLog,
    secret: config.pepper,
    networkOf,
    siteOf,
    rateLimitFactor: config.rateLimitFactor,
    captcha: captcha.open({
      ...surroundingsOf(platform),
      ...{ secretsKey: config.secretsKey, ease: Math.max(1, config.rateLimitFactor) },
    }),
    findDomain: createDomainLookup({ clock }),
    openWallet: async (sql, { playerId, currency }) => {
      const opened = await wallet.openWallet(sql, { playerId, currency, makeDefault: true });
      if (!opened.ok) throw new Error(`The first wallet of a player is ${opened.reason}`);
    },
    isExcluded: async (playerId) => {
      const gate = await wallet.gate(playerId);
      if (gate?.protectionStatus !== 'cool_off' && gate?.protectionStatus !== 'excluded') return false;
      return gate.protectionUntil === undefined || gate.protectionUntil > clock.now();
    },
    refreshProtectionStatus,
    endPlay: (sql, playerId) => wallet.endPlaySessions(sql, playerId),
    countries: {
      find: (text) => findCountry(text)?.isoCode,
      hasStates: (isoCode) => (findCountry(isoCode)?.states?.length ?? 0) > 0,
      hasState: (isoCode, state) => findCountry(isoCode)?.states?.some(({ code }) => code === state) === true,
      hasDialingCode: (dialing) => countries.some(({ code }) => code === dialing),
      isRestricted: (isoCode) => geo.isRestricted(isoCode),
      legalAge: async (isoCode) => (await geo.jurisdiction(isoCode ?? '*')).minimumAge,
    },
    findVerification: (playerId) => findVerification(db, playerId),
    refuseMail: (playerId, topic) => refuseMail(db, playerId, topic),
    consentText: (kind) => (kind === 'terms' ? termsVersion(content) : promotionsVersions[kind]),
    publish: outbox.publish,
    brand: () => content.skin(undefined).brand.name,
    pushSessionEnded: ({ playerId, sessionIds }) => {
      if (sessionIds.length === 0) return;
      live.endSessions(
        playerId,
        sessionIds,
        sessionIds.map((id) => ids.encode('ses', id)),
      );
    },
  });
};
