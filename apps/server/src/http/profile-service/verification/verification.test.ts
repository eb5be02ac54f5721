import { getProfile, putProfile } from '@carmine/contract/account/profile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdf, svg } from '../../../testing/test-documents.ts';
import { billFile, openDocumentsDesk, type DocumentFile, type DocumentsDesk } from '../../../testing/documents-desk.ts';

let desk: DocumentsDesk;
beforeAll(async () => {
  desk = await openDocumentsDesk();
});
afterAll(() => desk.close());

const mailsTo = async (email: string): Promise<{ subject: string; text: string }[]> => {
  const reply = await fetch(`${desk.server.outside.url}/mail?to=${encodeURIComponent(email)}`, {
    headers: { accept: 'application/json' },
  });
  return (await reply.json()) as { subject: string; text: string }[];
};

describe('a player', () => {
  it('is verified about a second after handing in good documents, in the profile too, and gets a mail', async () => {
    const player = await desk.server.signUp();
    expect(await desk.stateOf(player, 'id')).toEqual({ status: 'none', verified: false });
    const sent = await desk.send(player, 'id', desk.identityFiles());
    expect(sent).toMatchObject({ status: 201, body: { status: 'pending', verified: false } });
    expect(await desk.settled(player, 'id')).toMatchObject({ status: 'verified', verified: true });
    const profile = await player.call(getProfile, {});
    expect(profile.ok && profile.data.idVerification).toEqual({ verified: true, status: 'verified' });
    expect(profile.ok && profile.data.billVerification).toEqual({ verified: false, status: 'none' });
    await expect
      .poll(async () => (await mailsTo(player.email)).map(({ subject }) => subject).join())
      .toContain('identity is verified');
    expect(await desk.send(player, 'id', desk.identityFiles())).toMatchObject({
      status: 409,
      body: { code: 'already_verified' },
    });
  });

  it('reads why documents were refused, in the mail too, and may send others', async () => {
    const player = await desk.server.signUp();
    await desk.send(player, 'bill', billFile('reject-this.pdf'));
    const refused = await desk.settled(player, 'bill');
    expect(refused).toMatchObject({ status: 'rejected', verified: false });
    expect(refused.reason).toContain('cut off');
    expect(refused.refusal).toBe('cut_off');
    await expect.poll(async () => (await mailsTo(player.email)).map(({ text }) => text).join()).toContain('cut off');
    expect((await desk.send(player, 'bill', billFile('whole.pdf'))).status).toBe(201);
    const verified = await desk.settled(player, 'bill');
    expect(verified).toMatchObject({ status: 'verified' });
    expect(verified.reason).toBeUndefined();
  });

  it('stays pending where the check takes longer, and cannot send the same again meanwhile', async () => {
    const { owner } = await desk.waitingCase();
    // Submitted, and queried at least once since.
    await expect.poll(() => desk.timesAsked(owner)).toBeGreaterThan(1);
    expect(await desk.stateOf(owner, 'bill')).toMatchObject({ status: 'pending' });
    expect(await desk.send(owner, 'bill', billFile())).toMatchObject({
      status: 409,
      body: { code: 'verification_pending' },
    });
  });

  it('keeps the address that the bill proved', async () => {
    const player = await desk.server.signUp();
    const details = { country: 'MT', city: 'Sliema', address: '14 Triq il-Wied', zipCode: 'SLM 1432' };
    expect((await player.call(putProfile, { body: details })).ok).toBe(true);
    await desk.send(player, 'bill', billFile());
    await desk.settled(player, 'bill');
    const moved = await player.call(putProfile, { body: { address: 'Elsewhere 1' } });
    expect(moved.ok ? 'changed' : moved.problem.code).toBe('field_locked');
  });

  it('may deposit only with a verified identity if the jurisdiction requires it first', async () => {
    const player = await desk.server.signUp();
    const details = { country: 'GB', dateOfBirth: 642_902_400 };
    expect((await player.call(putProfile, { body: details })).ok).toBe(true);
    const playerId = desk.server.platform.ids.decode('usr', player.userId);
    if (playerId === undefined) throw new Error('No such player');
    const permission = () => desk.server.modules.compliance.mayDeposit({ playerId, addressCountry: 'GB' });
    expect(await permission()).toEqual({ ok: false, reason: 'verification_required' });
    await desk.send(player, 'id', desk.identityFiles());
    await desk.settled(player, 'id');
    expect(await permission()).toMatchObject({ ok: true });
  });

  it('is not verified for an address that was changed while the documents were being checked', async () => {
    const player = await desk.server.signUp();
    await player.call(putProfile, { body: { country: 'MT', city: 'Sliema', address: 'Old 1', zipCode: '1' } });
    await desk.send(player, 'bill', billFile());
    expect((await player.call(putProfile, { body: { address: 'New 2' } })).ok).toBe(true);
    await expect
      .poll(async () => (await desk.queue()).find((item) => item.player.id === player.userId)?.stage)
      .toBe('manual');
    const id = (await desk.queue()).find((item) => item.player.id === player.userId)?.id ?? '';
    const shown = await desk.readCase(id);
    expect(shown.details?.address).toContain('New 2');
    expect(shown.detailsAtHandIn?.address).toContain('Old 1');
  });

  it.each<[string, number, string, 'id' | 'bill', () => DocumentFile[]]>([
    ['a drawing with a script', 422, 'document_type_refused', 'bill', () => billFile('a.png', svg())],
    ['more than 10 MB', 413, 'document_too_large', 'bill', () => billFile('a.pdf', Buffer.alloc(10 * 1024 * 1024 + 1))],
    ['nothing', 422, 'document_missing', 'bill', () => []],
    ['no selfie', 422, 'document_missing', 'id', () => desk.identityFiles().slice(0, 1)],
    [
      'a field too many',
      422,
      'invalid_request',
      'bill',
      () => [...billFile(), { field: 'x', name: 'x', bytes: pdf() }],
    ],
    ['the same field twice', 422, 'invalid_request', 'bill', () => [...billFile(), ...billFile()]],
  ])('hears why %s is not taken', async (_what, status, code, kind, files) => {
    const player = await desk.server.signUp();
    expect(await desk.send(player, kind, files())).toMatchObject({ status, body: { code } });
    expect(await desk.stateOf(player, kind)).toMatchObject({ status: 'none' });
  });

  it('may send the bill while the identity is still being taken in: it waits for its turn', async () => {
    const player = await desk.server.signUp();
    const sent = await Promise.all([
      desk.send(player, 'id', desk.identityFiles()),
      desk.send(player, 'bill', billFile()),
    ]);
    expect(sent.map(({ status }) => status)).toEqual([201, 201]);
  });

  it('makes one case of two uploads at once, whatever process they reach', async () => {
    const player = await desk.server.signUp();
    const sent = await Promise.all([1, 2, 3].map(() => desk.send(player, 'bill', billFile('pending.pdf'))));
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    // One waits for the first and is refused because of its case; others meanwhile are refused at once.
    const refused = sent.filter(({ status }) => status === 409).map(({ body }) => body.code);
    expect(['upload_under_way', 'verification_pending']).toEqual(expect.arrayContaining(refused));
    const other = await desk.server.signUp();
    const playerId = desk.server.platform.ids.decode('usr', other.userId);
    if (playerId === undefined) throw new Error('No such player');
    const uploads = [{ side: 'bill' as const, name: 'pending.pdf', bytes: pdf() }];
    const results = await Promise.all(
      [1, 2, 3].map(() => desk.server.modules.verification.submit({ playerId, kind: 'bill', uploads })),
    );
    expect(results.map((result) => (result.ok ? 'taken' : result.reason)).toSorted()).toEqual([
      'taken',
      'verification_pending',
      'verification_pending',
    ]);
    const { count } = await desk.server.database.db.one<{ count: bigint }>(
      'select count(*) as count from verification_documents where player_id = $1',
      [playerId],
    );
    expect(count).toBe(1n);
  });

  it('may hand in twenty files within thirty days and not one more', async () => {
    const player = await desk.server.signUp();
    const playerId = desk.server.platform.ids.decode('usr', player.userId);
    if (playerId === undefined) throw new Error('No such player');
    for (let round = 0; round < 10; round += 1) {
      expect((await desk.send(player, 'id', desk.identityFiles('reject-'))).status).toBe(201);
      await desk.server.database.db.run(
        `update verification_cases set status = 'rejected', refusal = 'other', decided_at = now()
         where player_id = $1 and status = 'pending'`,
        [playerId],
      );
    }
    expect(await desk.send(player, 'id', desk.identityFiles())).toMatchObject({
      status: 422,
      body: { code: 'too_many_documents' },
    });
    // Attempts older than a month do not count, so that nobody is blocked permanently.
    await desk.server.database.db.run(
      `update verification_documents set created_at = now() - interval '31 days' where player_id = $1`,
      [playerId],
    );
    expect((await desk.send(player, 'id', desk.identityFiles())).status).toBe(201);
  });

  it('is asked to sign in first', async () => {
    expect((await desk.send(desk.server.visitor(), 'bill', billFile())).status).toBe(401);
  });
});

describe('the files', () => {
  it('lie sealed under random names, and a refused hand-in leaves none', async () => {
    const { db } = desk.server.database;
    const names = async () =>
      (await db.rows<{ name: string }>(`select name from sealed_files where shelf = 'papers'`)).map(({ name }) => name);
    const player = await desk.server.signUp();
    const before = await names();
    await desk.send(player, 'bill', billFile('a-bill.pdf', svg()));
    expect(await names()).toEqual(before);
    await desk.send(player, 'bill', billFile('pending-bill.pdf'));
    const added = (await names()).filter((name) => !before.includes(name));
    expect(added).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    const { bytes } = await db.one<{ bytes: Buffer }>('select bytes from sealed_files where name = $1', added);
    expect(bytes.includes('%PDF')).toBe(false);
  });
});
