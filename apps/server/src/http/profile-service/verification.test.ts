import * as contract from '@carmine/contract';
import * as office from '@carmine/contract/back-office';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { multipart, pdf, photo, svg } from '../../testing/papers.ts';
import { enrolOperator } from '../../testing/operators.ts';
import { testServer, type SignedUp, type TestServer, type Visitor } from '../../testing/test-server.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'carmine-papers-'));
const base = '/profile-service/api/v1/profile';

let server: TestServer;
let risk: Visitor;
let risk2: Visitor;
let support: Visitor;
let picture: Buffer;

interface File {
  readonly field: string;
  readonly name: string;
  readonly bytes: Buffer;
}

const send = async (player: Pick<Visitor, 'cookie'>, kind: 'id' | 'bill', files: readonly File[]) => {
  const { payload, headers } = multipart(files);
  const reply = await server.doors.site.inject({
    method: 'POST',
    url: `${base}/${kind}-verification`,
    headers: { ...headers, origin: server.url, cookie: player.cookie() },
    payload,
  });
  return { status: reply.statusCode, body: reply.json<{ status?: string; code?: string; errors?: unknown }>() };
};

const identity = (prefix = ''): File[] => [
  { field: 'front', name: `${prefix}front.jpg`, bytes: picture },
  { field: 'selfie', name: 'selfie.jpg', bytes: picture },
];
const bill = (name = 'bill.pdf', bytes = pdf()): File[] => [{ field: 'file', name, bytes }];

const stateOf = async (player: Visitor, kind: 'id' | 'bill') => {
  const endpoint = kind === 'id' ? contract.getIdVerification : contract.getBillVerification;
  const result = await player.call(endpoint, {});
  if (!result.ok) throw new Error(result.problem.code);
  return result.data;
};

const settled = (player: Visitor, kind: 'id' | 'bill') =>
  vi.waitFor(
    async () => {
      const state = await stateOf(player, kind);
      if (state.status === 'pending') throw new Error('still pending');
      return state;
    },
    { timeout: 8_000, interval: 100 },
  );

const queue = async (state: 'pending' | 'decided' = 'pending') => {
  const result = await risk.call(office.listVerifications, { query: { state, size: 100 } });
  if (!result.ok) throw new Error(result.problem.code);
  return result.data.items;
};

/** Papers that only a person decides about, and their case. */
const waitingCase = async (player?: SignedUp) => {
  const owner = player ?? (await server.signUp());
  expect((await send(owner, 'bill', bill('pending.pdf'))).status).toBe(201);
  const found = (await queue()).find((item) => item.player.id === owner.userId);
  if (found === undefined) throw new Error('Not in the queue');
  return { owner, id: found.id };
};

const readCase = async (id: string) => {
  const result = await risk.call(office.readVerification, { params: { id } });
  if (!result.ok) throw new Error(result.problem.code);
  return result.data;
};

const mailsTo = async (email: string): Promise<{ subject: string; text: string }[]> => {
  const reply = await fetch(`${server.outside.url}/mail?to=${encodeURIComponent(email)}`, {
    headers: { accept: 'application/json' },
  });
  return (await reply.json()) as { subject: string; text: string }[];
};

