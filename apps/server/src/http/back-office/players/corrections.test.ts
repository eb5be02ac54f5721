import { getNotices } from '@carmine/contract/account/notices';
import { getProfile, putProfile } from '@carmine/contract/account/profile';
import { putSelfExclude } from '@carmine/contract/account/protection';
import { readAuditLog } from '@carmine/contract/back-office/audit';
import { operatorSelf } from '@carmine/contract/back-office/operators';
import { correctPlayerDetails, type DetailsCorrection } from '@carmine/contract/back-office/players/corrections';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enrolOperator } from '../../../testing/operators.ts';
import { testServer, type SignedUp, type TestServer, type Visitor } from '../../../testing/test-server.ts';

let server: TestServer;
let risk: Visitor;

beforeAll(async () => {
  server = await testServer();
  risk = await enrolOperator(server, 'risk');
});
afterAll(() => server.close());

const reason = 'a typing mistake, seen on the passport';
const born = 642_902_400;

const dataOf = <T>(result: { ok: true; data: T } | { ok: false; problem: { code: string } }): T => {
  if (!result.ok) throw new Error(result.problem.code);
  return result.data;
};
const numberOf = ({ userId }: SignedUp) => {
  const id = server.platform.ids.decode('usr', userId);
  if (id === undefined) throw new Error('No such player');
  return id;
};
const correct = ({ userId }: SignedUp, correction: DetailsCorrection, operator = risk) =>
  operator.call(correctPlayerDetails, { params: { id: userId }, body: { ...correction, reason } });
const profileOf = async (player: SignedUp) => dataOf(await player.call(getProfile, {}));

const verified = async () => {
  const player = await server.signUp();
  dataOf(await player.call(putProfile, { body: { dateOfBirth: born, country: 'MT', gender: 'Male' } }));
  await server.database.db.run(
    `insert into verification_cases (player_id, kind, provider, details_sealed, status, decided_at)
     select $1, kind, 'manual', 'x', 'verified', now() from unnest(array['identity', 'bill']) kind`,
    [numberOf(player)],
  );
  return player;
};
const askedFor = (player: SignedUp, run = server.database.app) =>
  run.run(
    `insert into cash_outs (player_id, method, currency, amount, fee, eur_cents, eur_rate, address, due_at)
     values ($1, 'ETH', 'ETH', 10000000, 1000, 2000, 2000, $2, now() + interval '1 hour')`,
    [numberOf(player), `0x${player.userId}`],
  );

