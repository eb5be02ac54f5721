/** The bank's reports: what contradicts the order or itself books nothing, and what came back is nobody's alone. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import { namespaceOf } from '../../../providers/bank/iso20022/schema.ts';
import { bankFiles, counts } from '../../../testing/bank-files.ts';
import { bankOf, bankReport } from '../../../testing/bank-stage.ts';
import { openCashier, type Cashier, type TestPlayer } from '../../../testing/cashier.ts';
import { lateLegs } from '../../../testing/late-legs.ts';
import { newPaymentsOperator } from '../../../testing/refused-money.ts';
import type { BankPayouts } from './index.ts';

let cashier: Cashier;
let player: TestPlayer;
let bank: BankPayouts;
let operators: OperatorId[] = [];
const { account, made, released, report, agreed, unsent, forget } = bankFiles(() => ({
  cashier,
  player,
  bank,
  operators,
}));

beforeAll(async () => {
  cashier = await openCashier();
  operators = [await newPaymentsOperator(cashier), await newPaymentsOperator(cashier, 'oskar')];
  bank = bankOf(cashier);
  await cashier.owner.run('update cash_out_rules set automatic = true');
});
afterAll(() => cashier.close());
beforeEach(async () => {
  await forget();
  player = await cashier.newPlayer();
});

const stage = lateLegs(() => ({ cashier, player }));
/** A withdrawal whose card refuses, so that it is to be sent by bank. */
const toSend = async (): Promise<{ id: bigint }> => {
  const { id } = await stage.failedLeg();
  await account();
  return { id };
};

test.each([
  ['no XML', Buffer.from('paid, all of it')],
  ['an entity', Buffer.from('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>')],
  ['another message', Buffer.from(`<Document xmlns="${namespaceOf('pain.001.001.09')}"/>`)],
  ['nothing', Buffer.alloc(0)],
])('a report with %s is refused, and nothing is booked', async (_name, file) => {
  expect(await report(file)).toMatchObject({ ok: false, reason: 'report_invalid' });
});

test('a report about a file that was never released here is refused', async () => {
  await toSend();
  const messageId = cashier.http.ids.encode('bat', await made());
  expect(await report(bankReport(messageId, [], 'ACSC'))).toMatchObject({ reason: 'report_of_no_file' });
  expect(await report(bankReport('SOMETHING', [], 'ACSC'))).toMatchObject({ reason: 'report_of_no_file' });
});

test('a report that contradicts the order or itself books nothing; one that repeats it as it is does', async () => {
  const { id } = await toSend();
  const { messageId, items } = await released();
  const endToEndId = items[0]?.endToEndId ?? '';
  const refusal = { endToEndId, status: 'RJCT', code: 'AC04' };
  const settled = { endToEndId, status: 'ACSC', amount: '20.130' };
  const ordered = { transfers: 1, sum: '20.1300' };
  for (const file of [
    bankReport(messageId, [refusal], undefined, { sum: '20.14' }),
    bankReport(messageId, [refusal], undefined, { transfers: 2 }),
    bankReport(messageId, [refusal], undefined, { message: 'pain.008.001.02' }),
    bankReport(messageId, [refusal, settled]),
    bankReport(messageId, [{ ...refusal, amount: '20.1301' }]),
  ])
    expect(await report(file)).toMatchObject({ ok: false, reason: 'report_invalid' });
  expect(await report(bankReport(messageId, [{ ...refusal, amount: '20.12' }]))).toEqual({
    ...{ ok: true, taken: { ...counts, contrary: 1 } },
  });
  expect((await stage.legsOf(id as never))[1]).toMatchObject({ state: 'waiting' });
  const paid = bankReport(messageId, [settled], undefined, ordered);
  expect(await report(paid)).toEqual({ ok: true, taken: { ...counts, toConfirm: 1 } });
  // Not booked by the program alone either.
  await expect(
    cashier.db.run(`update bank_transfers set state = 'paid', ended_at = now() where end_to_end_id = $1`, [endToEndId]),
  ).rejects.toThrow('two operators');
  expect(await report(paid, operators[0])).toEqual({ ok: true, taken: { ...counts, paid: 1 } });
  // What came back is booked with its second word only, in the database too.
  await cashier.db.run(
    `update bank_transfers set return_asked_by = $2, return_reference = 'forged' where end_to_end_id = $1`,
    [endToEndId, operators[0]],
  );
  const alone = cashier.db.transaction((sql) => sql.run('select return_paid_leg($1, 2)', [id]));
  await expect(alone).rejects.toThrow('two operators');
});

