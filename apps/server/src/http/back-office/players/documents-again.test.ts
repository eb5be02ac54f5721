import { getNotices } from '@carmine/contract/account/notices';
import { getBillVerification, getFundsVerification } from '@carmine/contract/verification';
import * as office from '@carmine/contract/back-office/players/verification';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enrolOperator } from '../../../testing/operators.ts';
import { testServer, type SignedUp, type TestServer, type Visitor } from '../../../testing/test-server.ts';

let server: TestServer;
let risk: Visitor;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'documents-again-'));
  server = await testServer({ env: { DATA_DIR: folder } });
  risk = await enrolOperator(server, 'risk');
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');

const upload = async (player: SignedUp, call: string, bytes = pdf, name = 'document.pdf') => {
  const boundary = 'boundary';
  const reply = await server.doors.site.inject({
    method: 'POST',
    url: `/profile-service/api/v1/profile/${call}`,
    headers: {
      origin: server.platform.config.publicUrl,
      cookie: player.cookie(),
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`,
      ),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  });
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() };
};

const dataOf = <T>(result: { ok: true; data: T } | { ok: false; problem: { code: string } }): T => {
  if (!result.ok) throw new Error(result.problem.code);
  return result.data;
};

const fundsOf = async (player: SignedUp) => dataOf(await player.call(getFundsVerification, {}));
const billOf = async (player: SignedUp) => dataOf(await player.call(getBillVerification, {}));
const noticeKinds = async (player: SignedUp) => dataOf(await player.call(getNotices, {})).items.map(({ kind }) => kind);

const caseOf = async (player: SignedUp, state: 'pending' | 'decided') => {
  const { items } = dataOf(await risk.call(office.listVerifications, { query: { state, size: 100 } }));
  return items.find((item) => item.player.id === player.userId)?.id ?? '';
};

const decide = async (id: string, more: object = {}) => {
  const { detailsVersion } = dataOf(await risk.call(office.readVerification, { params: { id } }));
  return risk.call(office.decideVerification, {
    params: { id },
    body: { verdict: 'approve', detailsVersion, ...more } as never,
  });
};

const holds = async (player: SignedUp): Promise<boolean> => {
  const id = server.platform.ids.decode('usr', player.userId);
  return id !== undefined && (await server.modules.verification.fundsAsked(id)) !== undefined;
};

describe('where the money comes from', () => {
  test('is requested with a message, answered with a document, and holds withdrawals until an operator has accepted it', async () => {
    const player = await server.signUp();
    expect(await upload(player, 'funds-verification')).toMatchObject({ status: 409, body: { code: 'not_asked' } });
    expect(await fundsOf(player)).toEqual({ status: 'none', verified: false });
    const note = 'Please send a payslip of the last three months';
    const ask = () => risk.call(office.askForFunds, { params: { id: player.userId }, body: { note } });
    expect(await ask()).toMatchObject({ status: 204 });
    expect(await ask()).toMatchObject({ status: 409, problem: { code: 'funds_asked' } });
    expect(await fundsOf(player)).toEqual({ status: 'none', verified: false, asked: note });
    expect(await holds(player)).toBe(true);
    expect(await upload(player, 'funds-verification')).toMatchObject({ status: 201, body: { status: 'pending' } });
    expect(await decide(await caseOf(player, 'pending'))).toMatchObject({ status: 204 });
    expect(await fundsOf(player)).toMatchObject({ status: 'verified', verified: true });
    expect(await holds(player)).toBe(false);
    await expect.poll(async () => (await noticeKinds(player)).toSorted()).toEqual(['funds_accepted', 'funds_asked']);
  });

  test('can be requested again later, and withdrawn', async () => {
    const player = await server.signUp();
    const params = { id: player.userId };
    await risk.call(office.askForFunds, { params, body: { note: 'A bank statement please' } });
    expect(await risk.call(office.dropFundsRequest, { params })).toMatchObject({ status: 204 });
    expect(await risk.call(office.dropFundsRequest, { params })).toMatchObject({ status: 404 });
    await risk.call(office.askForFunds, { params, body: { note: 'A bank statement after all' } });
    expect(dataOf(await risk.call(office.readFundsRequest, { params })).asked?.note).toBe('A bank statement after all');
  });

  test.each([
    ['a picture that is a script', Buffer.from('<svg onload=alert(1)>'), 'a.pdf'],
    ['a PDF that is a program', Buffer.from('MZ\u0090\u0000%PDF-1.4'), 'a.pdf'],
    ['nothing', Buffer.alloc(0), 'a.pdf'],
  ])('is not answered by %s', async (_what, bytes, name) => {
    const player = await server.signUp();
    await risk.call(office.askForFunds, { params: { id: player.userId }, body: { note: 'A payslip please' } });
    expect((await upload(player, 'funds-verification', bytes, name)).status).toBe(422);
  });
});

describe('a verification', () => {
  test('expires the day after the document’s last day, with a notification, and can be repeated', async () => {
    const player = await server.signUp();
    expect((await upload(player, 'bill-verification', pdf, 'pending.pdf')).status).toBe(201);
    const id = await caseOf(player, 'pending');
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    // An expired document verifies nobody, not even for an hour.
    expect(await decide(id, { validUntil: day(-1) })).toMatchObject({
      status: 422,
      problem: { code: 'document_is_over' },
    });
    expect(await billOf(player)).toMatchObject({ status: 'pending' });
    expect(await decide(id, { validUntil: day(1) })).toMatchObject({ status: 204 });
    expect(await billOf(player)).toMatchObject({ status: 'verified' });
    await server.database.db.run(`update verification_cases set valid_until = $1 where valid_until = $2`, [
      day(-1),
      day(1),
    ]);
    expect(await server.modules.verification.expire()).toBe(1);
    expect(await server.modules.verification.expire()).toBe(0);
    const after = await billOf(player);
    expect(after).toMatchObject({ status: 'rejected', verified: false });
    expect(after.reason).toContain('expired');
    await expect.poll(() => noticeKinds(player)).toContain('documents_expired');
    expect((await upload(player, 'bill-verification', pdf, 'pending.pdf')).status).toBe(201);
  });

  test('is revoked by an operator once, with a message for the player', async () => {
    const player = await server.signUp();
    await upload(player, 'bill-verification', pdf, 'pending.pdf');
    const id = await caseOf(player, 'pending');
    await decide(id);
    const withdraw = () =>
      risk.call(office.withdrawVerification, {
        params: { id },
        body: { reason: 'address_differs', note: 'You moved, please send a new one' },
      });
    expect(await withdraw()).toMatchObject({ status: 204 });
    expect(await withdraw()).toMatchObject({ status: 409, problem: { code: 'not_verified' } });
    expect((await billOf(player)).reason).toContain('You moved');
    await expect.poll(() => noticeKinds(player)).toContain('documents_asked');
  });
});
