/** Payouts by bank: an account in the verified name, one file by two operators, the bank's word, and nothing paid twice. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import { namespaceOf, withDocument } from '../../../providers/bank/iso20022/schema.ts';
import { bankFiles, by, counts, key } from '../../../testing/bank-files.ts';
import { bankOf, bankReport, ibans } from '../../../testing/bank-stage.ts';
import { openCashier, type Cashier, type TestPlayer } from '../../../testing/cashier.ts';
import { lateLegs } from '../../../testing/late-legs.ts';
import { newPaymentsOperator } from '../../../testing/refused-money.ts';
import type { BankPayouts } from './index.ts';

let cashier: Cashier;
let player: TestPlayer;
let bank: BankPayouts;
let [olga, oskar]: OperatorId[] = [];
const operators = () => [olga, oskar] as OperatorId[];
const { account, made, released, report, agreed, unsent, forget } = bankFiles(() => ({
  ...{ cashier, player, bank, operators: operators() },
}));

beforeAll(async () => {
  cashier = await openCashier();
  [olga, oskar] = [await newPaymentsOperator(cashier), await newPaymentsOperator(cashier, 'oskar')];
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
const toSend = async (): Promise<{ id: bigint; leg: number }> => {
  const { id } = await stage.failedLeg();
  await account();
  return { id, leg: 2 };
};

test.each([
  ['a wrong check digit', { iban: 'DE88370400440532013000' }, 'iban_invalid'],
  ['the length of another country', { iban: 'DE8937040044053201300' }, 'iban_invalid'],
  ['no IBAN', { iban: 'my account' }, 'iban_invalid'],
  ['a wrong BIC', { bic: 'NOBANK' }, 'bic_invalid'],
  ['no recent step-up', { steppedUpAt: new Date(Date.now() - 3_600_000) }, 'step_up_required'],
  ['an open session alone', { steppedUpAt: null }, 'step_up_required'],
])('an account with %s is refused, and none is stored', async (_name, wrong, reason) => {
  const wish = { playerId: player.playerId, iban: ibans[0], steppedUpAt: new Date(), ...wrong };
  expect(await bank.setAccount(wish)).toEqual({ ok: false, reason });
  expect((await bank.account(player.playerId)).account).toBeNull();
});

test('an account is in the verified name, shown masked, stored sealed, and replaced by the next one', async () => {
  const unverified = bankOf(cashier, { identity: { ...cashier.deps.identity, profile: async () => undefined } });
  const wish = {
    playerId: player.playerId,
    iban: 'de89 3704 0044 0532 0130 00',
    bic: 'COBADEFF',
    steppedUpAt: new Date(),
  };
  expect(await unverified.setAccount(wish)).toEqual({ ok: false, reason: 'verification_required' });
  expect(await Promise.all([bank.setAccount(wish), account(ibans[1])])).toEqual([{ ok: true }, { ok: true }]);
  await bank.setAccount(wish);
  expect(await bank.account(player.playerId)).toMatchObject({
    ...{ holder: 'Ada Lovelace', needed: false },
    account: { maskedIban: 'DE89 •••• 3000', bic: 'COBADEFF', refused: false },
  });
  const rows = await cashier.owner.rows<{ sealed: string; current: boolean }>(
    `select convert_from(details_sealed, 'UTF8') as sealed, replaced_at is null as current from bank_accounts
     where player_id = $1`,
    [player.playerId],
  );
  expect(rows.filter(({ current }) => current)).toHaveLength(1);
  expect(rows).toHaveLength(3);
});

test('two players with one IBAN are found, on both sides', async () => {
  const { sameAccount } = await import('./index.ts');
  await account(ibans[2]);
  const first = player.playerId;
  player = await cashier.newPlayer();
  await account(ibans[2]);
  expect(await sameAccount(cashier.db)(player.playerId)).toContain(first);
  expect(await sameAccount(cashier.db)(first)).toContain(player.playerId);
});

test('what is to be sent waits for an account; then one file, valid and always the same, is released by another operator', async () => {
  const { id } = await stage.failedLeg();
  expect(await unsent()).toMatchObject([{ account: 'none', keptBy: undefined }]);
  expect((await bank.account(player.playerId)).needed).toBe(true);
  expect(await bank.makeBatch({ key: key(), currency: 'EUR', ...by(olga) })).toMatchObject({
    reason: 'nothing_to_send',
  });
  await account();
  expect(await unsent()).toMatchObject([{ account: 'ready' }]);
  const batch = await made();
  expect(await unsent()).toEqual([]);
  expect(await bank.download({ id: batch, ...by(oskar) })).toMatchObject({ reason: 'batch_not_released' });
  expect(await bank.releaseBatch({ id: batch, ...by(olga) })).toMatchObject({ reason: 'own_batch' });
  await expect(
    cashier.db.run(
      `update bank_batches set state = 'released', released_by = made_by, released_at = now(), file_hash = sha256('') where id = $1`,
      [batch],
    ),
  ).rejects.toThrow();
  expect(await bank.releaseBatch({ id: batch, ...by(oskar) })).toEqual({ ok: true });
  const [one, again] = [
    await bank.download({ id: batch, ...by(oskar) }),
    await bank.download({ id: batch, ...by(olga) }),
  ];
  if (!one.ok || !again.ok) throw new Error('No file');
  expect(one.file.equals(again.file)).toBe(true);
  const names = { p: namespaceOf('pain.001.001.09') };
  const read = await withDocument('pain.001.001.09', one.file, (document) =>
    ['//p:GrpHdr/p:CtrlSum', '//p:GrpHdr/p:NbOfTxs', '//p:Cdtr/p:Nm', '//p:CdtrAcct//p:IBAN', '//p:EndToEndId'].map(
      (path) => document.get(path, names)?.content,
    ),
  );
  const endToEndId = `${cashier.http.ids.encode('wdr', id)}_2`;
  expect(read).toEqual({ ok: true, value: ['20.13', '1', 'Ada Lovelace', ibans[0], endToEndId] });
  // The bank executes it once, and its report books it.
  const execute = async () => {
    const answer = await fetch(`${cashier.world.url}/bank/payments`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/xml' }, body: new Uint8Array(one.file) },
    });
    return agreed(Buffer.from(await answer.arrayBuffer()));
  };
  expect(await execute()).toEqual({ ok: true, taken: { ...counts, paid: 1 } });
  expect(await execute()).toEqual({ ok: true, taken: { ...counts, contrary: 1 } });
  const entries = await cashier.owner.rows<{ action: string }>(
    `select action from audit_log where details ->> 'batch' = $1 order by id`,
    [cashier.http.ids.encode('bat', batch)],
  );
  expect(entries.map(({ action }) => action)).toEqual([
    ...['bank.make_batch', 'bank.release_batch', 'bank.download', 'bank.download'],
    ...['bank.report', 'bank.report', 'bank.report', 'bank.report'],
  ]);
});

test('the bank’s word pays a leg once: read twice, or against an earlier word, it changes nothing', async () => {
  const { id } = await toSend();
  const { messageId, items } = await released();
  const endToEndId = items[0]?.endToEndId ?? '';
  const settled = bankReport(messageId, [{ endToEndId, status: 'ACSC' }]);
  expect(await report(bankReport(messageId, [{ endToEndId, status: 'ACSP' }]))).toEqual({
    ok: true,
    taken: { ...counts, pending: 1 },
  });
  expect(await report(settled, olga)).toEqual({ ok: true, taken: { ...counts, toConfirm: 1 } });
  expect(await bank.toConfirm()).toMatchObject([{ endToEndId, currency: 'EUR', said: { word: 'paid', by: olga } }]);
  expect(await Promise.all([report(settled), report(settled)])).toEqual(
    expect.arrayContaining([
      { ok: true, taken: { ...counts, paid: 1 } },
      { ok: true, taken: { ...counts, already: 1 } },
    ]),
  );
  const refusal = bankReport(messageId, [
    { endToEndId, status: 'RJCT', code: 'AC04' },
    { endToEndId: 'OTHER-1', status: 'ACSC' },
  ]);
  expect(await report(refusal)).toEqual({ ok: true, taken: { ...counts, contrary: 1, unknown: 1 } });
  await stage.settled(id as never, 'paid');
  expect((await stage.legsOf(id as never))[1]).toMatchObject({
    state: 'paid',
    reference: `BANK-${endToEndId.slice(-6)}`,
  });
  expect(await stage.bookings(id as never)).toEqual(['settle:2']);
});

test('an account that the bank refuses ends a withdrawal that has nothing else: the money is back, another account is needed', async () => {
  const before = (await player.balance()).cash;
  const { id } = await toSend();
  const { messageId } = await released();
  const taken = await agreed(bankReport(messageId, [], 'RJCT'));
  // Of no account: the part is in the queue again.
  expect(taken).toEqual({ ok: true, taken: { ...counts, refused: 1 } });
  expect(await unsent()).toMatchObject([{ leg: 2, account: 'ready', taken: false }]);
  const next = await released();
  const endToEndId = next.items[0]?.endToEndId ?? '';
  await agreed(bankReport(next.messageId, [{ endToEndId, status: 'RJCT', code: 'AC04' }]));
  expect(await stage.stateOf(id as never)).toBe('failed');
  expect((await cashier.coins.find(id as never))?.reason).toBe('bank_refused');
  expect((await player.balance()).cash - before).toBe(5_000n);
  expect((await bank.account(player.playerId)).account).toMatchObject({ refused: true });
});

test('two operators at once, and a double click, make one file of a leg', async () => {
  await toSend();
  const [one, other] = await Promise.all([
    bank.makeBatch({ key: key(), currency: 'EUR', ...by(olga) }),
    bank.makeBatch({ key: key(), currency: 'EUR', ...by(oskar) }),
  ]);
  expect([one, other].filter(({ ok }) => ok)).toHaveLength(1);
  await toSend();
  const itsKey = key();
  const [click, click2] = await Promise.all([made(olga, itsKey), made(olga, itsKey)]);
  expect(click).toBe(click2);
  const again = await cashier.owner.one<{ twice: bigint }>(
    `select count(*) as twice from (select 1 from bank_transfers where state = 'waiting' group by cash_out_id, leg having count(*) > 1) t`,
  );
  expect(again.twice).toBe(0n);
});

test('a leg in a file is sent no other way; a dropped file puts it back, a released one cannot be dropped', async () => {
  const { id, leg } = await toSend();
  const batch = await made();
  const word = { id: id as never, leg, ...by(oskar) };
  expect(await cashier.desk.payByHand({ ...word, reference: 'SEPA 1' })).toMatchObject({ reason: 'in_bank_file' });
  expect(await cashier.desk.putLegBack(word)).toMatchObject({ reason: 'in_bank_file' });
  await expect(
    cashier.db.run('update cash_out_legs set taken_by = null, taken_at = null where cash_out_id = $1 and leg = $2', [
      id,
      leg,
    ]),
  ).rejects.toThrow(/bank file/);
  expect(await bank.dropBatch({ id: batch, ...by(oskar) })).toEqual({ ok: true });
  expect(await unsent()).toMatchObject([{ taken: false }]);
  const next = await made();
  expect(await bank.releaseBatch({ id: next, ...by(oskar) })).toEqual({ ok: true });
  expect(await bank.dropBatch({ id: next, ...by(olga) })).toMatchObject({ reason: 'batch_over' });
  // The bank’s reference from a statement is a word of the bank too, and ends the transfer once two have read it.
  const read = (reference: string, of = oskar) => cashier.desk.payByHand({ ...word, ...by(of), reference });
  for (const reference of ['STATEMENT 4', 'STATEMENT 4'])
    expect(await read(reference)).toEqual({ ok: true, waits: true });
  expect(await read('STATEMENT 5', olga)).toEqual({ ok: true, waits: true });
  expect((await stage.legsOf(id as never))[1]).toMatchObject({ state: 'waiting' });
  expect(await read('STATEMENT 4', olga)).toEqual({ ok: true });
  expect((await bank.batches({ page: 0, size: 1 })).items[0]?.items).toMatchObject([{ state: 'paid' }]);
});

test.each([
  ['replaced by the player', () => account(ibans[1])],
  [
    'refused by the bank',
    async () =>
      cashier.db.run('update bank_accounts set refused_at = now() where replaced_at is null and player_id = $1', [
        player.playerId,
      ]),
  ],
])(
  'a file with an account that was %s is not released, in the database too; its parts go into the next one',
  async (_name, change) => {
    await toSend();
    const batch = await made();
    await change();
    const forced = cashier.db.run(
      `update bank_batches set state = 'released', released_by = $2, released_at = now(), file_hash = sha256('') where id = $1`,
      [batch, oskar],
    );
    await expect(forced).rejects.toThrow('no longer the player');
    expect(await bank.releaseBatch({ id: batch, ...by(oskar) })).toEqual({ ok: false, reason: 'account_changed' });
    expect((await bank.batches({ page: 0, size: 1 })).items[0]?.items).toMatchObject([{ accountOver: true }]);
    expect(await bank.dropBatch({ id: batch, ...by(oskar) })).toEqual({ ok: true });
    await account(ibans[2]);
    const next = await made();
    expect(await bank.releaseBatch({ id: next, ...by(oskar) })).toEqual({ ok: true });
    const file = await bank.download({ id: next, ...by(oskar) });
    expect(file.ok && file.file.toString()).toContain(ibans[2]);
  },
);

test('what was paid and came back is the player’s again once two operators say so', async () => {
  const { id } = await toSend();
  const { id: batch, messageId, items } = await released();
  const endToEndId = items[0]?.endToEndId ?? '';
  await agreed(bankReport(messageId, [{ endToEndId, status: 'ACCC' }]));
  await stage.settled(id as never, 'paid');
  const before = (await player.balance()).cash;
  const word = (of: OperatorId | undefined) => ({ id: batch, endToEndId, reference: 'RETURN 9', ...by(of) });
  expect(await bank.returnTransfer(word(olga))).toEqual({ ok: true, waits: true });
  expect(await bank.returnTransfer(word(olga))).toMatchObject({ reason: 'own_word' });
  expect(await bank.returnTransfer(word(oskar))).toEqual({ ok: true, waits: false });
  expect(await bank.returnTransfer(word(oskar))).toMatchObject({ reason: 'not_paid_by_bank' });
  expect((await player.balance()).cash - before).toBe(2_013n);
  expect(await stage.stateOf(id as never)).toBe('returned');
  await stage.sound();
});
