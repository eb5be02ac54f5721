/** A withdrawal by bank over the players' and operators' calls, with the sandbox's bank, from the account to the paid withdrawal. */
import { readAuditLog } from '@carmine/contract/back-office/audit';
import * as contract from '@carmine/contract/back-office/money/bank';
import { getBankAccount, putBankAccount } from '@carmine/contract/payments/bank-account';
import { addressOf } from '@carmine/contract/call';
import { getWithdraw, postFiatWithdraw } from '@carmine/contract/payments/cash-outs';
import { getDeposit, postGatewayDeposit } from '@carmine/contract/payments/deposits';
import { putProfile } from '@carmine/contract/account/profile';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { enrolOperator } from '../../../testing/operators.ts';
import { giveCashOutRights } from '../../../testing/cash-out-rights.ts';
import { bankReport } from '../../../testing/bank-stage.ts';
import { testServer, type SignedUp, type TestServer, type Visitor } from '../../../testing/test-server.ts';
import { theGateway } from '../../../testing/the-gateway.ts';

let server: TestServer;
let player: SignedUp;
let [maker, releaser, support]: Visitor[] = [];
const reason = 'the evening’s file';
const iban = 'DE89370400440532013000';
/** What a deposit needs. */
const details = {
  ...{ dateOfBirth: -86_400, country: 'MT', city: 'Sliema', address: '1 Tower Road', zipCode: 'SLM 1600' },
  ...{ phoneNumber: '99123418', dialingCode: '+356' },
};

const dataOf = <T>(result: { ok: true; data: T } | { ok: false; problem: { code: string } }): T => {
  if (!result.ok) throw new Error(result.problem.code);
  return result.data;
};

beforeAll(async () => {
  server = await testServer();
  maker = await enrolOperator(server, 'payments');
  releaser = await enrolOperator(server, 'payments');
  support = await enrolOperator(server, 'support');
  player = await server.signUp();
  dataOf(await player.call(putProfile, { body: details }));
  const playerId = server.platform.ids.decode('usr', player.userId);
  if (playerId === undefined) throw new Error('No player');
  await giveCashOutRights(server.database.db, playerId);
  await server.database.db.run(`update sessions set stepped_up_at = now() where player_id = $1`, [playerId]);
});
afterAll(() => server.close());

const office = (door: Visitor | undefined): Visitor => {
  if (door === undefined) throw new Error('Nobody');
  return door;
};

/** Paid by a card that refuses it, so that it is to be sent by bank. */
const withdrawn = async (): Promise<string> => {
  const started = dataOf(
    await player.call(postGatewayDeposit, {
      ...{ params: { gateway: theGateway.path }, body: { amount: '50', currency: 'EUR' } },
    }),
  );
  await server.outside.act(started, 'approve');
  const deposit = async () => dataOf(await player.call(getDeposit, { params: { id: started.id } })).status;
  await vi.waitUntil(async () => (await deposit()) === 'credited', { timeout: 60_000 });
  await server.database.db.run(`update accounts set unstaked = 0 where owner_kind = 'player'`);
  const { id } = dataOf(await player.call(postFiatWithdraw, { body: { amount: '20.13', currency: 'EUR' } }));
  await vi.waitUntil(async () => (await legs(id)).includes('MANUAL waiting'), { timeout: 60_000 });
  return id;
};
const withdrawal = async (id: string) => dataOf(await player.call(getWithdraw, { params: { id } }));
const legs = async (id: string) =>
  ((await withdrawal(id)).legs ?? []).map(({ method, status }) => `${method} ${status}`);

const uploaded = async (file: string, of = maker) => {
  const boundary = 'boundary';
  const reply = await server.doors.backOffice.inject({
    method: 'POST',
    url: addressOf(contract.loadBankReport, { query: { reason } }),
    headers: {
      origin: server.platform.config.backOfficeUrl,
      cookie: office(of).cookie(),
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: [
      ...[`--${boundary}`, 'content-disposition: form-data; name="file"; filename="report.xml"'],
      ...['content-type: application/xml', '', file, `--${boundary}--`, ''],
    ].join('\r\n'),
  });
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() };
};

