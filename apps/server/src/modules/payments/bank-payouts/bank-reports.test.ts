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
const { account, made, released, report, unsent, forget } = bankFiles(() => ({ cashier, player, bank, operators }));

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
  expect(await report(bankReport(messageId, [settled], undefined, ordered))).toEqual({
    ...{ ok: true, taken: { ...counts, paid: 1 } },
  });
  // What came back is booked with its second word only, in the database too.
  await cashier.db.run(
    `update bank_transfers set return_asked_by = $2, return_reference = 'forged' where end_to_end_id = $1`,
    [endToEndId, operators[0]],
  );
  const alone = cashier.db.transaction((sql) => sql.run('select return_paid_leg($1, 2)', [id]));
  await expect(alone).rejects.toThrow('two operators');
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
    expect(await report(bankReport(messageId, [{ endToEndId, status: 'RJCT', code }]))).toMatchObject({ ok: true });
    expect(await unsent()).toEqual([]);
    await stage.settled(id, 'paid');
    expect(await stage.bookings(id)).toEqual(['settle:1']);
    expect((await player.balance()).cash).toBe(before);
    await stage.sound();
  },
);