beforeAll(async () => {
  picture = await photo();
  server = await testServer({ env: { DATA_DIR: dataDir } });
  risk = await enrolOperator(server, 'risk');
  risk2 = await enrolOperator(server, 'risk');
  support = await enrolOperator(server, 'support');
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('a player', () => {
  it('is verified about a second after handing in good papers, in the profile too, and gets a mail', async () => {
    const player = await server.signUp();
    expect(await stateOf(player, 'id')).toEqual({ status: 'none', verified: false });
    const sent = await send(player, 'id', identity());
    expect(sent).toMatchObject({ status: 201, body: { status: 'pending', verified: false } });
    expect(await settled(player, 'id')).toMatchObject({ status: 'verified', verified: true });
    const profile = await player.call(contract.getProfile, {});
    expect(profile.ok && profile.data.idVerification).toEqual({ verified: true, status: 'verified' });
    expect(profile.ok && profile.data.billVerification).toEqual({ verified: false, status: 'none' });
    await vi.waitFor(
      async () =>
        expect((await mailsTo(player.email)).map(({ subject }) => subject).join()).toContain('identity is verified'),
      { timeout: 5_000 },
    );
    expect(await send(player, 'id', identity())).toMatchObject({ status: 409, body: { code: 'already_verified' } });
  });

  it('reads why papers were refused, in the mail too, and may send others', async () => {
    const player = await server.signUp();
    await send(player, 'bill', bill('reject-this.pdf'));
    const refused = await settled(player, 'bill');
    expect(refused).toMatchObject({ status: 'rejected', verified: false });
    expect(refused.reason).toContain('cut off');
    await vi.waitFor(
      async () => expect((await mailsTo(player.email)).map(({ text }) => text).join()).toContain('cut off'),
      { timeout: 5_000 },
    );
    expect((await send(player, 'bill', bill('whole.pdf'))).status).toBe(201);
    const verified = await settled(player, 'bill');
    expect(verified).toMatchObject({ status: 'verified' });
    expect(verified.reason).toBeUndefined();
  });

  it('stays pending where the check takes longer, and cannot send the same again meanwhile', async () => {
    const { owner } = await waitingCase();
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(await stateOf(owner, 'bill')).toMatchObject({ status: 'pending' });
    expect(await send(owner, 'bill', bill())).toMatchObject({ status: 409, body: { code: 'verification_pending' } });
  });

  it('keeps the address that the bill proved', async () => {
    const player = await server.signUp();
    const details = { country: 'MT', city: 'Sliema', address: '14 Triq il-Wied', zipCode: 'SLM 1432' };
    expect((await player.call(contract.putProfile, { body: details })).ok).toBe(true);
    await send(player, 'bill', bill());
    await settled(player, 'bill');
    const moved = await player.call(contract.putProfile, { body: { address: 'Elsewhere 1' } });
    expect(moved.ok ? 'changed' : moved.problem.code).toBe('field_locked');
  });

  it('is not verified for an address that was changed while the papers were being checked', async () => {
    const player = await server.signUp();
    await player.call(contract.putProfile, { body: { country: 'MT', city: 'Sliema', address: 'Old 1', zipCode: '1' } });
    await send(player, 'bill', bill());
    expect((await player.call(contract.putProfile, { body: { address: 'New 2' } })).ok).toBe(true);
    await vi.waitFor(
      async () => expect((await queue()).find((item) => item.player.id === player.userId)?.stage).toBe('manual'),
      { timeout: 5_000 },
    );
    const id = (await queue()).find((item) => item.player.id === player.userId)?.id ?? '';
    const shown = await readCase(id);
    expect(shown.details?.address).toContain('New 2');
    expect(shown.detailsAtHandIn?.address).toContain('Old 1');
  });

  it.each<[string, number, string, 'id' | 'bill', () => File[]]>([
    ['a drawing with a script', 422, 'paper_type_refused', 'bill', () => bill('a.png', svg())],
    ['a wrong ending', 422, 'paper_name_mismatch', 'bill', () => bill('a.pdf', picture)],
    ['more than 10 MB', 413, 'paper_too_large', 'bill', () => bill('a.pdf', Buffer.alloc(10 * 1024 * 1024 + 1))],
    ['nothing', 422, 'paper_missing', 'bill', () => []],
    ['no selfie', 422, 'paper_missing', 'id', () => identity().slice(0, 1)],
    ['a field too many', 422, 'invalid_request', 'bill', () => [...bill(), { field: 'x', name: 'x', bytes: pdf() }]],
    ['the same field twice', 422, 'invalid_request', 'bill', () => [...bill(), ...bill()]],
  ])('hears why %s is not taken', async (_what, status, code, kind, files) => {
    const player = await server.signUp();
    expect(await send(player, kind, files())).toMatchObject({ status, body: { code } });
    expect(await stateOf(player, kind)).toMatchObject({ status: 'none' });
  });

  it('makes one case of two uploads at once, whatever process they reach', async () => {
    const player = await server.signUp();
    const statuses = (await Promise.all([1, 2, 3].map(() => send(player, 'bill', bill('pending.pdf'))))).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    const other = await server.signUp();
    const playerId = server.platform.ids.decode('usr', other.userId);
    if (playerId === undefined) throw new Error('No such player');
    const uploads = [{ side: 'bill' as const, name: 'pending.pdf', bytes: pdf() }];
    const results = await Promise.all(
      [1, 2, 3].map(() => server.modules.verification.submit({ playerId, kind: 'bill', uploads })),
    );
    expect(results.map((result) => (result.ok ? 'taken' : result.reason)).toSorted()).toEqual([
      'taken',
      'verification_pending',
      'verification_pending',
    ]);
    const { count } = await server.database.db.one<{ count: bigint }>(
      'select count(*) as count from verification_papers where player_id = $1',
      [playerId],
    );
    expect(count).toBe(1n);
  });

  it('may hand in twenty files and not one more', async () => {
    const player = await server.signUp();
    const playerId = server.platform.ids.decode('usr', player.userId);
    if (playerId === undefined) throw new Error('No such player');
    for (let round = 0; round < 10; round += 1) {
      expect((await send(player, 'id', identity('reject-'))).status).toBe(201);
      await server.database.db.run(
        `update verification_cases set status = 'rejected', refusal = 'other', decided_at = now()
         where player_id = $1 and status = 'pending'`,
        [playerId],
      );
    }
    expect(await send(player, 'id', identity())).toMatchObject({ status: 422, body: { code: 'too_many_papers' } });
  });

  it('is asked to sign in first', async () => {
    expect((await send(server.visitor(), 'bill', bill())).status).toBe(401);
  });
});

describe('the files', () => {
  it('lie sealed under random names, and a refused hand-in leaves none', async () => {
    const folder = path.join(dataDir, 'papers');
    const player = await server.signUp();
    const before = readdirSync(folder);
    await send(player, 'bill', bill('a-bill.pdf', svg()));
    expect(readdirSync(folder)).toEqual(before);
    await send(player, 'bill', bill('pending-bill.pdf'));
    const added = readdirSync(folder).filter((name) => !before.includes(name));
    expect(added).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    const bytes = readFileSync(path.join(folder, added[0] ?? ''));
    expect(bytes.includes('%PDF')).toBe(false);
  });

  it('cannot be read by anybody once the player’s key is gone', async () => {
    const { owner, id } = await waitingCase();
    const paper = (await readCase(id)).papers[0]?.id ?? '';
    const playerId = server.platform.ids.decode('usr', owner.userId);
    await server.database.db.run('delete from player_keys where player_id = $1', [playerId]);
    const look = await risk.call(office.readVerificationPaper, { params: { id, paper } });
    expect(look.ok ? 'shown' : look.problem.code).toBe('case_not_found');
    const shown = await readCase(id);
    expect(shown).toMatchObject({ details: null, player: { name: '–' } });
    expect(shown.papers.map(({ name }) => name)).toEqual(['–']);
  });
});

describe('an operator', () => {
  const download = async (visitor: Visitor, id: string, paper: string) =>
    server.doors.backOffice.inject({
      method: 'GET',
      url: `/back-office/api/v1/verifications/${id}/papers/${paper}`,
      headers: { cookie: visitor.cookie() },
    });
  const auditOf = async (player: string): Promise<string[]> => {
    const log = await risk.call(office.readAuditLog, { query: { player, size: 100 } });
    return log.ok ? log.data.items.map(({ action }) => action) : [];
  };

  it('gets a paper as a download that can run nothing, and every look is in the audit log', async () => {
    const { owner, id } = await waitingCase();
    const shown = await readCase(id);
    expect(shown).toMatchObject({ kind: 'bill', status: 'pending', details: { name: 'Ann Example' } });
    expect(shown.papers).toMatchObject([{ side: 'bill', type: 'application/pdf', name: 'pending.pdf' }]);
    const reply = await download(risk, id, shown.papers[0]?.id ?? '');
    expect(reply.rawPayload.equals(pdf())).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="bill.pdf"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(reply.headers['content-security-policy']).toContain('sandbox');
    expect(await auditOf(owner.userId)).toEqual(['verification.read_paper', 'verification.read']);
  });

  it('needs the permission, and players have no way in at all', async () => {
    const { owner, id } = await waitingCase();
    const paper = (await readCase(id)).papers[0]?.id ?? '';
    const queued = await support.call(office.listVerifications, { query: {} });
    expect(queued.ok ? 200 : queued.status).toBe(403);
    expect((await download(support, id, paper)).statusCode).toBe(403);
    expect((await download(owner, id, paper)).statusCode).toBe(401);
    const onSite = await server.doors.site.inject({
      method: 'GET',
      url: `/back-office/api/v1/verifications/${id}/papers/${paper}`,
      headers: { cookie: owner.cookie() },
    });
    expect(onSite.statusCode).toBe(404);
  });

  it('finds no paper by the id of another case, nor by a made-up one', async () => {
    const [one, other] = [await waitingCase(), await waitingCase()];
    const paper = (await readCase(one.id)).papers[0]?.id ?? '';
    expect((await download(risk, other.id, paper)).statusCode).toBe(404);
    expect((await download(risk, 'ver_00000000000000000000000000', paper)).statusCode).toBe(404);
  });

  it('approves, and the player is verified', async () => {
    const { owner, id } = await waitingCase();
    const { detailsVersion } = await readCase(id);
    const decided = await risk.call(office.decideVerification, {
      params: { id },
      body: { verdict: 'approve', detailsVersion },
    });
    expect(decided).toMatchObject({ ok: true, status: 204 });
    expect(await stateOf(owner, 'bill')).toMatchObject({ status: 'verified', verified: true });
    expect(await auditOf(owner.userId)).toContain('verification.approve');
    expect((await queue('decided')).find((item) => item.id === id)).toMatchObject({ decidedBy: 'Olga Office' });
  });

  it('refuses with a reason and words of their own, which nobody but the player reads', async () => {
    const { owner, id } = await waitingCase();
    const note = 'The street on it is Rue Secrète.';
    const body = { verdict: 'refuse', reason: 'address_differs', note } as const;
    expect((await risk.call(office.decideVerification, { params: { id }, body })).ok).toBe(true);
    const state = await stateOf(owner, 'bill');
    expect(state).toMatchObject({ status: 'rejected' });
    expect(state.reason).toContain('not the address in your account');
    expect(state.reason).toContain(note);
    const { rows } = await server.database.db.one<{ rows: string }>(
      `select (select json_agg(a) from audit_log a)::text || (select json_agg(o) from outbox o)::text ||
         (select json_agg(c) from verification_cases c)::text as rows`,
    );
    expect(rows).not.toContain('Rue Secrète');
  });

  it('decides once, however many decide at the same moment', async () => {
    const { owner, id } = await waitingCase();
    const { detailsVersion } = await readCase(id);
    const results = await Promise.all([
      risk.call(office.decideVerification, { params: { id }, body: { verdict: 'approve', detailsVersion } }),
      risk2.call(office.decideVerification, { params: { id }, body: { verdict: 'refuse', reason: 'expired' } }),
      risk2.call(office.decideVerification, { params: { id }, body: { verdict: 'approve', detailsVersion } }),
    ]);
    expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409]);
    const written = (await auditOf(owner.userId)).filter((action) => /approve|refuse/.test(action));
    expect(written).toHaveLength(1);
  });

  it('does not approve details that were changed after the look', async () => {
    const player = await server.signUp();
    await player.call(contract.putProfile, { body: { country: 'MT', city: 'Sliema', address: 'Old 1', zipCode: '1' } });
    const { id } = await waitingCase(player);
    const { detailsVersion } = await readCase(id);
    await player.call(contract.putProfile, { body: { address: 'New 2' } });
    const decided = await risk.call(office.decideVerification, {
      params: { id },
      body: { verdict: 'approve', detailsVersion },
    });
    expect(decided.ok ? 'approved' : decided.problem.code).toBe('details_changed');
  });

  it('is told when the same file came from somebody else too', async () => {
    const [first, second] = [await server.signUp(), await server.signUp()];
    const own = pdf('/Lang (a-rare-one)');
    await send(first, 'bill', bill('pending.pdf', own));
    await send(second, 'bill', bill('pending-too.pdf', own));
    const id = (await queue()).find((item) => item.player.id === second.userId)?.id ?? '';
    expect((await readCase(id)).samePapersOf).toEqual([first.userId]);
  });
});
