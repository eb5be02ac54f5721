import { putProfile } from '@carmine/contract/account/profile';
import { readAuditLog } from '@carmine/contract/back-office/audit';
import {
  decideVerification,
  listVerifications,
  readVerificationDocument,
} from '@carmine/contract/back-office/players/verification';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enrolOperator } from '../../../testing/operators.ts';
import { pdf } from '../../../testing/test-documents.ts';
import { billFile, openDocumentsDesk, type DocumentsDesk } from '../../../testing/documents-desk.ts';
import type { Visitor } from '../../../testing/test-server.ts';

let desk: DocumentsDesk;
let risk2: Visitor;
let support: Visitor;
beforeAll(async () => {
  desk = await openDocumentsDesk();
  risk2 = await enrolOperator(desk.server, 'risk');
  support = await enrolOperator(desk.server, 'support');
});
afterAll(() => desk.close());

describe('an operator', () => {
  const download = async (visitor: Visitor, id: string, document: string) =>
    desk.server.doors.backOffice.inject({
      method: 'GET',
      url: `/back-office/api/v1/verifications/${id}/documents/${document}`,
      headers: { cookie: visitor.cookie() },
    });
  const auditOf = async (player: string): Promise<string[]> => {
    const log = await desk.risk.call(readAuditLog, { query: { player, size: 100 } });
    return log.ok ? log.data.items.map(({ action }) => action) : [];
  };

  it('gets a document as a download that can run nothing, and every view is in the audit log', async () => {
    const { owner, id } = await desk.waitingCase();
    const shown = await desk.readCase(id);
    expect(shown).toMatchObject({ kind: 'bill', status: 'pending', details: { name: 'Ann Example' } });
    expect(shown.documents).toMatchObject([{ side: 'bill', type: 'application/pdf', name: 'pending.pdf' }]);
    const reply = await download(desk.risk, id, shown.documents[0]?.id ?? '');
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
    const { owner, id } = await desk.waitingCase();
    const document = (await desk.readCase(id)).documents[0]?.id ?? '';
    const queued = await support.call(listVerifications, { query: {} });
    expect(queued.ok ? 200 : queued.status).toBe(403);
    expect((await download(support, id, document)).statusCode).toBe(403);
    expect((await download(owner, id, document)).statusCode).toBe(401);
    const onSite = await desk.server.doors.site.inject({
      method: 'GET',
      url: `/back-office/api/v1/verifications/${id}/documents/${document}`,
      headers: { cookie: owner.cookie() },
    });
    expect(onSite.statusCode).toBe(404);
  });

  it('finds no document by the id of another case, nor by a made-up one', async () => {
    const [one, other] = [await desk.waitingCase(), await desk.waitingCase()];
    const document = (await desk.readCase(one.id)).documents[0]?.id ?? '';
    expect((await download(desk.risk, other.id, document)).statusCode).toBe(404);
    expect((await download(desk.risk, 'ver_00000000000000000000000000', document)).statusCode).toBe(404);
  });

  it('approves, and the player is verified', async () => {
    const { owner, id } = await desk.waitingCase();
    const { detailsVersion } = await desk.readCase(id);
    const decided = await desk.risk.call(decideVerification, {
      params: { id },
      body: { verdict: 'approve', detailsVersion },
    });
    expect(decided).toMatchObject({ ok: true, status: 204 });
    expect(await desk.stateOf(owner, 'bill')).toMatchObject({ status: 'verified', verified: true });
    expect(await auditOf(owner.userId)).toContain('verification.approve');
    expect((await desk.queue('decided')).find((item) => item.id === id)).toMatchObject({ decidedBy: 'Olga Office' });
  });

  it('rejects with a reason and a message that only the player reads', async () => {
    const { owner, id } = await desk.waitingCase();
    const note = 'The street on it is Rue Secrète.';
    const body = { verdict: 'refuse', reason: 'address_differs', note } as const;
    expect((await desk.risk.call(decideVerification, { params: { id }, body })).ok).toBe(true);
    const state = await desk.stateOf(owner, 'bill');
    expect(state).toMatchObject({ status: 'rejected' });
    expect(state.reason).toContain('not the address in your account');
    expect(state.reason).toContain(note);
    const { rows } = await desk.server.database.db.one<{ rows: string }>(
      `select (select json_agg(a) from audit_log a)::text || (select json_agg(o) from outbox o)::text ||
         (select json_agg(c) from verification_cases c)::text as rows`,
    );
    expect(rows).not.toContain('Rue Secrète');
  });

  it('decides once, however many decide at the same moment', async () => {
    const { owner, id } = await desk.waitingCase();
    const { detailsVersion } = await desk.readCase(id);
    const results = await Promise.all([
      desk.risk.call(decideVerification, { params: { id }, body: { verdict: 'approve', detailsVersion } }),
      risk2.call(decideVerification, { params: { id }, body: { verdict: 'refuse', reason: 'expired' } }),
      risk2.call(decideVerification, { params: { id }, body: { verdict: 'approve', detailsVersion } }),
    ]);
    expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409]);
    const written = (await auditOf(owner.userId)).filter((action) => /approve|refuse/.test(action));
    expect(written).toHaveLength(1);
  });

  it('does not approve details that were changed after the view', async () => {
    const player = await desk.server.signUp();
    await player.call(putProfile, { body: { country: 'MT', city: 'Sliema', address: 'Old 1', zipCode: '1' } });
    const { id } = await desk.waitingCase(player);
    const { detailsVersion } = await desk.readCase(id);
    await player.call(putProfile, { body: { address: 'New 2' } });
    const decided = await desk.risk.call(decideVerification, {
      params: { id },
      body: { verdict: 'approve', detailsVersion },
    });
    expect(decided.ok ? 'approved' : decided.problem.code).toBe('details_changed');
  });

  it('is told when the same file came from somebody else too', async () => {
    const [first, second] = [await desk.server.signUp(), await desk.server.signUp()];
    const own = pdf('/Lang (a-rare-one)');
    await desk.send(first, 'bill', billFile('pending.pdf', own));
    await desk.send(second, 'bill', billFile('pending-too.pdf', own));
    const id = (await desk.queue()).find((item) => item.player.id === second.userId)?.id ?? '';
    expect((await desk.readCase(id)).sameDocumentsOf).toEqual([first.userId]);
  });

  it('cannot be read once the player’s key is destroyed', async () => {
    const { owner, id } = await desk.waitingCase();
    const document = (await desk.readCase(id)).documents[0]?.id ?? '';
    const playerId = desk.server.platform.ids.decode('usr', owner.userId);
    await desk.server.database.db.run('delete from player_keys where player_id = $1', [playerId]);
    const look = await desk.risk.call(readVerificationDocument, { params: { id, document } });
    expect(look.ok ? 'shown' : look.problem.code).toBe('case_not_found');
    const shown = await desk.readCase(id);
    expect(shown).toMatchObject({ details: null, player: { name: '–' } });
    expect(shown.documents.map(({ name }) => name)).toEqual(['–']);
  });
});
