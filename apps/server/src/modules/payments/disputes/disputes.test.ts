/** A charge-back from its notification to the outcome, over HTTP with the simulated gateway. */
import { money } from '@carmine/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import { openCashier, type Cashier, type TestPlayer } from '../../../testing/cashier.ts';
import { disputeStage, newOperators, type Paid } from '../../../testing/dispute-stage.ts';
import { expectLedgerSound } from '../../wallet/testing/expect-ledger-sound.ts';

let cashier: Cashier;
let player: TestPlayer;
let operators: readonly OperatorId[];
beforeAll(async () => {
  cashier = await openCashier();
  operators = await newOperators(cashier);
});
afterAll(async () => {
  await expectLedgerSound(cashier.db);
  await cashier.close();
});
beforeEach(async () => {
  player = await cashier.newPlayer();
});

const { paid, acts, casesOf, caseOf } = disputeStage(() => ({ cashier, player }));

const owed = async (): Promise<bigint> => (await cashier.wallet.debts(player.playerId))[0]?.owed ?? 0n;
const spend = async (cents: bigint): Promise<void> => {
  await cashier.owner.run(
    `select ledger_move(nextval('transfer_groups'), 'adjustment', a.id, ledger_account('house', 0, 'EUR', 'adjustment'), 'EUR', $2)
     from accounts a where owner_id = $1 and owner_kind = 'player' and kind = 'cash'`,
    [player.playerId, cents],
  );
  await cashier.owner.run('update accounts set unstaked = least(unstaked, balance) where owner_id = $1', [
    player.playerId,
  ]);
};
const operator = (index = 0): OperatorId => operators[index] as OperatorId;

describe('a charge-back', () => {
  test.each([
    { what: 'won with nothing spent', spent: 0n, ends: ['chargeback-won'], state: 'won', cash: 5_000n, debt: 0n },
    {
      what: 'won with all spent: the debt is released',
      spent: 5_000n,
      ends: ['chargeback-won'],
      state: 'won',
      cash: 0n,
      debt: 0n,
    },
    { what: 'won with a part spent', spent: 2_000n, ends: ['chargeback-won'], state: 'won', cash: 3_000n, debt: 0n },
    { what: 'lost with nothing spent', spent: 0n, ends: ['chargeback-lost'], state: 'lost', cash: 0n, debt: 0n },
    {
      what: 'lost with a part spent: the debt stays',
      spent: 2_000n,
      ends: ['chargeback-lost'],
      state: 'lost',
      cash: 0n,
      debt: 2_000n,
    },
  ])('$what', async ({ spent, ends, state, cash, debt }) => {
    const deposit = await paid();
    if (spent > 0n) await spend(spent);
    await acts(deposit, 'chargeback');
    expect(await player.stateOf(deposit.id)).toBe('charged_back');
    expect(await caseOf(deposit)).toMatchObject({ state: 'open', amount: 5_000n, reason: '10.4' });
    expect(await owed()).toBe(spent);
    await acts(deposit, ...ends);
    // Repeated reports change nothing.
    await cashier.confirm(deposit.id);
    expect(await caseOf(deposit)).toMatchObject({ state, decidedBy: 'gateway' });
    expect(await player.balance()).toEqual({ cash, locked: 0n });
    expect(await owed()).toBe(debt);
    const shown = (await player.call('GET', `profile/deposit/${deposit.id}`)).body as Record<string, unknown>;
    expect(shown['chargeBacks']).toEqual([
      { amount: '50.00', at: expect.any(String), ...(state === 'won' ? { wonBackAt: expect.any(String) } : {}) },
    ]);
  });

  test('of a part takes that part, and the deposit stays credited', async () => {
    const deposit = await paid('30.00');
    await acts(deposit, 'chargeback-partial');
    expect(await player.stateOf(deposit.id)).toBe('credited');
    expect(await player.balance()).toEqual({ cash: 2_000n, locked: 0n });
    await acts(deposit, 'chargeback-won');
    expect(await player.balance()).toEqual({ cash: 3_000n, locked: 0n });
  });

  test('after a won one is another case, with its own booking and its own flag', async () => {
    const deposit = await paid();
    await acts(deposit, 'chargeback', 'chargeback-won', 'chargeback');
    expect((await casesOf(deposit)).map(({ state }) => state)).toEqual(['won', 'open']);
    expect(await player.balance()).toEqual({ cash: 0n, locked: 0n });
    const flags = await cashier.owner.rows('select 1 from risk_flags where player_id = $1', [player.playerId]);
    expect(flags).toHaveLength(2);
    await acts(deposit, 'chargeback-won');
    expect(await player.balance()).toEqual({ cash: 5_000n, locked: 0n });
  });

  test('is settled from the next deposit first; won later, the money is the player’s', async () => {
    const deposit = await paid();
    await spend(5_000n);
    await acts(deposit, 'chargeback');
    await paid('80.00');
    expect(await player.balance()).toEqual({ cash: 3_000n, locked: 0n });
    expect(await owed()).toBe(0n);
    await acts(deposit, 'chargeback-won');
    expect(await player.balance()).toEqual({ cash: 8_000n, locked: 0n });
  });

  test('whose debt the house wrote off is won back for the house', async () => {
    const deposit = await paid();
    await spend(5_000n);
    await acts(deposit, 'chargeback');
    await cashier.owner.run(
      `select ledger_move(nextval('transfer_groups'), 'debt_written_off', ledger_account('house', 0, 'EUR', 'debt_loss'),
         ledger_account('house', $1, 'EUR', 'receivable'), 'EUR', 5000)`,
      [player.playerId],
    );
    await acts(deposit, 'chargeback-won');
    expect(await player.balance()).toEqual({ cash: 0n, locked: 0n });
    const { back } = await cashier.owner.one<{ back: bigint }>(
      `select sum(amount)::bigint as back from transfers where player_id = $1 and kind = 'loss_recovered'`,
      [player.playerId],
    );
    expect(back).toBe(5_000n);
  });

  test('twice at once is one case and one booking; won and lost at once, the first counts', async () => {
    const deposit = await paid();
    await cashier.world.act(deposit.redirectUrl, 'chargeback');
    await Promise.all([1, 2, 3].map(() => cashier.confirm(deposit.id)));
    expect(await casesOf(deposit)).toHaveLength(1);
    const { id } = await caseOf(deposit);
    const word = (outcome: 'won' | 'lost', by: number) =>
      cashier.disputes.ruleOutcome({ id, operatorId: operator(by), outcome, reason: 'the letter says so' });
    expect(await word('lost', 0)).toEqual({ ok: true, state: 'open', more: 1 });
    await cashier.world.act(deposit.redirectUrl, 'chargeback-won');
    await Promise.all([cashier.confirm(deposit.id), word('lost', 1)]);
    const { state } = await caseOf(deposit);
    expect(await player.balance()).toEqual({ cash: state === 'won' ? 5_000n : 0n, locked: 0n });
    await cashier.confirm(deposit.id);
    expect((await caseOf(deposit)).state).toBe(state);
  });
});