describe('a correction', () => {
  test('changes fields locked for the player, who is notified; the audit log has fields and reason, and no value', async () => {
    const player = await server.signUp();
    dataOf(await player.call(putProfile, { body: { dateOfBirth: born, country: 'MT', gender: 'Male' } }));
    const home = { address: '7 Quarantine Lane', zipCode: 'VLT 1234', city: 'Valletta' };
    const correction = {
      ...{ firstName: 'Xaviera', dateOfBirth: born + 86_400, country: 'Germany', home },
      gender: 'Female',
      phone: { dialingCode: '+49', phoneNumber: '3055512345' },
    } as const;
    expect((await correct(player, correction)).status).toBe(204);
    expect(await profileOf(player)).toMatchObject({
      ...{ firstName: 'Xaviera', lastName: 'Example' },
      userDetails: {
        ...{ ...home, address2: null, dateOfBirth: born + 86_400, gender: 'Female', country: 'DE' },
        phone: correction.phone,
      },
    });
    const log = dataOf(await risk.call(readAuditLog, { query: { player: player.userId } }));
    const fields = ['firstName', 'dateOfBirth', 'gender', 'country', 'phone', 'home'];
    expect(log.items[0]).toMatchObject({ action: 'player.correct', details: { fields, reason } });
    const { rows } = await server.database.db.one<{ rows: string }>(
      `select (select json_agg(a) from audit_log a)::text || (select json_agg(o) from outbox o)::text ||
         (select json_agg(p) from player_profiles p)::text as rows`,
    );
    for (const value of ['Xaviera', 'Quarantine', '3055512345']) expect(rows).not.toContain(value);
    await expect
      .poll(async () => dataOf(await player.call(getNotices, {})).items.map(({ data }) => data['change']))
      .toContain('details_corrected');
  });

  test.each<[string, DetailsCorrection, string]>([
    ['of nothing', {}, 'nothing_changed'],
    ['to what stands there', { firstName: 'Ann' }, 'nothing_changed'],
    ['to a name that is none', { lastName: '123' }, 'name_not_valid'],
    ['to a country that is none', { country: 'Atlantis' }, 'unknown_country'],
    ['to a phone of nowhere', { phone: { dialingCode: '+000', phoneNumber: '12345678' } }, 'unknown_dialing_code'],
    ['to a child', { dateOfBirth: Date.UTC(2015, 0, 1) / 1000 }, 'invalid_request'],
  ])('%s is refused', async (_what, correction, code) => {
    expect(await correct(await server.signUp(), correction)).toMatchObject({ status: 422, problem: { code } });
  });

  test('is for those who watch over risk, and wants their second factor shown lately', async () => {
    const player = await server.signUp();
    for (const role of ['support', 'payments', 'content'] as const) {
      const operator = await enrolOperator(server, role);
      expect((await correct(player, { firstName: 'Eve' }, operator)).status).toBe(403);
    }
    const late = await enrolOperator(server, 'admin');
    const { id } = dataOf(await late.call(operatorSelf, {})).operator;
    await server.database.db.run(
      `update operator_sessions set stepped_up_at = now() - interval '16 minutes' where operator_id = $1`,
      [server.platform.ids.decode('opr', id)],
    );
    expect(await correct(player, { firstName: 'Eve' }, late)).toMatchObject({ problem: { code: 'step_up_required' } });
    expect((await profileOf(player)).firstName).toBe('Ann');
  });

  test('is screened like a new player: a shared phone, and the name and birth date of an excluded player', async () => {
    const phone = { dialingCode: '+356', phoneNumber: '79424242' };
    const excluded = await server.signUp({ fullName: 'Rita Corrected' });
    dataOf(await excluded.call(putProfile, { body: { dateOfBirth: born, country: 'MT' } }));
    dataOf(await correct(excluded, { phone }));
    dataOf(await excluded.call(putSelfExclude, { body: { selfExcludePeriod: '180d' } }));
    const other = await server.signUp({ fullName: 'Rita Korrected' });
    dataOf(await other.call(putProfile, { body: { dateOfBirth: born, country: 'MT' } }));
    dataOf(await correct(other, { lastName: 'Corrected', phone }));
    const flags = () => server.database.db.rows('select kind from risk_flags where player_id = $1', [numberOf(other)]);
    await expect.poll(flags).toContainEqual({ kind: 'same_phone' });
    await expect.poll(flags).toContainEqual({ kind: 'excluded_elsewhere' });
  });
});

describe('documents', () => {
  test.each<[string, DetailsCorrection, string, string]>([
    ['a name', { lastName: 'Sample' }, 'rejected', 'rejected'],
    ['a birth date', { dateOfBirth: born - 86_400 }, 'rejected', 'verified'],
    ['a country', { country: 'DE' }, 'rejected', 'rejected'],
    ['a home', { home: { address: '1 New Street', zipCode: '1', city: 'Sliema' } }, 'verified', 'rejected'],
    ['a gender', { gender: 'Female' }, 'verified', 'verified'],
  ])('that show it are asked for again after %s was corrected', async (_what, correction, identity, bill) => {
    const player = await verified();
    dataOf(await correct(player, correction));
    expect(await profileOf(player)).toMatchObject({
      idVerification: { status: identity },
      billVerification: { status: bill },
    });
  });

  test('do not fall back while a cash-out is under way: the correction waits, and nothing of it is written', async () => {
    const player = await verified();
    await askedFor(player);
    expect(await correct(player, { firstName: 'Eve', gender: 'Female' })).toMatchObject({
      ...{ status: 409, problem: { code: 'cash_out_under_way' } },
    });
    expect(await profileOf(player)).toMatchObject({
      ...{ firstName: 'Ann', idVerification: { verified: true }, userDetails: { gender: 'Male' } },
    });
    expect((await correct(player, { gender: 'Female' })).status).toBe(204);
  });

  test('never lose verification during a concurrent withdrawal request', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const player = await verified();
        const [corrected, asked] = await Promise.allSettled([correct(player, { firstName: 'Eve' }), askedFor(player)]);
        return [corrected.status === 'fulfilled' && corrected.value.ok, asked.status === 'fulfilled'];
      }),
    );
    for (const [corrected, asked] of outcomes) expect(corrected).toBe(!asked);
  });
});
