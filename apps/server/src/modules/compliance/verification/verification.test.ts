import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { Push } from '../../../platform/live/live.ts';
import { createDocumentFolder } from '../../../providers/documents/folder.ts';
import { redrawPicture } from '../../../providers/documents/redraw.ts';
import { pdf } from '../../../testing/test-documents.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { auditLog } from '../../staff/index.ts';
import { createVerification, type Verification } from '../index.ts';
import type { CheckOrder, KycProvider } from '../ports.ts';
import type { CaseId } from './verification-store.ts';

type Answers = { hand: Awaited<ReturnType<KycProvider['hand']>>; ask: Awaited<ReturnType<KycProvider['ask']>> };

const folder = mkdtempSync(path.join(tmpdir(), 'carmine-cases-'));
let server: TestServer;
let verification: Verification;
let answers: Answers;
let handed: CheckOrder[];
let pushed: Push[];

beforeAll(async () => {
  server = await testServer({ worker: false, env: { DATA_DIR: folder } });
  verification = createVerification({
    ...server.platform,
    audit: auditLog,
    identity: server.modules.identity,
    live: { push: (push) => void pushed.push(push) },
    files: createDocumentFolder(path.join(folder, 'papers')),
    redraw: redrawPicture,
    hashKey: Buffer.alloc(32, 1),
    provider: {
      name: 'a-test',
      hand: async (order) => {
        handed.push(order);
        return answers.hand;
      },
      ask: async () => answers.ask,
      readNotice: () => ({ ok: false, reason: 'signature_invalid' }),
    },
  });
});
beforeEach(() => {
  answers = { hand: { ok: true }, ask: { ok: true, verdict: { status: 'pending' } } };
  handed = [];
  pushed = [];
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const newCase = async () => {
  const { userId } = await server.signUp();
  const playerId = server.platform.ids.decode('usr', userId) as PlayerId;
  const uploads = [{ side: 'bill' as const, name: 'bill.pdf', bytes: pdf() }];
  expect(await verification.submit({ playerId, kind: 'bill', uploads })).toEqual({ ok: true });
  const { items } = await verification.cases({ pending: true, offset: 0, size: 100 });
  const caseId = items.find((item) => item.playerId === playerId)?.id as CaseId;
  return { playerId, caseId };
};

const statusOf = async (playerId: PlayerId) => (await verification.state(playerId, 'bill')).status;
const rowOf = (caseId: CaseId) =>
  server.database.db.one<{ stage: string; asked: number; waits: boolean; jobs: bigint }>(
    `select stage, asked, next_ask_at > now() as waits,
       (select count(*) from jobs where kind = 'compliance.check-documents' and key = $1::bigint::text and claimed_until is null) as jobs
     from verification_cases where id = $1::bigint`,
    [caseId],
  );

describe('a step with the provider', () => {
  it('submits the opened documents once, then queries until there is a verdict', async () => {
    const { playerId, caseId } = await newCase();
    await verification.check(caseId);
    expect(handed).toHaveLength(1);
    expect(handed[0]?.documents[0]?.bytes.equals(pdf())).toBe(true);
    expect(handed[0]?.reference).toMatch(/^ver_/);
    await verification.check(caseId);
    expect(handed).toHaveLength(1);
    expect(await rowOf(caseId)).toMatchObject({ stage: 'handed', asked: 2, waits: true, jobs: 1n });
    answers.ask = { ok: true, verdict: { status: 'verified' } };
    await verification.check(caseId);
    expect(await statusOf(playerId)).toBe('verified');
    expect(pushed.map(({ data }) => data)).toEqual([
      { kind: 'bill', status: 'pending' },
      { kind: 'bill', status: 'verified' },
    ]);
  });

  it('stays pending without an answer, and retries at growing intervals', async () => {
    const { playerId, caseId } = await newCase();
    answers.hand = { ok: false, reason: 'unknown' };
    for (let turn = 0; turn < 5; turn += 1) await verification.check(caseId);
    expect(await statusOf(playerId)).toBe('pending');
    expect(await rowOf(caseId)).toMatchObject({ stage: 'waiting', asked: 5, waits: true, jobs: 1n });
    answers.hand = { ok: true };
    await verification.check(caseId);
    answers.ask = { ok: false, reason: 'unreachable' };
    await verification.check(caseId);
    expect(await rowOf(caseId)).toMatchObject({ stage: 'handed', asked: 7 });
  });

  it('submits again to a provider that lost the documents', async () => {
    const { caseId } = await newCase();
    await verification.check(caseId);
    answers.ask = { ok: false, reason: 'check_unknown' };
    await verification.check(caseId);
    await verification.check(caseId);
    expect(handed).toHaveLength(2);
    expect(handed[1]?.reference).toBe(handed[0]?.reference);
  });

  it('leaves documents the provider refuses to an operator', async () => {
    const { playerId, caseId } = await newCase();
    answers.hand = { ok: false, reason: 'refused' };
    await verification.check(caseId);
    await verification.check(caseId);
    expect(handed).toHaveLength(1);
    expect(await statusOf(playerId)).toBe('pending');
    expect(await rowOf(caseId)).toMatchObject({ stage: 'manual' });
  });

  it('changes nothing that was decided meanwhile', async () => {
    const { playerId, caseId } = await newCase();
    await verification.check(caseId);
    const refused = await verification.decide({ caseId, ruling: { status: 'rejected', refusal: 'expired' } });
    expect(refused).toEqual({ ok: true });
    answers.ask = { ok: true, verdict: { status: 'verified' } };
    await verification.check(caseId);
    expect(await statusOf(playerId)).toBe('rejected');
  });

  it('lets one verdict count when provider and operator decide together', async () => {
    const { caseId } = await newCase();
    await verification.check(caseId);
    answers.ask = { ok: true, verdict: { status: 'verified' } };
    await Promise.all([
      verification.check(caseId),
      verification.decide({ caseId, ruling: { status: 'rejected', refusal: 'expired' } }),
      verification.check(caseId),
    ]);
    const { count } = await server.database.db.one<{ count: bigint }>(
      `select count(*) as count from outbox where topic = 'verification.decided' and key = $1`,
      [caseId.toString()],
    );
    expect(count).toBe(1n);
  });

  it('submits nothing of an erased player', async () => {
    const { playerId, caseId } = await newCase();
    await server.database.db.run('delete from player_keys where player_id = $1', [playerId]);
    await verification.check(caseId);
    expect(handed).toEqual([]);
    expect(await verification.decide({ caseId, ruling: { status: 'verified' } })).toEqual({
      ok: false,
      reason: 'not_found',
    });
  });
});

describe('the sweep', () => {
  it('restarts a lost job', async () => {
    const { caseId } = await newCase();
    await server.database.db.run('delete from jobs');
    await verification.sweep();
    expect(await rowOf(caseId)).toMatchObject({ jobs: 0n });
    await server.database.db.run(
      `update verification_cases set next_ask_at = now() - interval '1 hour' where id = $1`,
      [caseId],
    );
    await verification.sweep();
    expect(await rowOf(caseId)).toMatchObject({ jobs: 1n });
  });

  it('removes old unreferenced files only', async () => {
    await newCase();
    const documents = path.join(folder, 'papers');
    const [orphan, fresh] = ['d'.repeat(64), 'e'.repeat(64)];
    for (const name of [orphan, fresh]) writeFileSync(path.join(documents, name), 'left by a crash');
    const known = readdirSync(documents).filter((name) => name !== orphan);
    for (const name of known.filter((one) => one !== fresh)) utimesSync(path.join(documents, name), 0, 0);
    utimesSync(path.join(documents, orphan), 0, 0);
    await verification.sweep();
    expect(readdirSync(documents).toSorted()).toEqual(known.toSorted());
  });
});
