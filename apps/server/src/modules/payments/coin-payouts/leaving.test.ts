/** What the database refuses when money is about to leave, whatever the application does. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Sql } from '../../../database/database.ts';
import { openCoinStage, type CoinPlayer, type CoinStage } from '../../../testing/coin-stage.ts';
import { endStop } from '../../../testing/end-stop.ts';
import type { CashOutId } from '../cash-outs/cash-out.ts';

let stage: CoinStage;
let player: CoinPlayer;
beforeAll(async () => {
  stage = await openCoinStage();
  await stage.turn();
});
afterAll(() => stage.close());
beforeEach(async () => {
  player = await stage.newPlayer();
});

const amount = 5n * 10n ** 7n;
const newTarget = () => `0x${randomBytes(20).toString('hex')}`;
const requested = async (to = newTarget()): Promise<CashOutId> => {
  await player.fund(2n * amount);
  const answer = await player.withdraw(amount, to);
  if (!answer.ok) throw new Error(answer.reason);
  return answer.cashOut.id;
};
const move = (sql: Sql, id: CashOutId, to: string) =>
  sql.run('update cash_outs set state = $2 where id = $1', [id, to]);
const approved = async (to?: string): Promise<CashOutId> => {
  const id = await requested(to);
  await move(stage.db, id, 'approved');
  return id;
};
const insertSend = (sql: Sql, id: CashOutId, change: { to?: string; raw?: string } = {}) =>
  sql.run(
    `insert into chain_sends (cash_out_id, chain, nonce, to_address, raw_amount, draft)
     select id, method, 1000000 + id, coalesce($2, address), coalesce($3::numeric, (amount - fee) * 1000000000), '{}'
     from cash_outs where id = $1`,
    [id, change.to ?? null, change.raw ?? null],
  );
const signed = async (): Promise<CashOutId> => {
  const id = await approved();
  await insertSend(stage.db, id);
  await stage.db.run('update chain_sends set txid = $2, raw_transaction = $2 where cash_out_id = $1', [id, `0x${id}`]);
  await move(stage.db, id, 'submitting');
  return id;
};
const stop = (sql: Sql) => sql.run(`select stop_cashouts('a row does not fit')`);
const goOn = () => endStop({ owner: stage.owner, app: stage.db }, stage.wallet);

/** Waits until another connection blocks on a locked row. */
const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
const somebodyWaits = () => expect.poll(async () => (await stage.owner.rows(waiting)).length).toBeGreaterThan(0);

// Must be the first test: later ones leave transactions behind that no network accepts.
//
test('a stop during signing leaves it approved; it is paid once when the stop ends', async () => {
  // Gives the house coins.
  await requested();
  await stage.settle();
  const target = newTarget();
  const id = await requested(target);
  const { signer } = stage.deps;
  const late = stage.variant({
    signer: {
      ...signer,
      sign: async (order) => {
        const answer = await signer.sign(order);
        await stop(stage.db);
        return answer;
      },
    },
  });
  await late.moveCashOuts();
  await stage.settle();
  expect(await player.stateOf(id)).toBe('approved');
  expect((await stage.chain.received(target)).transactions).toEqual([]);
  await goOn();
  await stage.settle();
  expect(await player.stateOf(id)).toBe('paid');
  expect((await stage.chain.received(target)).transactions).toHaveLength(1);
});

/** Each way to release money: its setup, the statement of the worker, and whether it happened. */
const ways: Record<string, { begin: () => Promise<CashOutId>; go: (sql: Sql, id: CashOutId) => Promise<boolean> }> = {
  'is let go by the rule': {
    begin: () => requested(),
    go: async (sql, id) => (await move(sql, id, 'approved')) === 1,
  },
  'is handed to its chain': {
    begin: () => approved(),
    go: async (sql, id) => (await move(sql, id, 'submitting')) === 1,
  },
  'is shown to its chain': {
    begin: signed,
    go: async (sql, id) => (await sql.one<{ goes: boolean }>('select let_send_go($1) as goes', [id])).goes,
  },
  'is asked for': {
    begin: async () => {
      await player.fund(2n * amount);
      return 0n as CashOutId;
    },
    go: async (sql) => {
      const { id } = await sql.one<{ id: CashOutId }>(`select nextval('payment_ids') as id`);
      return (
        await stage.wallet.holdCashOut(sql, { playerId: player.playerId, paymentId: id, currency: 'ETH', amount })
      ).ok;
    },
  },
};

