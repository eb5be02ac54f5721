import { getExport } from '@carmine/contract/account/own-data';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unzip } from '../../../testing/own-data-stage.ts';
import { testServer, type SignedUp, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'own-copy-'));
  server = await testServer({ env: { DATA_DIR: folder } });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const getCopy = (player: SignedUp) =>
  server.doors.site.inject({ url: getExport.path, headers: { cookie: player.cookie() } });

test('one call answers with the player’s own data, the addresses that consents came from included', async () => {
  const player = await server.signUp();
  const { statusCode, headers, rawPayload } = await getCopy(player);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip']);
  const all = JSON.parse(unzip(rawPayload).get('data.json')?.toString() ?? '{}') as Record<string, unknown>;
  expect(all).toMatchObject({ profile: { id: player.userId, email: player.email } });
  expect(all['consents']).toMatchObject([
    { kind: 'terms', given: true, ip: '127.0.0.1' },
    { kind: 'email_promotions', given: false, ip: '127.0.0.1' },
  ]);
  // The export is kept for a day: the next call gets the same one.
  expect((await getCopy(player)).rawPayload.equals(rawPayload)).toBe(true);
});

test('requires a recent step-up', async () => {
  const player = await server.signUp();
  await server.database.db.run(`update sessions set stepped_up_at = now() - interval '1 hour' where player_id = $1`, [
    server.platform.ids.decode('usr', player.userId),
  ]);
  const refused = await getCopy(player);
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'step_up_required']);
});