describe('by hand', () => {
  const letter = (deposit: Paid, amount = 5_000n, more: object = {}) =>
    cashier.disputes.openByLetter({
      ...{ depositId: deposit.number, operatorId: operator(), because: 'letter of the acquirer' },
      ...{ amount: money('EUR', amount), ...more },
    });

  test('a letter opens the case, and the notification that follows is about the same', async () => {
    const deposit = await paid();
    expect(await letter(deposit)).toMatchObject({ ok: true });
    expect(await letter(deposit)).toEqual({ ok: false, reason: 'dispute_known' });
    await acts(deposit, 'chargeback');
    expect(await casesOf(deposit)).toMatchObject([{ amount: 5_000n, reference: expect.stringMatching(/^kd_/) }]);
    expect(await player.balance()).toEqual({ cash: 0n, locked: 0n });
  });

  test.each([
    { what: 'more than was credited', amount: 5_001n, reason: 'more_than_credited' },
    { what: 'nothing', amount: 0n, reason: 'more_than_credited' },
  ])('is refused for $what', async ({ amount, reason }) => {
    expect(await letter(await paid(), amount)).toEqual({ ok: false, reason });
  });

  test('two partial cases take no more than the deposit', async () => {
    const deposit = await paid();
    expect(await letter(deposit, 3_000n, { reference: 'a' })).toMatchObject({ ok: true });
    expect(await letter(deposit, 2_001n, { reference: 'b' })).toEqual({ ok: false, reason: 'more_than_credited' });
    expect(await letter(deposit, 2_000n, { reference: 'b' })).toMatchObject({ ok: true });
    expect(await player.balance()).toEqual({ cash: 0n, locked: 0n });
  });

  test('an outcome takes two operators, in the database too', async () => {
    const deposit = await paid();
    await letter(deposit);
    const { id } = await caseOf(deposit);
    const word = (by: number) =>
      cashier.disputes.ruleOutcome({ id, operatorId: operator(by), outcome: 'won', reason: 'letter of the bank' });
    expect(await word(0)).toMatchObject({ ok: true, more: 1 });
    expect(await word(0)).toMatchObject({ ok: true, more: 1 });
    const lone = (state: string) =>
      cashier.db.run(`update disputes set state = $2, decided_by = 'operators', decided_at = now() where id = $1`, [
        id,
        state,
      ]);
    await expect(lone('lost')).rejects.toThrow('two operators');
    await expect(
      cashier.db.transaction((sql) =>
        sql.run(`select win_dispute($1, 'operators', $2, 'locked')`, [id, Buffer.alloc(32)]),
      ),
    ).rejects.toThrow('two operators');
    expect(await word(1)).toMatchObject({ ok: true, state: 'won', more: 0 });
    expect(await word(1)).toEqual({ ok: false, reason: 'dispute_over' });
    expect(await player.balance()).toEqual({ cash: 5_000n, locked: 0n });
  });
});

