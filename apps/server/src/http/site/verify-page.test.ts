import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerVerifyPage } from './verify-page.ts';

const fileWith = (text: string): string => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'carmine-verify-')), 'verify.html');
  writeFileSync(file, text);
  return file;
};
const on = ['EUR', 'ETH'];
const gate = { isRestricted: (country: string) => country === 'KP', currencies: async () => on };

const appFrom = (country = 'MT') => {
  const app = Fastify();
  app.decorateRequest('client', { getter: () => ({ country, ip: '127.0.0.1', userAgent: '' }) });
  return app;
};

const page = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; connect-src 'none'" />`;

it('serves the page with the enabled currencies and its own policy, without framing', async () => {
  const app = appFrom();
  registerVerifyPage(app, fileWith(page), gate);
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

it('serves no page that has no policy, and none before the first build', async () => {
  const app = appFrom();
  expect(() => registerVerifyPage(app, fileWith('<p>hello</p>'), gate)).toThrow('no policy');
  registerVerifyPage(app, '/nowhere/verify.html', gate);
  expect((await app.inject('/verify')).statusCode).toBe(404);
});

it('sends a visitor from a restricted country to the page that says so', async () => {
  const app = appFrom('KP');
  registerVerifyPage(app, fileWith(page), gate);
  const answer = await app.inject('/verify');
  expect(answer.statusCode).toBe(302);
  expect(answer.headers).toMatchObject({ location: '/', 'cache-control': 'no-store' });
});
