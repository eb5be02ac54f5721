import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getBillVerification } from '@carmine/contract/verification';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type SignedUp, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'kyc-'));
  server = await testServer({ env: { DATA_DIR: folder, KYC_PROVIDER: 'sumsub' } });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const pdf = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';

const handIn = (player: SignedUp, name: string) =>
  server.doors.site.inject({
    method: 'POST',
    url: '/profile-service/api/v1/profile/bill-verification',
    headers: {
      origin: server.url,
      cookie: player.cookie(),
      'content-type': 'multipart/form-data; boundary=b',
    },
    payload: `--b\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n${pdf}\r\n--b--\r\n`,
  });

const statusOf = async (player: SignedUp) => {
  const answer = await player.call(getBillVerification, {});
  return answer.ok ? answer.data.status : answer.problem.code;
};

const notify = (body: string, digest: string, provider = 'sumsub') =>
  server.doors.site.inject({
    method: 'POST',
    url: `/kyc/v1/${provider}/notifications`,
    headers: {
      'content-type': 'application/json',
      'x-payload-digest': digest,
      'x-payload-digest-alg': 'HMAC_SHA256_HEX',
    },
    payload: body,
  });

const key = () => createHmac('sha256', server.outside.secret).update('sumsub:webhook').digest('hex');
const digestOf = (body: string) => createHmac('sha256', key()).update(body).digest('hex');

describe('documents with Sumsub', () => {
  test.each([
    ['bill.pdf', 'verified'],
    ['reject.pdf', 'rejected'],
  ])('%s ends as %s, over the documented API', async (name, status) => {
    const player = await server.signUp();
    expect((await handIn(player, name)).statusCode).toBe(201);
    await expect.poll(() => statusOf(player)).toBe(status);
  });

  test('a notification is taken with its signature only, and believed for nothing', async () => {
    const player = await server.signUp();
    await handIn(player, 'pending.pdf');
    const { id } = await server.platform.db.one<{ id: bigint }>(
      'select id from verification_cases where player_id = $1',
      [server.platform.ids.decode('usr', player.userId)],
    );
    const body = JSON.stringify({
      ...{ externalUserId: server.platform.ids.encode('ver', id as never), type: 'applicantReviewed' },
      reviewResult: { reviewAnswer: 'GREEN' },
    });
    expect((await notify(body, 'ab'.repeat(32))).statusCode).toBe(401);
    expect((await notify(body, digestOf(body), 'another')).statusCode).toBe(404);
    expect((await notify('{}', digestOf('{}'))).statusCode).toBe(422);
    expect((await notify(body, digestOf(body))).statusCode).toBe(200);
    expect((await notify(body, digestOf(body))).statusCode).toBe(200);
    await expect
      .poll(async () => (await server.platform.db.rows(`select 1 from jobs where key = $1`, [`${id} notice`])).length)
      .toBe(0);
    expect(await statusOf(player)).toBe('pending');
  });
});