test('of two operators who invited each other a third one is needed, and one who was locked since does not count', async () => {
  const deposit = await paid();
  await acts(deposit, 'chargeback');
  const { id } = await caseOf(deposit);
  const [first, invited, third] = [operator(), ...(await newOperators(cashier))];
  await cashier.owner.run('update operators set invited_alone_by = $2 where id = $1', [invited, first]);
  await cashier.owner.run(
    `update operators set status = 'active', password_hash = '', totp_secret_sealed = '\\x00' where id = any($1)`,
    [[first, invited, third]],
  );
  const word = (operatorId: OperatorId | undefined) =>
    cashier.disputes.ruleOutcome({ id, operatorId: operatorId as OperatorId, outcome: 'won', reason: 'says the bank' });
  expect(await word(first)).toMatchObject({ ok: true, more: 1 });
  expect(await word(invited)).toMatchObject({ ok: true, state: 'open', more: 1 });
  await expect(
    cashier.db.transaction((sql) =>
      sql.run(`select win_dispute($1, 'operators', $2, 'locked')`, [id, Buffer.alloc(32)]),
    ),
  ).rejects.toThrow('two operators');
  await cashier.owner.run(`update operators set status = 'locked', locked_at = now() where id = any($1)`, [
    [first, invited],
  ]);
  expect(await word(third)).toMatchObject({ ok: true, state: 'open', more: 1 });
  await cashier.owner.run(`update operators set status = 'active', locked_at = null where id = any($1)`, [
    [first, invited],
  ]);
  expect(await word(third)).toMatchObject({ ok: true, state: 'won', more: 0 });
  expect(await player.balance()).toEqual({ cash: 5_000n, locked: 0n });
});

test('a deposit of which a part is disputed takes no withdrawal back, in the database too', async () => {
  const deposit = await paid();
  await acts(deposit, 'chargeback-partial');
  const other = await paid('60.00');
  await cashier.owner.run(`update accounts set unstaked = 0 where owner_id = $1 and owner_kind = 'player'`, [
    player.playerId,
  ]);
  const leg = (into: Paid) =>
    cashier.owner.transaction(async (sql) => {
      const { id } = await sql.one<{ id: bigint }>(
        `insert into cash_outs (player_id, method, currency, amount, fee, eur_cents, eur_rate, address, due_at)
         values ($1, 'FIAT', 'EUR', 1000, 0, 1000, 1, '', now()) returning id`,
        [player.playerId],
      );
      await sql.run(
        `insert into cash_out_legs (cash_out_id, leg, method, target, deposit_id, amount, fee)
         select $1, 1, gateway, 'back to the deposit', id, 1000, 0 from deposits where id = $2`,
        [id, into.number],
      );
      throw new Error('was taken');
    });
  await expect(leg(other)).rejects.toThrow('was taken');
  await expect(leg(deposit)).rejects.toThrow('a disputed deposit takes nothing back');
});

test('what is won for an erased player stays with the house', async () => {
  const deposit = await paid();
  await acts(deposit, 'chargeback');
  await cashier.owner.run(
    `insert into erasures (player_id, asked_at, due_at, erased_at) values ($1, now(), now(), now())`,
    [player.playerId],
  );
  await acts(deposit, 'chargeback-won');
  expect(await player.balance()).toEqual({ cash: 0n, locked: 0n });
});

test('a lost notification is made up for: an undecided case is asked about again', async () => {
  const deposit = await paid();
  await acts(deposit, 'chargeback');
  await cashier.world.act(deposit.redirectUrl, 'chargeback-lost');
  await cashier.owner.run('delete from jobs where key = $1', [deposit.number.toString()]);
  await cashier.owner.run('update disputes set next_query_at = now()');
  await cashier.disputes.askAgain();
  expect(await cashier.owner.rows('select 1 from jobs where key = $1', [deposit.number.toString()])).toHaveLength(1);
});

test('another player’s charge-back is no concern of this one', async () => {
  const deposit = await paid();
  await acts(deposit, 'chargeback');
  player = await cashier.newPlayer();
  expect((await player.call('GET', `profile/deposit/${deposit.id}`)).status).toBe(404);
  expect(await casesOf(deposit)).toEqual([]);
});
