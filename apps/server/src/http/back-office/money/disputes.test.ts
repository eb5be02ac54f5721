/** Disputes over the back office's calls, with sealed evidence, and what other roles and players may not do. */
import * as contract from '@carmine/contract/back-office/money/disputes';
import { countPayments } from '@carmine/contract/back-office/money/payments';
import { getDeposit } from '@carmine/contract/payments/deposits';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DepositId } from '../../../modules/payments/index.ts';
import { enrolOperator } from '../../../testing/operators.ts';
import { multipart, pdf } from '../../../testing/test-documents.ts';
import { testServer, type SignedUp, type TestServer, type Visitor } from '../../../testing/test-server.ts';
import { theGateway } from '../../../testing/the-gateway.ts';

let server: TestServer;
let folder: string;
let [support, payments, second]: Visitor[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'disputes-'));
  server = await testServer({ env: { DATA_DIR: folder } });
  support = await enrolOperator(server, 'support');
  payments = await enrolOperator(server, 'payments');
  second = await enrolOperator(server, 'admin');
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const as = (who: Visitor | undefined): Visitor => who as Visitor;
const dataOf = <T>(result: { ok: true; data: T } | { ok: false; problem: { code: string } }): T => {
  if (!result.ok) throw new Error(result.problem.code);
  return result.data;
};
const numberOf = ({ userId }: SignedUp) => {
  const id = server.platform.ids.decode('usr', userId);
  if (id === undefined) throw new Error('No such player');
  return id;
};

/** A deposit of €50, credited. */
const credited = async (player: SignedUp): Promise<string> => {
  const { db } = server.database;
  const playerId = numberOf(player);
  const { id } = await db.one<{ id: DepositId }>(`select nextval('payment_ids') as id`);
  await db.transaction(async (sql) => {
    await sql.run(
      `insert into deposits (id, player_id, gateway, currency, amount, eur_cents, eur_rate, country, expires_at, provider_reference)
       values ($1::bigint, $2, $3, 'EUR', 5000, 5000, 1, 'MT', now(), 'kp_' || $1::text)`,
      [id, playerId, theGateway.code],
    );
    const credit = { playerId, paymentId: id, provider: theGateway.code, currency: 'EUR', amount: 5_000n } as const;
    await server.modules.wallet.creditDeposit(sql, { ...credit, to: 'cash', eurRate: 10n ** 18n });
    await sql.run(`update deposits set state = 'credited', credited_at = now() where id = $1`, [id]);
  });
  return server.platform.ids.encode('dep', id);
};

const upload = async (id: string, bytes: Buffer): Promise<number> => {
  const { payload, headers } = multipart([{ field: 'file', name: 'receipt.pdf', bytes }]);
  const reply = await server.doors.backOffice.inject({
    ...{ method: 'POST', url: contract.addDisputeDocument.path.replace(':id', id), payload },
    headers: { ...headers, origin: server.platform.config.backOfficeUrl, cookie: as(payments).cookie() },
  });
  return reply.statusCode;
};

test('a case goes from the letter to the outcome, and each operator does only what the role allows', async () => {
  const [player, other] = [await server.signUp(), await server.signUp()];
  const deposit = await credited(player);
  const letter = { amount: '50.00', currency: 'EUR', reason: 'Letter of the acquirer' } as const;
  const open = (who: Visitor | undefined, body: object = letter) =>
    as(who).call(contract.openDispute, { params: { id: deposit }, body: body as typeof letter });

  expect(await open(support)).toMatchObject({ status: 403 });
  expect(await open(payments, { ...letter, amount: '50.01' })).toMatchObject({
    ...{ status: 422, problem: { code: 'more_than_credited' } },
  });
  const { id } = dataOf(await open(payments));
  const params = { id };
  expect(await open(payments)).toMatchObject({ status: 409, problem: { code: 'dispute_known' } });
  expect(dataOf(await as(payments).call(countPayments, {})).disputes).toBe(1);
  expect(dataOf(await as(payments).call(contract.listDisputes, { query: {} })).items).toMatchObject([
    { id, amount: '50.00' },
  ]);

  // Its player sees what moved; nobody else sees the deposit.
  const shown = dataOf(await player.call(getDeposit, { params: { id: deposit } }));
  expect(shown).toMatchObject({ status: 'charged_back', chargeBacks: [{ amount: '50.00' }] });
  expect(await other.call(getDeposit, { params: { id: deposit } })).toMatchObject({ status: 404 });

  const won = { outcome: 'won', reason: 'The bank decided for us' } as const;
  for (const result of [
    await as(support).call(contract.readDispute, { params }),
    await as(support).call(contract.ruleDispute, { params, body: won }),
    await as(support).call(contract.readDisputeBundle, { params }),
  ])
    expect(result).toMatchObject({ status: 403 });
  expect(await as(payments).call(contract.readDispute, { params: { id: deposit } })).toMatchObject({ status: 404 });

  dataOf(await as(payments).call(contract.addDisputeFact, { params, body: { fact: 'sign_ins' } }));
  expect([await upload(id, pdf()), await upload(id, Buffer.from('<svg/>'))]).toEqual([204, 415]);
  const view = dataOf(await as(payments).call(contract.readDispute, { params }));
  expect(view).toMatchObject({ byGateway: false, openedBecause: letter.reason, status: 'open' });
  expect(view.evidence).toMatchObject([
    { fact: { kind: 'sign_ins', text: expect.stringContaining('signed in from 127.0.0.1') } },
    { document: { name: 'receipt.pdf', type: 'application/pdf' } },
  ]);
  const sealed = await server.database.db.one<{ plain: boolean }>(
    `select position(convert_to('127.0.0.1', 'UTF8') in fact_sealed) > 0 as plain from dispute_evidence where fact is not null`,
  );
  expect(sealed.plain).toBe(false);

  expect(await as(payments).call(contract.representDispute, { params, body: { way: 'gateway' } })).toMatchObject({
    ...{ status: 409, problem: { code: 'only_by_hand' } },
  });
  dataOf(await as(payments).call(contract.representDispute, { params, body: { way: 'by hand' } }));
  expect(await upload(id, pdf())).toBe(409);
  expect(dataOf(await as(payments).call(contract.ruleDispute, { params, body: won }))).toEqual({
    status: 'represented',
    more: 1,
  });
  expect(dataOf(await as(second).call(contract.ruleDispute, { params, body: won }))).toEqual({
    status: 'won',
    more: 0,
  });
  expect(dataOf(await player.call(getDeposit, { params: { id: deposit } })).chargeBacks).toMatchObject([
    { wonBackAt: expect.any(String) },
  ]);
});
