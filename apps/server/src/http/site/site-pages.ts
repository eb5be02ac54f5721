/** Every path that is neither a call nor a file is a page of the site, rendered on the server. */
import { consentCookie } from '@carmine/contract/content/analytics';
import { defaultLanguage, type Language } from '@carmine/money';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { isOutage } from '../../database/outage.ts';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { refuse } from '../calls/answer.ts';
import { isSecure, type HttpContext } from '../http-context.ts';
import { keepLanguage, languageChoice, languageCookie, visitorLanguage } from './chosen-language.ts';
import { createPageCache, type KeptPage } from './page-cache.ts';
import { pagePolicy, type PagePolicy } from '../security-headers.ts';
import { sendRefusal } from '../calls/send.ts';
import type { Site, Sites } from './site-build.ts';

interface PageServices {
  readonly language: Language;
  /** Whether this device is to remember the language. */
  readonly keepsLanguage: boolean;
}

export interface SitePages {
  /** Empty before the first build. */
  readonly sites: Sites;
  /** The languages of the brand that this request asks for. */
  readonly offered: (request: FastifyRequest) => readonly Language[];
  /** For the document that says that something broke. */
  readonly skin: (request: FastifyRequest, language: Language) => unknown;
  /** What the site's loaders get for this visitor, and the language that the page is drawn in. */
  readonly servicesFor: (request: FastifyRequest, nonce: string) => Promise<PageServices>;
  readonly policy: PagePolicy;
}

const config = { outsideContract: 'a page of the site' };
const notBuilt = 'The site has not been built yet: run `npm run build`, or `npm start`, which does it.\n';

const requestOf = (http: HttpContext, request: FastifyRequest, signal: AbortSignal): Request => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !name.startsWith(':')) headers.set(name, [value].flat().join(', '));
  }
  return new Request(new URL(request.url, http.publicUrl), { method: request.method, headers, signal });
};

/** Cookies that say nothing of who is there: analytics consent, which the page does not read, and the language. */
const impersonal = new RegExp(`^(${consentCookie.name}|${languageCookie})=[\\w.]*$`);

const knowsNobody = (cookies: string | undefined): boolean =>
  cookies === undefined || cookies.split('; ').every((cookie) => impersonal.test(cookie));

/** A visitor of whom nothing is known: the page is the same for all of them in one country and language. */
const isAnonymousLobby = (request: FastifyRequest): boolean =>
  request.method === 'GET' && request.url === '/' && knowsNobody(request.headers.cookie);

const sendHeaders = (
  reply: FastifyReply,
  status: number,
  headers: Iterable<readonly [string, string]>,
  csp: string,
): void => {
  reply.code(status);
  for (const [name, value] of headers) reply.header(name, value);
  reply.header('content-security-policy', csp);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
};

const headersOf = (response: Response): (readonly [string, string])[] => [
  ...[...response.headers].filter(([name]) => name !== 'set-cookie' && name !== 'content-security-policy'),
  ...response.headers.getSetCookie().map((cookie) => ['set-cookie', cookie] as const),
];

/** The router's error response if not even the error page could be rendered. */
const isPage = ({ status, headers }: Response): boolean =>
  status < 500 || headers.get('content-type')?.startsWith('text/plain') !== true;

interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What the page shows could not be asked for just now. */
class Unavailable extends Error {}

/** Draws a page, or the document that says that it could not be drawn. */
const createDrawing = (http: HttpContext, pages: SitePages) => {
  const siteIn = (language: Language): Site | undefined =>
    pages.sites.get(language) ?? pages.sites.get(defaultLanguage);

  const drawOrThrow = async ({ request, reply }: Visit, nonce: string, signal: AbortSignal): Promise<Response> => {
    const services = await pages.servicesFor(request, nonce);
    if (services.keepsLanguage) keepLanguage(reply, services.language, isSecure(http));
    const site = siteIn(services.language);
    if (site === undefined) return new Response(notBuilt, { status: 503, headers: { 'content-type': 'text/plain' } });
    const response = await site.draw(requestOf(http, request, signal), services);
    response.headers.set('content-language', services.language);
    response.headers.append('vary', 'accept-language');
    if (request.unavailable) throw new Unavailable();
    if (!isPage(response)) throw new Error(`A page could not be drawn: ${await response.text()}`);
    return response;
  };

  const draw = async (visit: Visit, nonce: string, signal: AbortSignal): Promise<Response> => {
    const { request } = visit;
    try {
      return await drawOrThrow(visit, nonce, signal);
    } catch (error) {
      const language = visitorLanguage(request, pages.offered(request));
      const site = siteIn(language);
      if (site === undefined) throw error;
      const away = error instanceof Unavailable || isOutage(error);
      if (!away) http.log.error({ err: error, requestId: request.id, route: 'page' }, 'page failed');
      const headers = { 'content-type': 'text/html; charset=utf-8', ...(away ? { 'retry-after': '2' } : {}) };
      return new Response(site.drawTrouble(nonce, pages.skin(request, language)), {
        status: away ? 503 : 500,
        headers,
      });
    }
  };

  return draw;
};

export const registerSitePages = (app: FastifyInstance, http: HttpContext, pages: SitePages): void => {
  const cache = createPageCache();
  const services = new Set([...http.endpoints.map(({ path }) => path.split('/')[1]), 'assets', 'cdn', 'play']);
  const draw = createDrawing(http, pages);

  const drawToKeep = async (visit: Visit, nonce: string): Promise<KeptPage> => {
    const response = await draw(visit, nonce, new AbortController().signal);
    return { status: response.status, headers: headersOf(response), html: await response.text() };
  };

  app.get('/*', { config }, async (request, reply) => {
    if (services.has(request.url.split(/[/?]/)[1])) return sendRefusal(http, reply, {}, refuse('not_found'));
    const choice = languageChoice(request.url, pages.offered(request));
    if (choice !== undefined) {
      keepLanguage(reply, choice.language, isSecure(http));
      return reply.header('cache-control', 'no-store').redirect(choice.rest, 302);
    }
    const nonce = randomBytes(16).toString('base64');
    const csp = pagePolicy(nonce, pages.policy);
    if (isAnonymousLobby(request)) {
      const language = visitorLanguage(request, pages.offered(request));
      const key = `${request.client.country} ${language} ${request.headers.host ?? ''}`;
      const kept = await cache.get(key, (mark) => drawToKeep({ request, reply }, mark), nonce);
      sendHeaders(reply, kept.status, kept.headers, csp);
      return reply.send(kept.html);
    }
    const gone = new AbortController();
    reply.raw.once('close', () => reply.raw.writableFinished || gone.abort());
    const response = await draw({ request, reply }, nonce, gone.signal);
    sendHeaders(reply, response.status, headersOf(response), csp);
    // An empty stream, because an empty string would set a content length of zero.
    return reply.send(response.body === null ? Readable.from([]) : Readable.fromWeb(response.body as WebStream));
  });
};