test('what the bank refused is freed only when a second operator has read the same file, in the database too', async () => {
  const { id } = await toSend();
  const before = (await player.balance()).cash;
  const { messageId, items } = await released();
  const endToEndId = items[0]?.endToEndId ?? '';
  const refusal = (code: string) => bankReport(messageId, [{ endToEndId, status: 'RJCT', code }]);
  const [olga, oskar] = operators;
  const one = { ok: true, taken: { ...counts, toConfirm: 1 } };
  // The same operator twice, at once and again; another one with other bytes.
  expect(await Promise.all([report(refusal('AC04'), olga), report(refusal('AC04'), olga)])).toEqual([one, one]);
  expect(await report(refusal('AC04'), olga)).toEqual(one);
  expect(await report(refusal('AC06'), oskar)).toEqual(one);
  // Somebody whom the first one alone invited, while a third could read it; somebody who may no longer pay.
  const as = (change: string) => cashier.owner.run(`update operators set ${change} where id = $1`, [oskar]);
  await cashier.owner.run(`insert into operators (email, name, role, status, password_hash, totp_secret_sealed)
    values ('third@example.org', 'Third', 'admin', 'active', '', '\\x00')`);
  await as(`invited_alone_by = ${olga}`);
  expect(await report(refusal('AC04'), oskar)).toEqual(one);
  await as(`invited_alone_by = null, role = 'support'`);
  const forged = (hash: string) =>
    cashier.db.run(
      `update bank_transfers set state = 'refused', refused_code = 'AC04', ended_at = now(), refused_in = ${hash}
       where end_to_end_id = $1`,
      [endToEndId],
    );
  const its = `(select file_hash from bank_report_words group by file_hash order by count(*) desc limit 1)`;
  for (const hash of ['null', `sha256('')`, its]) await expect(forged(hash)).rejects.toThrow('two operators');
  await expect(cashier.db.run('update bank_report_words set operator_id = $1', [oskar])).rejects.toThrow('permission');
  await expect(cashier.owner.run('delete from bank_report_words')).rejects.toThrow('never changed');
  expect((await stage.legsOf(id as never))[1]).toMatchObject({ state: 'waiting' });
  expect((await player.balance()).cash).toBe(before);
  await as(`role = 'payments'`);
  expect(await report(refusal('AC04'), oskar)).toEqual({ ok: true, taken: { ...counts, refused: 1 } });
  expect(await report(refusal('AC04'), olga)).toEqual({ ok: true, taken: { ...counts, already: 1 } });
  expect(await stage.stateOf(id as never)).toBe('failed');
  expect((await player.balance()).cash - before).toBe(2_013n);
  await expect(
    cashier.db.run(`update bank_transfers set refused_in = sha256('') where end_to_end_id = $1`, [endToEndId]),
  ).rejects.toThrow('never changes');
  await stage.sound();
});

test('two operators who read a report at once free what it refuses once', async () => {
  const { id } = await toSend();
  const before = (await player.balance()).cash;
  const { messageId } = await released();
  const file = bankReport(messageId, [
    { endToEndId: `${cashier.http.ids.encode('wdr', id)}_2`, status: 'RJCT', code: 'AC04' },
  ]);
  const read = await Promise.all(operators.map((of) => report(file, of)));
  expect(read).toEqual(
    expect.arrayContaining([
      { ok: true, taken: { ...counts, toConfirm: 1 } },
      { ok: true, taken: { ...counts, refused: 1 } },
    ]),
  );
  expect((await player.balance()).cash - before).toBe(2_013n);
  await stage.sound();
});

test.each(['AM05', 'AC04'])(
  'what a card paid while its amount was in a file is not sent again once the bank has refused it (%s)',
  async (code) => {
    const { id, redirectUrl } = await stage.failedLeg();
    await account();
    const before = (await player.balance()).cash;
    const { messageId, items } = await released();
    await stage.late(redirectUrl, 'pay-out-late-unnotified');
    await stage.hearAll();
    expect((await stage.legsOf(id))[0]).toMatchObject({ paidLateAt: expect.any(Date), lateWay: undefined });
    const endToEndId = items[0]?.endToEndId ?? '';
    expect(await agreed(bankReport(messageId, [{ endToEndId, status: 'RJCT', code }]))).toMatchObject({ ok: true });
    expect(await unsent()).toEqual([]);
    await stage.settled(id, 'paid');
    expect(await stage.bookings(id)).toEqual(['settle:1']);
    expect((await player.balance()).cash).toBe(before);
    await stage.sound();
  },
);
