import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openCashier, type Cashier, type TestPlayer } from '../../../testing/cashier.ts';
import { creditKey } from '../../../testing/expect-payments-sound.ts';
import { signatureChecks } from '../../../providers/chains/registry.ts';
import { expectLedgerSound } from '../../wallet/testing/expect-ledger-sound.ts';
import { auditPayments, type DepositId } from '../index.ts';
import { theGateway } from '../../../testing/the-gateway.ts';

// This file corrupts payments on purpose.
let cashier: Cashier;
let player: TestPlayer;
beforeAll(async () => {
  cashier = await openCashier({ sound: false });
});
afterAll(() => cashier.close());
beforeEach(async () => {
  player = await cashier.newPlayer();
});

const paid = async (): Promise<DepositId> => {
  const { id, redirectUrl } = await player.started('50.00');
  await cashier.world.act(redirectUrl, 'approve');
  await cashier.confirm(id);
  return cashier.numberOf(id);
};

/** The audit's findings about this payment only. */
const problemsOf = async (id: bigint): Promise<string[]> =>
  (await auditPayments(cashier.db, { key: creditKey, signatures: signatureChecks }))
    .filter(({ id: row }) => row === String(id) || row.split(' ')[0] === `payment:${id}`)
    .map(({ problem, table }) => `${table}: ${problem}`)
    .toSorted();

/** Runs as the database owner with triggers disabled. */
const tamper = (...statements: string[]): Promise<void> =>
  cashier.owner.transaction(async (sql) => {
    await sql.run(`set local session_replication_role = 'replica'`);
    for (const statement of statements) await sql.run(statement);
  });

const creditBy = async (paymentId: DepositId, amount = 5_000n): Promise<void> => {
  await cashier.owner.transaction((sql) =>
    cashier.wallet.creditDeposit(sql, {
      ...{ playerId: player.playerId, paymentId, provider: theGateway.code, currency: 'EUR', amount },
      ...{ to: 'cash', eurRate: 10n ** 18n },
    }),
  );
};

/** Held and settled in the ledger, without a cash-out row. */
const bookedAsPaid = async (): Promise<bigint> => {
  const { id } = await cashier.owner.one<{ id: bigint }>(`select nextval('payment_ids') as id`);
  const movement = { playerId: player.playerId, paymentId: id as DepositId };
  const settled = { ...movement, leg: 1, provider: theGateway.code, amount: 1_000n, fee: 0n };
  await cashier.owner.run(`update accounts set unstaked = 0 where owner_id = $1`, [player.playerId]);
  await cashier.owner.transaction(async (sql) => {
    await cashier.wallet.holdCashOut(sql, { ...movement, currency: 'EUR', amount: 1_000n });
    await cashier.wallet.settleCashOut(sql, settled);
  });
  return id;
};

test('a deposit confirmed by its gateway is sound', async () => {
  expect(await problemsOf(await paid())).toEqual([]);
});