describe.each(Object.entries(ways))('while money %s', (_way, { begin, go }) => {
  test('a stop waits until it is released, and then applies', async () => {
    const id = await begin();
    let stopping: Promise<unknown> = Promise.resolve();
    await stage.db.transaction(async (sql) => {
      expect(await go(sql, id)).toBe(true);
      stopping = stop(stage.db);
      await somebodyWaits();
    });
    await stopping;
    expect(await stage.wallet.cashOutsStopped()).toBeDefined();
    await goOn();
  });

  test('a stop that is being set is waited for, and blocks it', async () => {
    const id = await begin();
    const gone = await stage.db.transaction(async (sql) => {
      await stop(sql);
      const going = go(stage.db, id).catch((error: Error) => error);
      await somebodyWaits();
      return { going };
    });
    const outcome = await gone.going;
    if (outcome !== false) expect(outcome).toMatchObject({ message: 'cash-outs are stopped' });
    await goOn();
    expect(await go(stage.db, id)).toBe(true);
  });
});

describe('a stop', () => {
  test('holds what is signed and never broadcast, but not what its network may have seen', async () => {
    const id = await signed();
    await stop(stage.db);
    const [chain] = stage.deps.networks;
    if (chain === undefined) throw new Error('No chain');
    let shown = 0;
    const broadcast: typeof chain.broadcast = (raw) => {
      if (raw === `0x${id}`) shown += 1;
      return chain.broadcast(raw);
    };
    const watched = stage.variant({ networks: [{ ...chain, broadcast }] });
    await watched.moveCashOuts();
    expect(shown).toBe(0);
    await expect(
      stage.owner.run('update chain_sends set let_go_at = now() where cash_out_id = $1', [id]),
    ).rejects.toThrow('cash-outs are stopped');
    await expect(move(stage.db, id, 'submitted')).rejects.toThrow('cash-outs are stopped');
    await goOn();
    await watched.moveCashOuts();
    expect(shown).toBe(1);
    await stop(stage.db);
    await watched.moveCashOuts();
    expect(shown).toBe(2);
    await move(stage.db, id, 'submitted');
    await goOn();
  });
});

describe('a withdrawal is requested', () => {
  const insert = (cents = 2000) =>
    stage.db.one<{ id: CashOutId }>(
      `insert into cash_outs (player_id, method, currency, amount, fee, eur_cents, eur_rate, address, due_at)
       values ($1, 'ETH', 'ETH', $2, 1000, $3, 2000, $4, now()) returning id`,
      [player.playerId, amount, cents, newTarget()],
    );

  test('only with verified documents of both kinds', async () => {
    await stage.owner.run(
      `update verification_cases set status = 'rejected', refusal = 'expired' where player_id = $1 and kind = 'bill'`,
      [player.playerId],
    );
    await expect(insert()).rejects.toThrow('verified documents');
  });

  test('only after a recent step-up', async () => {
    await stage.owner.run(`update sessions set stepped_up_at = now() - interval '17 minutes' where player_id = $1`, [
      player.playerId,
    ]);
    await expect(insert()).rejects.toThrow('recent step-up');
    await stage.owner.run(`update sessions set stepped_up_at = now(), ended_at = now() where player_id = $1`, [
      player.playerId,
    ]);
    await expect(insert()).rejects.toThrow('recent step-up');
  });

  test('for at most the maximum, and is sent only with a hold', async () => {
    await expect(insert(40_001)).rejects.toThrow('exceeds the limit');
    const { id } = await insert();
    await expect(move(stage.db, id, 'approved')).rejects.toThrow('its own hold');
    await player.fund(amount);
    const less = { playerId: player.playerId, currency: 'ETH', paymentId: id, amount: amount - 1n } as const;
    await stage.wallet.holdCashOut(stage.db, less);
    await expect(move(stage.db, id, 'approved')).rejects.toThrow('its own hold');
    await move(stage.db, id, 'review');
  });
});

