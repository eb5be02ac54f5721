import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testHttpContext } from '../../testing/test-http-context.ts';
import { createServer } from '../server.ts';
import { gameDocument, registerSinglePage, registerSiteFiles, useStaticFiles } from './static-files.ts';

test('a single-page app answers every path with its document, but unknown calls with 404', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'single-page-'));
  writeFileSync(path.join(folder, 'index.html'), '<title>Back office</title>');
  const app = createServer(testHttpContext('back-office'), { trustedProxies: [], hashAddress: () => '' });
  await useStaticFiles(app);
  const policy = { frames: [], scripts: [], origin: 'http://office.test', secure: false };
  registerSinglePage(app, '/', folder, policy, { calls: 'back-office/' });
  for (const page of ['/', '/players/usr_1', '/back-office-of-a-player'])
    expect((await app.inject(page)).headers['content-type']).toMatch(/^text\/html/);
  for (const call of ['/back-office/api/v1/nothing', '/back-office/api', '/back-office', '/back-office/x.js']) {
    const answer = await app.inject(call);
    expect([call, answer.statusCode, answer.headers['content-type']]).toEqual([
      ...[call, 404, 'application/problem+json; charset=utf-8'],
    ]);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  }
});

/** The value of a directive; undefined if missing. */
const directive = (policy: string, name: string) => new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1];

test.each(['/play/', '/play/dice', '/play/replay?round=1'])(
  'the document of %s runs nothing but its own scripts, frames nobody else, and stands in our pages alone',
  async (address) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'game-frame-'));
    writeFileSync(path.join(folder, 'index.html'), '<title>Game</title>');
    const app = createServer(testHttpContext(), { trustedProxies: [], hashAddress: () => '' });
    await useStaticFiles(app);
    registerSinglePage(app, '/play/', folder, { frames: [], scripts: [], origin: 'http://casino.test', secure: true });
    const answer = await app.inject(address);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, expect.stringMatching(/^text\/html/)]);
    const policy = String(answer.headers['content-security-policy']);
    expect(directive(policy, 'default-src')).toBe("'self'");
    expect(directive(policy, 'script-src')).toMatch(/^'self' 'nonce-[\w+/=]+'$/);
    expect(directive(policy, 'connect-src')).toBe("'self' ws://casino.test");
    expect(directive(policy, 'frame-src')).toBe("'self'");
    expect(directive(policy, 'frame-ancestors')).toBe("'self'");
    expect(directive(policy, 'form-action')).toBe("'self'");
    expect(directive(policy, 'object-src')).toBe("'none'");
    expect(directive(policy, 'base-uri')).toBe("'none'");
  },
);

test('the frame of a game gets the document that names its files, and any other address the plain one', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'game-documents-'));
  mkdirSync(path.join(folder, 'games'));
  writeFileSync(path.join(folder, 'index.html'), 'any game');
  writeFileSync(path.join(folder, 'games', 'dice.html'), 'dice');
  writeFileSync(path.join(folder, 'secret.html'), 'secret');
  const app = createServer(testHttpContext(), { trustedProxies: [], hashAddress: () => '' });
  await useStaticFiles(app);
  const policy = { frames: [], scripts: [], origin: 'http://casino.test', secure: true };
  registerSinglePage(app, '/play/', folder, policy, { variant: gameDocument });
  const documentAt = async (address: string) => (await app.inject(address)).body;
  expect(await documentAt('/play/?game=dice&currency=EUR')).toBe('dice');
  for (const search of ['', '?game=unknown', '?game=../secret', '?game=dice&game=dice', '?game='])
    expect([search, await documentAt(`/play/${search}`)]).toEqual([search, 'any game']);
});

test('a script says nothing that only a document heeds, or that its name says; a picture, which can be opened as one, does; nothing is sniffed', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-files-'));
  mkdirSync(path.join(folder, 'assets'));
  const names = ['start-12345678.js', 'start-12345678.css', 'face-12345678.woff2', 'stage-12345678.svg'];
  for (const name of names) writeFileSync(path.join(folder, 'assets', name), '');
  const app = createServer(testHttpContext('site'), { trustedProxies: [], hashAddress: () => '' });
  await useStaticFiles(app);
  registerSiteFiles(app, folder);
  for (const name of names) {
    const { headers, statusCode } = await app.inject(`/assets/${name}`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    for (const header of [
      'content-security-policy',
      'permissions-policy',
      'referrer-policy',
      'etag',
      'last-modified',
      'accept-ranges',
    ])
      expect([name, header, header in headers]).toEqual([name, header, name.endsWith('.svg')]);
  }
});