describe('is found and named, though the ledger balances', () => {
  test('a credit without a deposit', async () => {
    const { id } = await cashier.owner.one<{ id: DepositId }>(`select nextval('payment_ids') as id`);
    await creditBy(id);
    await expectLedgerSound(cashier.db);
    expect(await problemsOf(id)).toEqual(['bookings: credited without a deposit of its player and amount']);
  });

  test('a credit of a deposit that its gateway never confirmed, whatever its row contains', async () => {
    const { id } = await player.started('50.00');
    const number = cashier.numberOf(id);
    await creditBy(number);
    await tamper(
      `update deposits set state = 'credited', credited_at = now(), provider_reference = 'made-up' where id = ${number}`,
    );
    await expectLedgerSound(cashier.db);
    expect(await problemsOf(number)).toEqual(['deposits: credited, and not by the servers']);
    await tamper(`update deposits set provider_reference = null where id = ${number}`);
    expect(await problemsOf(number)).toContain('deposits: credited without a word of its gateway');
  });

  test('a deposit whose amount was raised everywhere', async () => {
    const id = await paid();
    await tamper(
      `update deposits set amount = amount + 900 where id = ${id}`,
      `update bookings set amount = amount + 900 where reference = 'payment:${id}'`,
      `update transfers set amount = amount + 900 where payment_id = ${id}`,
      `update accounts set balance = balance + 900 where owner_id = ${player.playerId} and kind = 'cash'`,
    );
    await expectLedgerSound(cashier.db);
    expect(await problemsOf(id)).toEqual(['deposits: credited, and not by the servers']);
  });

  test('a deposit with an amount other than booked, and a booking without transfers', async () => {
    const [raised, lost] = [await paid(), await paid()];
    await tamper(
      `update deposits set amount = amount + 900 where id = ${raised}`,
      `update bookings set group_id = -1 where reference = 'payment:${lost}'`,
    );
    expect(await problemsOf(raised)).toEqual([
      'bookings: credited without a deposit of its player and amount',
      'deposits: credited, and not by the servers',
    ]);
    expect(await problemsOf(lost)).toContain('bookings: moved another amount than was booked');
  });

  test('an address recorded as proven with an invalid signature', async () => {
    const address = '0x52908400098527886E0F7030069857D2E4169EE7';
    const proof = `insert into address_proofs (player_id, chain, address, way, message, signature)`;
    await tamper(`${proof} values (${player.playerId}, 'ETH', '${address}', 'signature', 'mine', 's')`);
    const found = await auditPayments(cashier.db, { key: creditKey, signatures: signatureChecks });
    expect(found.filter(({ table }) => table === 'address_proofs')).toEqual([
      {
        ...{ problem: 'no signature of its address', table: 'address_proofs' },
        id: `${player.playerId} ETH ${address}`,
      },
    ]);
    await tamper(`delete from address_proofs where player_id = ${player.playerId}`);
  });

  test('a credited deposit whose booking was deleted', async () => {
    const id = await paid();
    const { transfer } = await cashier.owner.one<{ transfer: bigint }>(
      'select min(id) as transfer from transfers where payment_id = $1',
      [id],
    );
    await tamper(`delete from bookings where reference = 'payment:${id}'`);
    expect(await problemsOf(id)).toContain('deposits: credited, and not booked');
    expect(await problemsOf(transfer)).toContain('transfers: moved for a payment that was not booked');
  });

  test('a crypto deposit without a transfer on its network', async () => {
    const id = await paid();
    await tamper(
      `insert into chains (code, xpub, house_address, height, block_hash) values ('KEIN', '', '', 0, '')`,
      `insert into chain_assets (code, chain, currency, raw_per_subunit) values ('KEIN', 'KEIN', 'EUR', 1)`,
      `update deposits set gateway = 'KEIN' where id = ${id}`,
    );
    expect(await problemsOf(id)).toContain('deposits: credited with another amount than came on its chain');
    await tamper(
      `update deposits set gateway = '${theGateway.code}' where id = ${id}`,
      `delete from chain_assets where code = 'KEIN'`,
      `delete from chains where code = 'KEIN'`,
    );
  });

  test('a withdrawal marked paid but not booked, and one that was sent but never requested', async () => {
    const { id } = await cashier.owner.one<{ id: bigint }>(`select nextval('payment_ids') as id`);
    const { sent } = await cashier.owner.one<{ sent: bigint }>(`select nextval('payment_ids') as sent`);
    await tamper(
      `insert into cash_outs (id, player_id, method, currency, amount, fee, eur_cents, eur_rate, address, due_at, state)
       values (${id}, ${player.playerId}, 'FIAT', 'EUR', 1000, 0, 1000, 1, '', now(), 'paid')`,
      `insert into chain_sends (cash_out_id, chain, nonce, to_address, raw_amount, draft)
       values (${sent}, 'ETH', 4711, '0x0', 5, '{}')`,
    );
    expect(await problemsOf(id)).toEqual(['cash_outs: paid, and not booked whole']);
    expect(await problemsOf(sent)).toEqual(['chain_sends: sent with another amount than was asked for']);
    await tamper(`delete from cash_outs where id = ${id}`, `delete from chain_sends where cash_out_id = ${sent}`);
  });

  test('a withdrawal booked as paid but never sent', async () => {
    const id = await paid();
    const cashOut = await bookedAsPaid();
    await expectLedgerSound(cashier.db);
    expect(await problemsOf(cashOut)).toEqual(['bookings: paid without a cash-out of that amount']);
    expect(await problemsOf(id)).toEqual([]);
  });

  test('a paid withdrawal that was changed to look unpaid', async () => {
    await paid();
    const cashOut = await bookedAsPaid();
    const its = `player_id, method, amount`;
    await tamper(
      `insert into cash_outs (id, ${its}, currency, fee, eur_cents, eur_rate, address, due_at, state)
       values (${cashOut}, ${player.playerId}, 'FIAT', 1000, 'EUR', 0, 1000, 1, '', now(), 'paid')`,
      `insert into cash_out_legs (cash_out_id, leg, ${its}, state, paid_by, reference, target)
       values (${cashOut}, 1, ${player.playerId}, 'MANUAL', 1000, 'paid', 1, 'by hand', 'bank')`,
    );
    expect(await problemsOf(cashOut)).toEqual([]);
    for (const state of ['requested', 'review', 'approved', 'submitting', 'rejected', 'failed']) {
      await tamper(`update cash_outs set state = '${state}' where id = ${cashOut}`);
      expect(await problemsOf(cashOut), state).toEqual(['cash_outs: booked as paid, and says that it was not']);
    }
    await tamper(
      `delete from cash_out_legs where cash_out_id = ${cashOut}`,
      `delete from cash_outs where id = ${cashOut}`,
    );
  });
});

