import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testFloor } from '../../testing/test-floor.ts';
import { createServer } from '../server.ts';
import { registerSinglePage, useStaticFiles } from './static-files.ts';

test('an app that draws itself answers every address with its page, but a call that nobody knows with 404', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'single-page-'));
  writeFileSync(path.join(folder, 'index.html'), '<title>Back office</title>');
  const app = createServer(testFloor('back-office'), { trustedProxies: [], hashAddress: () => '' });
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
