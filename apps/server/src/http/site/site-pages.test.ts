import { endpoint } from '@carmine/contract/endpoint';
import { languages, type Language } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { testHttpContext } from '../../testing/test-http-context.ts';
import { answer } from '../calls/answer.ts';
import { route } from '../calls/route.ts';
import { createServer } from '../server.ts';
import { visitorLanguage } from './chosen-language.ts';
import { registerSitePages } from './site-pages.ts';
import type { DrawPage } from './site-build.ts';

const look = endpoint({
  ...{ name: 'look', method: 'GET', path: '/game-service/api/v1/look', summary: '', access: 'open', rateLimit: 'none' },
  answers: { 204: null },
});

let app: FastifyInstance;
afterEach(() => app.close());

const site = (draw: DrawPage | undefined, drawTrouble: (nonce: string) => string = () => '') => {
  const http = testHttpContext();
  app = createServer(http, { trustedProxies: [], hashAddress: () => '' });
  route(app, { http, problems: {} }, look, async () => answer(204));
  registerSitePages(app, http, {
    sites: new Map(draw === undefined ? [] : [['en', { draw, drawTrouble }]]),
    offered: () => languages,
    skin: () => ({}),
    servicesFor: async (_request, nonce) => ({ nonce, language: 'en', keepsLanguage: false }),
    policy: { frames: ['https://pay.example'], scripts: [], origin: 'https://casino.test', secure: true },
  });
  return app;
};

const nonceIn = (policy: unknown): string => /'nonce-([^']+)'/.exec(String(policy))?.[1] ?? 'none';

test("a page is drawn with the nonce of its own policy, keeps the site's status, headers and every cookie", async () => {
  site(async (request, services) => {
    const headers = new Headers({
      'content-type': 'text/html',
      'x-of-site': request.headers.get('accept-language') ?? '',
    });
    headers.append('set-cookie', 'a=1');
    headers.append('set-cookie', 'b=2');
    return new Response(`<p nonce="${(services as { nonce: string }).nonce}">${new URL(request.url).pathname}</p>`, {
      status: 404,
      headers,
    });
  });
  const reply = await app.inject({ url: '/game/dice?x=1', headers: { 'accept-language': 'en' } });
  const nonce = nonceIn(reply.headers['content-security-policy']);
  expect(reply.statusCode).toBe(404);
  expect(reply.body).toBe(`<p nonce="${nonce}">/game/dice</p>`);
  expect(reply.headers['set-cookie']).toEqual(['a=1', 'b=2']);
  expect(reply.headers['x-of-site']).toBe('en');
  expect(reply.headers['cache-control']).toBe('no-store');
  const policy = String(reply.headers['content-security-policy']);
  expect(policy).toContain("frame-src 'self' https://pay.example");
  // Framed gateways are not posted to: their forms are in separate documents.
  expect(/form-action ([^;]*)/.exec(policy)?.[1]).toBe("'self'");
  expect(policy).toContain("connect-src 'self' wss://casino.test");
  expect(/script-src ([^;]+)/.exec(policy)?.[1]).not.toContain('unsafe');
});

test('an anonymous lobby is rendered once for many visitors, with a nonce each; not for a visitor with a cookie', async () => {
  let drawn = 0;
  site(async (_request, services) => {
    drawn += 1;
    return new Response(`<p nonce="${(services as { nonce: string }).nonce}"></p>`, {
      headers: { 'content-type': 'text/html' },
    });
  });
  const replies = await Promise.all([1, 2, 3].map(() => app.inject('/')));
  expect(drawn).toBe(1);
  const nonces = replies.map(({ headers }) => nonceIn(headers['content-security-policy']));
  expect(new Set(nonces).size).toBe(3);
  expect(replies.map(({ body }) => body)).toEqual(nonces.map((nonce) => `<p nonce="${nonce}"></p>`));
  await app.inject({ url: '/', headers: { cookie: 'consent=necessary.analytics' } });
  expect(drawn).toBe(1);
  await app.inject({ url: '/', headers: { cookie: 'session=x' } });
  await app.inject('/?modal=login');
  expect(drawn).toBe(3);
});

test("a page is drawn by its language's build, and a language from the profile is kept on the device", async () => {
  const http = testHttpContext();
  app = createServer(http, { trustedProxies: [], hashAddress: () => '' });
  const inLanguage = (language: Language) => ({
    draw: async () => new Response(language, { headers: { 'content-type': 'text/html' } }),
    drawTrouble: () => '',
  });
  registerSitePages(app, http, {
    sites: new Map(languages.map((language) => [language, inLanguage(language)])),
    offered: () => languages,
    skin: () => ({}),
    servicesFor: async (request) => ({
      language: visitorLanguage(request, languages),
      keepsLanguage: request.url === '/profile',
    }),
    policy: { frames: [], scripts: [], origin: 'https://casino.test', secure: true },
  });
  const german = { 'accept-language': 'de' };
  for (const url of ['/', '/game/dice']) {
    const page = await app.inject({ url, headers: german });
    expect([page.body, page.headers['content-language'], page.headers['set-cookie']]).toEqual(['de', 'de', undefined]);
    expect((await app.inject(url)).body).toBe('en');
  }
  const own = await app.inject({ url: '/profile', headers: german });
  expect(own.headers['set-cookie']).toMatch(/^language=de; Max-Age=31536000; Path=\//);
});

test('a choice of language is kept for a year and leads to the same page without it', async () => {
  site(async () => new Response(''));
  const chosen = await app.inject('/game/dice?language=de&modal=login');
  expect([chosen.statusCode, chosen.headers.location]).toEqual([302, '/game/dice?modal=login']);
  expect(chosen.headers['set-cookie']).toMatch(/^language=de; Max-Age=31536000; Path=\/.*SameSite=Lax/);
});

test.each([
  ['whose drawing throws', () => Promise.reject(new Error('the database is gone'))],
  [
    'of which the router only says that it failed',
    () => Promise.resolve(new Response('Unexpected', { status: 500, headers: { 'content-type': 'text/plain' } })),
  ],
] satisfies [string, DrawPage][])(
  'a page %s is a document that says so, with the nonce of its policy, and is logged',
  async (_how, draw) => {
    site(draw, (nonce) => `<style nonce="${nonce}"></style>`);
    for (const url of ['/', '/en/help']) {
      const reply = await app.inject(url);
      expect(reply.statusCode).toBe(500);
      expect(reply.headers['content-type']).toMatch(/^text\/html/);
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(reply.body).toBe(`<style nonce="${nonceIn(reply.headers['content-security-policy'])}"></style>`);
    }
  },
);

test.each(['/game/%', '/game/%E0%A4%A'])(
  '%s, which no one can read, is a page for a browser and a problem for others',
  async (url) => {
    site(async (request) => new Response(new URL(request.url).pathname, { status: 404 }));
    const page = await app.inject({ url, headers: { accept: 'text/html' } });
    expect([page.statusCode, page.body]).toEqual([404, '/not-found']);
    expect((await app.inject(url)).json()).toMatchObject({ status: 400, code: 'malformed_request' });
  },
);

test('a call that does not exist is a problem, and a site that was not built says how to build it', async () => {
  site(undefined);
  expect((await app.inject('/game-service/api/v1/none')).json()).toMatchObject({ code: 'not_found' });
  expect((await app.inject('/play/v1/none')).json()).toMatchObject({ code: 'not_found' });
  const page = await app.inject('/anything');
  expect(page.statusCode).toBe(503);
  expect(page.body).toContain('npm run build');
});
