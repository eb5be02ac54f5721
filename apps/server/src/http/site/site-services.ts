/** Services of the site's loaders for one visitor, typed as the site's `SiteServices`. */
import type { IpLocation } from '@carmine/contract/ip-service';
import type { Standing } from '@carmine/contract/protection';
import type { Skin } from '@carmine/contract/skin';
import type { SiteConfig } from '@carmine/contract/static-lists';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cookieName, type HttpContext } from '../http-context.ts';
import { createInProcessCall } from './in-process-call.ts';
import type { PlayerSession } from '../ports.ts';

export interface SiteFacts {
  locate(ip: string): { ip: string; isoCode: string; country: string };
  skin(host: string | undefined): Skin;
  /** The signed-in player, for greetings. */
  describe(
    session: PlayerSession,
  ): Promise<{ id: string; name: string; email: string; avatar: string | null } | undefined>;
  /** Why the cookie's session was ended elsewhere. */
  whyEnded(token: string | undefined): Promise<Standing['ended']>;
  readonly site: Omit<SiteConfig, 'skin'>;
}

export const createSiteServices = (app: FastifyInstance, http: HttpContext, facts: SiteFacts) => {
  const sessionOf = async (request: FastifyRequest) => {
    const token = request.cookies[cookieName(http)];
    const found = token === undefined ? undefined : await http.ports.findPlayerSession(token);
    if (found === undefined) return { session: null, ended: await facts.whyEnded(token), confined: false };
    const confined = found.scope === 'cashier';
    return { session: confined ? null : ((await facts.describe(found)) ?? null), ended: undefined, confined };
  };
  return async (request: FastifyRequest, nonce: string) => {
    const skin = facts.skin(request.headers.host);
    const { ip, isoCode, country } = facts.locate(request.client.ip);
    const location: IpLocation = { ip, isoCode, country, restricted: await http.ports.isRestricted(isoCode) };
    return {
      call: createInProcessCall(app, http, request),
      ...(await sessionOf(request)),
      country: location,
      skin,
      site: { ...facts.site, skin: skin.id },
      publicUrl: http.publicUrl,
      nonce,
    };
  };
};