test('a player gives an account, one operator makes the file, another releases it, and the bank’s report pays', async () => {
  const id = await withdrawn();
  expect(dataOf(await player.call(getBankAccount, {}))).toMatchObject({ account: null, needed: true });
  const wrong = await player.call(putBankAccount, { body: { iban: 'DE00370400440532013000' } });
  expect(wrong).toMatchObject({ status: 422, problem: { code: 'iban_invalid', errors: [{ path: 'iban' }] } });
  const account = dataOf(await player.call(putBankAccount, { body: { iban } }));
  expect(account).toMatchObject({ account: { maskedIban: 'DE89 •••• 3000', refused: false }, needed: false });
  expect(JSON.stringify(account)).not.toContain(iban);

  const make = { body: { key: 'evening-file-1', currency: 'EUR', reason } } as const;
  expect(await office(support).call(contract.makeBankBatch, make)).toMatchObject({ status: 403 });
  expect(dataOf(await office(maker).call(contract.listUnsentLegs, {})).items).toMatchObject([{ account: 'ready' }]);
  const made = dataOf(await office(maker).call(contract.makeBankBatch, make));
  expect(dataOf(await office(maker).call(contract.makeBankBatch, make))).toEqual(made);
  const word = { params: { id: made.id }, body: { reason } };
  expect(await office(maker).call(contract.releaseBankBatch, word)).toMatchObject({ problem: { code: 'own_batch' } });
  expect((await office(releaser).call(contract.releaseBankBatch, word)).status).toBe(204);

  const file = await server.doors.backOffice.inject({
    url: addressOf(contract.downloadBankBatch, { params: { id: made.id } }),
    headers: { cookie: office(releaser).cookie() },
  });
  expect(file.statusCode).toBe(200);
  const answer = await fetch(`${server.outside.url}/bank/payments`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/xml' }, body: file.body },
  });
  // What one operator alone says that the bank refused stays as it is.
  const forged = bankReport(made.id, [], 'RJCT').toString();
  for (const _ of [1, 2])
    expect(await uploaded(forged)).toMatchObject({ status: 200, body: { refused: 0, toConfirm: 1 } });
  expect(await uploaded('<not-xml')).toMatchObject({ status: 422, body: { code: 'report_invalid' } });
  expect(await uploaded('x'.repeat(contract.bankReportBytes + 1))).toMatchObject({
    ...{ status: 413, body: { code: 'report_too_large' } },
  });
  const told = await answer.text();
  expect(await uploaded(told)).toMatchObject({ status: 200, body: { paid: 0, toConfirm: 1 } });
  expect(dataOf(await office(releaser).call(contract.listUnsentLegs, {})).toConfirm).toMatchObject([
    { batch: made.id, cashOut: id, amount: '20.13', said: { word: 'paid', own: false } },
  ]);
  expect(await uploaded(told, releaser)).toMatchObject({ status: 200, body: { paid: 1, refused: 0 } });
  await vi.waitUntil(async () => (await withdrawal(id)).status === 'paid', { timeout: 60_000 });
  expect(await legs(id)).toContain('MANUAL paid');
  const [batch] = dataOf(await office(maker).call(contract.listBankBatches, { query: {} })).items;
  expect(batch).toMatchObject({ status: 'released', own: true, items: [{ status: 'paid', amount: '20.13' }] });

  const risk = await enrolOperator(server, 'risk');
  const log = dataOf(await risk.call(readAuditLog, { query: { size: 50 } })).items.map(({ action }) => action);
  expect(log).toEqual(
    expect.arrayContaining(['bank.make_batch', 'bank.release_batch', 'bank.download', 'bank.report']),
  );
});

test('after an hour the account is changed only with a step-up', async () => {
  await server.database.db.run(`update sessions set stepped_up_at = now() - interval '1 hour'`);
  const refused = await player.call(putBankAccount, { body: { iban: 'GB29NWBK60161331926819' } });
  expect(refused).toMatchObject({ status: 403, problem: { code: 'step_up_required' } });
  expect(dataOf(await player.call(getBankAccount, {})).account?.maskedIban).toBe('DE89 •••• 3000');
});