describe('nothing leaves without an operator', () => {
  const forAPerson = 'needs the approval of an operator';
  const withRules = async (set: string, work: () => Promise<unknown>) => {
    const before = await stage.owner.one<Record<string, unknown>>(
      'select automatic, automatic_up_to, automatic_per_day from cash_out_rules',
    );
    await stage.owner.run(`update cash_out_rules set ${set}`);
    await work();
    await stage.owner.run('update cash_out_rules set automatic = $1, automatic_up_to = $2, automatic_per_day = $3', [
      ...[before['automatic'], before['automatic_up_to'], before['automatic_per_day']],
    ]);
  };

  test.each(['automatic = false', 'automatic_up_to = 10', 'automatic_per_day = 10'])('if %s', async (set) => {
    const id = await requested();
    await withRules(set, () => expect(move(stage.db, id, 'approved')).rejects.toThrow(forAPerson));
    await move(stage.db, id, 'review');
  });

  test('to one of our addresses, or from an account locked by an operator', async () => {
    const { address } = await player.address();
    const own = await requested(address);
    await expect(move(stage.db, own, 'approved')).rejects.toThrow(forAPerson);
    await move(stage.db, own, 'review');
    const id = await requested();
    await stage.owner.run(`update players set status = 'locked' where id = $1`, [player.playerId]);
    await expect(move(stage.db, id, 'approved')).rejects.toThrow(forAPerson);
    await move(stage.db, id, 'review');
  });
});

describe('a transaction', () => {
  test('carries exactly the approved amount less the fee, to the requested address', async () => {
    const refused = 'not what was requested';
    const waits = await requested();
    await expect(insertSend(stage.db, waits)).rejects.toThrow(refused);
    await move(stage.db, waits, 'review');
    const id = await approved();
    await expect(insertSend(stage.db, id, { to: newTarget() })).rejects.toThrow(refused);
    await expect(insertSend(stage.db, id, { raw: '1' })).rejects.toThrow(refused);
    await expect(insertSend(stage.owner, id, { raw: (amount * 10n ** 9n).toString() })).rejects.toThrow(refused);
    await insertSend(stage.db, id);
  });

  test('is rebroadcast with a higher fee only if it was broadcast before', async () => {
    const id = await signed();
    const raise = () =>
      stage.db.run(
        `insert into chain_send_fee_bumps (cash_out_id, attempt, draft, raw_transaction, txid) values ($1, 1, '{}', 'x', $2)`,
        [id, `0x1${id}`],
      );
    await expect(raise()).rejects.toThrow('broadcast again');
    await stage.db.run('select let_send_go($1)', [id]);
    await raise();
  });
});

describe('the ledger and a withdrawal', () => {
  const other = 'the ledger does not match';

  test('agree on the result: a state alone pays, rejects or fails nothing', async () => {
    const id = await signed();
    await stage.db.run('select let_send_go($1)', [id]);
    await move(stage.db, id, 'submitted');
    for (const state of ['paid', 'failed']) await expect(move(stage.db, id, state)).rejects.toThrow(other);
    const waits = await requested();
    await move(stage.db, waits, 'review');
    await expect(move(stage.db, waits, 'rejected')).rejects.toThrow(other);
  });

  test('return nothing of one in progress, and book nothing as paid before it was sent', async () => {
    const id = await approved();
    const back = () => stage.wallet.returnCashOut(stage.db, { paymentId: id, bonus: 'restore' });
    await expect(back()).rejects.toThrow(other);
    const settle = { paymentId: id, leg: 1, provider: 'ETH', partyKind: 'chain', amount, fee: 0n } as const;
    await expect(stage.wallet.settleCashOut(stage.db, settle)).rejects.toThrow(other);
  });
});
