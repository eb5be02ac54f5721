/** Services of the site's loaders for one visitor, typed as the site's `SiteServices`. */
import type { IpLocation } from '@carmine/contract/content/ip-service';
import type { ProtectionStatus } from '@carmine/contract/account/protection';
import type { Skin } from '@carmine/contract/content/skin';
import type { SiteConfig } from '@carmine/contract/static-lists';
import type { Language } from '@carmine/money';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cookieName, type HttpContext } from '../http-context.ts';
import { pageLanguageOf } from './chosen-language.ts';
import { createInProcessCall } from './in-process-call.ts';
import type { PlayerSession } from '../ports.ts';

export interface SiteFacts {
  locate(ip: string): { ip: string; isoCode: string; country: string };
  skin(host: string | undefined, language?: Language): Skin;
  language(session: PlayerSession): Promise<Language>;
  /** The one who is signed in, as the pages greet. */
  describe(
    session: PlayerSession,
  ): Promise<{ id: string; name: string; email: string; avatar: string | null } | undefined>;
  /** Why the cookie's session was ended elsewhere. */
  whyEnded(token: string | undefined): Promise<ProtectionStatus['ended']>;
  readonly site: Omit<SiteConfig, 'skin'>;
}

export const createSiteServices = (app: FastifyInstance, http: HttpContext, facts: SiteFacts) => {
  const sessionOf = async (request: FastifyRequest) => {
    const token = request.cookies[cookieName(http)];
    const found = token === undefined ? undefined : await http.ports.findPlayerSession(token);
    if (found === undefined) return { found, session: null, ended: await facts.whyEnded(token), confined: false };
    const confined = found.scope === 'cashier';
    return { found, session: confined ? null : ((await facts.describe(found)) ?? null), ended: undefined, confined };
  };
  return async (request: FastifyRequest, nonce: string) => {
    const { host } = request.headers;
    const { found, ...visitor } = await sessionOf(request);
    const { language, isKept } = await pageLanguageOf(request, facts.skin(host).languages, async () =>
      found === undefined ? undefined : facts.language(found),
    );
    const skin = facts.skin(host, language);
    const { ip, isoCode, country } = facts.locate(request.client.ip);
    const location: IpLocation = { ip, isoCode, country, restricted: await http.ports.isRestricted(isoCode) };
    return {
      call: createInProcessCall(app, http, request),
      ...visitor,
      ...{ language, keepsLanguage: isKept },
      country: location,
      skin,
      site: { ...facts.site, skin: skin.id },
      publicUrl: http.publicUrl,
      nonce,
    };
  };
};