describe('the mark of a credit', () => {
  const unmarked = 'deposits: credited, and not by the servers';

  test('is required for every credit, and in a database older than the marks for every credit since', async () => {
    const id = await paid();
    await tamper(`delete from credit_marks where deposit_id = ${id}`);
    expect(await problemsOf(id)).toEqual([unmarked]);
    const credited = (at: string) => tamper(`update deposits set credited_at = ${at} where id = ${id}`);
    await credited(`now() - interval '10 years'`);
    expect(await problemsOf(id)).toEqual([unmarked]);
    const began = `(select applied_at from schema_migrations where name = '261-credit-marks.sql')`;
    await tamper(`insert into schema_migrations (name, checksum) values ('261-credit-marks.sql', '')`);
    await credited(began);
    expect(await problemsOf(id)).toEqual([unmarked]);
    await credited(`${began} - interval '1 microsecond'`);
    expect(await problemsOf(id)).toEqual([]);
    await tamper(`delete from schema_migrations where name like '261-%'`);
  });

  test('must match this credit: another credit’s mark or a forged one is rejected', async () => {
    const [one, other] = [await paid(), await paid()];
    await tamper(
      `update credit_marks m set mark = o.mark from credit_marks o where m.deposit_id = ${one} and o.deposit_id = ${other}`,
      `update credit_marks set mark = sha256('made up') where deposit_id = ${other}`,
    );
    expect([await problemsOf(one), await problemsOf(other)]).toEqual([[unmarked], [unmarked]]);
  });

  test('is on a won dispute too: a won dispute without the servers’ mark is reported', async () => {
    const { id, redirectUrl } = await player.started('50.00');
    for (const outcome of ['approve', 'chargeback', 'chargeback-won']) {
      await cashier.world.act(redirectUrl, outcome);
      await cashier.confirm(id);
    }
    const { dispute } = await cashier.owner.one<{ dispute: bigint }>(
      `select id as dispute from disputes where deposit_id = $1 and state = 'won'`,
      [cashier.numberOf(id)],
    );
    expect(await problemsOf(dispute)).toEqual([]);
    await tamper(`update disputes set won_mark = sha256('made up') where id = ${dispute}`);
    expect(await problemsOf(dispute)).toContain('disputes: won, and not by the servers');
    await tamper(`delete from bookings where reference = 'dispute:${dispute}'`);
    expect(await problemsOf(dispute)).toContain('disputes: won, and not booked');
  });

  test('cannot be changed, deleted or truncated by any role', async () => {
    const id = await paid();
    for (const statement of [
      'update credit_marks set mark = mark',
      'delete from credit_marks',
      'truncate credit_marks',
    ])
      await expect(cashier.owner.run(statement)).rejects.toThrow('never changed');
    await expect(
      cashier.owner.run(`insert into credit_marks (player_id, deposit_id, mark) values (1, ${id} + 1000000, '')`),
    ).rejects.toThrow('check constraint');
  });
});
