/** Every path that is neither a call nor a file is a page of the site, rendered on the server. */
import { consentCookie } from '@carmine/contract/analytics';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { isOutage } from '../../database/outage.ts';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { refuse } from '../calls/answer.ts';
import type { HttpContext } from '../http-context.ts';
import { createPageCache, type KeptPage } from './page-cache.ts';
import { pagePolicy, type PagePolicy } from '../security-headers.ts';
import { sendRefusal } from '../calls/send.ts';
import type { DrawPage } from './site-build.ts';

export interface SitePages {
  readonly draw: DrawPage | undefined;
  /** The error document. */
  readonly drawTrouble?: ((request: FastifyRequest, nonce: string) => string) | undefined;
  /** Services of the site's loaders for this visitor. */
  readonly servicesFor: (request: FastifyRequest, nonce: string) => Promise<unknown>;
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

/** No cookie except the consent to analytics, which does not affect the page. */
const knowsNobody = (cookies: string | undefined): boolean =>
  cookies === undefined || new RegExp(`^${consentCookie.name}=[\\w.]*$`).test(cookies);

/** An anonymous visitor: the page is the same for all of them in one country. */
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

/** The page's data is unavailable because of an outage. */
class Unavailable extends Error {}

export const registerSitePages = (app: FastifyInstance, http: HttpContext, pages: SitePages): void => {
  const cache = createPageCache();
  const services = new Set([...http.endpoints.map(({ path }) => path.split('/')[1]), 'assets', 'cdn', 'play']);

  const drawOrThrow = async (draw: DrawPage, request: FastifyRequest, nonce: string, signal: AbortSignal) => {
    const response = await draw(requestOf(http, request, signal), await pages.servicesFor(request, nonce));
    if (request.unavailable) throw new Unavailable();
    if (!isPage(response)) throw new Error(`A page could not be drawn: ${await response.text()}`);
    return response;
  };

  const draw = async (request: FastifyRequest, nonce: string, signal: AbortSignal): Promise<Response> => {
    if (pages.draw === undefined)
      return new Response(notBuilt, { status: 503, headers: { 'content-type': 'text/plain' } });
    try {
      return await drawOrThrow(pages.draw, request, nonce, signal);
    } catch (error) {
      if (pages.drawTrouble === undefined) throw error;
      const away = error instanceof Unavailable || isOutage(error);
      if (!away) http.log.error({ err: error, requestId: request.id, route: 'page' }, 'page failed');
      const headers = { 'content-type': 'text/html; charset=utf-8', ...(away ? { 'retry-after': '2' } : {}) };
      return new Response(pages.drawTrouble(request, nonce), { status: away ? 503 : 500, headers });
    }
  };

  const drawToKeep = async (request: FastifyRequest, nonce: string): Promise<KeptPage> => {
    const response = await draw(request, nonce, new AbortController().signal);
    return { status: response.status, headers: headersOf(response), html: await response.text() };
  };

  app.get('/*', { config }, async (request, reply) => {
    if (services.has(request.url.split(/[/?]/)[1])) return sendRefusal(http, reply, {}, refuse('not_found'));
    const nonce = randomBytes(16).toString('base64');
    const csp = pagePolicy(nonce, pages.policy);
    if (isAnonymousLobby(request)) {
      const key = `${request.client.country} ${request.headers.host ?? ''}`;
      const kept = await cache.get(key, (mark) => drawToKeep(request, mark), nonce);
      sendHeaders(reply, kept.status, kept.headers, csp);
      return reply.send(kept.html);
    }
    const gone = new AbortController();
    reply.raw.once('close', () => reply.raw.writableFinished || gone.abort());
    const response = await draw(request, nonce, gone.signal);
    sendHeaders(reply, response.status, headersOf(response), csp);
    // An empty stream, because an empty string would set a content length of zero.
    return reply.send(response.body === null ? Readable.from([]) : Readable.fromWeb(response.body as WebStream));
  });
};
