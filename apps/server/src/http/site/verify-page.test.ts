import type { Language } from '@carmine/money';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { registerVerifyPage } from './verify-page.ts';

const folderWith = (text: string, german?: string): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'carmine-verify-'));
  writeFileSync(path.join(folder, 'verify.html'), text);
  if (german !== undefined) {
    mkdirSync(path.join(folder, 'de'));
    writeFileSync(path.join(folder, 'de', 'verify.html'), german);
  }
  return folder;
};
const on = ['EUR', 'ETH'];
const gate = {
  isRestricted: (country: string) => country === 'KP',
  currencies: async () => on,
  language: ({ headers }: FastifyRequest): Language => (headers['accept-language'] === 'de' ? 'de' : 'en'),
};

const appFrom = (country = 'MT') => {
  const app = Fastify();
  app.decorateRequest('client', { getter: () => ({ country, ip: '127.0.0.1', userAgent: '', skin: 'carmine' }) });
  return app;
};

const page = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; connect-src 'none'" />`;

it('serves the page with the enabled currencies and its own policy, without framing', async () => {
  const app = appFrom();
  registerVerifyPage(app, folderWith(page), gate);
  const plain = await app.inject('/verify');
  const served = `${page}<meta name="currencies" content="EUR ETH" />`;
  expect(plain.body).toBe(served);
  expect(plain.headers['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'none'; frame-ancestors 'self'",
  );
  const small = await app.inject({ url: '/verify', headers: { 'accept-encoding': 'gzip, br' } });
  expect(small.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(served);
  on.push('USD');
  const later = await app.inject({ url: '/verify', headers: { 'accept-encoding': 'br' } });
  expect(brotliDecompressSync(later.rawPayload).toString()).toContain('content="EUR ETH USD"');
});

it('serves the page in the visitor’s language, and in English where that was not built', async () => {
  const german = { url: '/verify', headers: { 'accept-language': 'de' } };
  const both = appFrom();
  registerVerifyPage(both, folderWith(page, `${page}<p>Prüfen</p>`), gate);
  expect((await both.inject(german)).body).toContain('Prüfen');
  expect((await both.inject('/verify')).body).not.toContain('Prüfen');
  const one = appFrom();
  registerVerifyPage(one, folderWith(page), gate);
  expect((await one.inject(german)).statusCode).toBe(200);
});

it('serves no page that has no policy, and none before the first build', async () => {
  const app = appFrom();
  expect(() => registerVerifyPage(app, folderWith('<p>hello</p>'), gate)).toThrow('no policy');
  registerVerifyPage(app, '/nowhere', gate);
  expect((await app.inject('/verify')).statusCode).toBe(404);
});

it('sends a visitor from a restricted country to the page that says so', async () => {
  const app = appFrom('KP');
  registerVerifyPage(app, folderWith(page), gate);
  const answer = await app.inject('/verify');
  expect(answer.statusCode).toBe(302);
  expect(answer.headers).toMatchObject({ location: '/', 'cache-control': 'no-store' });
});
