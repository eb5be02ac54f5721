import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Sql } from '../../../database/database.ts';
import type { OperatorId, PaymentId } from '../../../platform/ids/ids.ts';
import { letFactorDaysPass } from '../../../testing/factor-days.ts';
import { openCoinStage, type CoinPlayer, type CoinStage } from '../../../testing/coin-stage.ts';
import type { CashOutId } from './cash-out.ts';
import { createDesk } from '../desk/desk.ts';

let stage: CoinStage;
let player: CoinPlayer;
let operatorId: OperatorId;
let other: OperatorId;
beforeAll(async () => {
  stage = await openCoinStage();
  await stage.turn();
  [operatorId, other] = (
    await stage.owner.rows<{ id: OperatorId }>(
      `insert into operators (email, name, role, status, password_hash, totp_secret_sealed)
       values ('olga@example.com', 'Olga', 'admin', 'active', 'none', ''),
         ('otto@example.com', 'Otto', 'risk', 'active', 'none', '') returning id`,
    )
  ).map(({ id }) => id) as [OperatorId, OperatorId];
});
afterAll(() => stage.close());
beforeEach(async () => {
  player = await stage.newPlayer();
  await stage.owner.run('update cash_out_rules set automatic = true');
  await approvedRemoval();
});

const requested = async (): Promise<CashOutId> => {
  await player.fund(10n ** 8n);
  const answer = await player.withdraw(5n * 10n ** 7n, `0x${randomBytes(20).toString('hex')}`);
  if (!answer.ok) throw new Error(answer.reason);
  return answer.cashOut.id;
};
const inReview = async (): Promise<CashOutId> => {
  const id = await requested();
  await stage.owner.run('update cash_out_rules set automatic = false');
  await stage.turn();
  expect(await player.stateOf(id)).toBe('review');
  return id;
};

/** Approved by two operators, with the player's three days elapsed: ready to be carried out. */
const approvedRemoval = async () => {
  await stage.owner.run(
    `insert into totp_secrets (player_id, secret_sealed, confirmed_at) values ($1, 'x', now())
     on conflict (player_id) do nothing`,
    [player.playerId],
  );
  await stage.owner.run(
    `insert into approval_requests (player_id, subject, kind, new_values, asked_by, asked_at, expires_at, reason_sealed, state,
       approved_by, approved_at, approval_sealed, due_at)
     values ($1, $1::bigint::text, 'remove_second_factor', '{}', $2, clock_timestamp(), now(), '', 'waiting', $3, now(), '',
       now() + interval '73 hours')`,
    [player.playerId, operatorId, other],
  );
  await stage.owner.transaction((sql) => letFactorDaysPass(sql, player.playerId, '73 hours'));
};
const removedFactor = (sql: Sql) =>
  sql.run(`select remove_lost_factors(id) from approval_requests where player_id = $1 and state = 'waiting'`, [
    player.playerId,
  ]);

const holds = {
  'a flag': (sql: Sql) =>
    sql.run(`insert into risk_flags (player_id, kind, cause, holds) values ($1, 'by_staff', 'seen', true)`, [
      player.playerId,
    ]),
  'a question where the money comes from': (sql: Sql) =>
    sql.run('insert into funds_requests (player_id, asked_by) values ($1, $2)', [player.playerId, operatorId]),
  'a second factor that was taken away': removedFactor,
  'a credited deposit that is reversed': async (sql: Sql) => {
    const { id } = await sql.one<{ id: bigint }>(
      `select substring(reference from '[0-9]+')::bigint as id from bookings where player_id = $1 and step = 'credit'`,
      [player.playerId],
    );
    const reversal = { playerId: player.playerId, paymentId: id as PaymentId, provider: 'ETH', amount: 10n ** 8n };
    await stage.wallet.reverseDeposit(sql, { ...reversal, partyKind: 'chain', currency: 'ETH' });
  },
};
const approve = (id: CashOutId, desk = stage.desk) => desk.approve({ id, operatorId, reason: 'known' });
/** A desk that runs this in the middle of every decision. */
const amidst = (record: () => Promise<unknown>) =>
  createDesk({ ...stage.deskDeps, coins: { ...stage.deps, audit: { record } } });

/** Waits until another connection blocks on a lock that only holds and approvals take. */
const waiting = `select 1 from pg_locks l join pg_database d on d.oid = l.database
  where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`;
const somebodyWaits = () => expect.poll(async () => (await stage.owner.rows(waiting)).length).toBeGreaterThan(0);

describe.each(Object.entries(holds))('%s', (_name, raise) => {
  test('that is being raised during an approval is waited for, and holds', async () => {
    const id = await inReview();
    let raising: Promise<unknown> = Promise.resolve();
    await new Promise<void>((raised) => {
      raising = stage.db.transaction(async (sql) => {
        await raise(sql);
        raised();
        await somebodyWaits();
      });
    });
    expect(await approve(id)).toEqual({ ok: false, reason: 'held_by_risk' });
    await raising;
    expect(await player.stateOf(id)).toBe('review');
  });

  test('raised during an approval waits until it has committed', async () => {
    const id = await inReview();
    let raising: Promise<unknown> = Promise.resolve();
    const desk = amidst(async () => {
      raising = raise(stage.db);
      await somebodyWaits();
    });
    const approved = await approve(id, desk);
    expect(approved).toMatchObject({ ok: true, more: 0 });
    await raising;
    expect(await player.stateOf(id)).toBe('approved');
  });

  test('raised between approval and handover returns it to review', async () => {
    const id = await inReview();
    expect(await approve(id)).toMatchObject({ ok: true, more: 0 });
    await raise(stage.db);
    await stage.coins.moveCashOuts();
    expect(await player.stateOf(id)).toBe('review');
    expect((await stage.desk.cashOut(id))?.approvals).toEqual([]);
    expect(await stage.owner.rows('select 1 from chain_sends where cash_out_id = $1', [id])).toEqual([]);
  });

  test('raised between check and automatic approval sends it to review', async () => {
    const id = await requested();
    const late = stage.variant({
      riskHold: async () => {
        await raise(stage.db);
        return undefined;
      },
    });
    await late.moveCashOuts();
    const { state, reason = '' } = (await stage.coins.cashOut(player.playerId, id)) ?? {};
    expect(state).toBe('review');
    expect(['risk_review', 'debt']).toContain(reason);
  });

  test('is enforced by the database', async () => {
    const id = await requested();
    await raise(stage.db);
    await expect(stage.db.run(`update cash_outs set state = 'approved' where id = $1`, [id])).rejects.toThrow(
      /are held/,
    );
  });
});

test('an informational flag holds nothing and takes no lock', async () => {
  const id = await inReview();
  const published = () =>
    stage.db.run(`insert into risk_flags (player_id, kind, cause, holds) values ($1, 'same_phone', 'seen', false)`, [
      player.playerId,
    ]);
  expect(await approve(id, amidst(published))).toMatchObject({ ok: true, more: 0 });
  expect(await player.stateOf(id)).toBe('approved');
});

test('a second factor removed three days ago holds nothing any more', async () => {
  const id = await inReview();
  await removedFactor(stage.db);
  const pass = (span: string) => stage.owner.transaction((sql) => letFactorDaysPass(sql, player.playerId, span));
  await pass('71 hours 59 minutes');
  expect(await approve(id)).toEqual({ ok: false, reason: 'held_by_risk' });
  await pass('1 minute');
  expect(await approve(id)).toMatchObject({ ok: true, more: 0 });
});

describe('a withdrawal held by a removed second factor', () => {
  const ends = async (): Promise<Date | undefined> =>
    (await stage.db.one<{ at: Date | null }>('select removed_factor_holds_until($1) as at', [player.playerId])).at ??
    undefined;
  const threeDaysLater = () =>
    stage.owner.transaction(async (sql) => {
      await sql.run('alter table approval_requests disable trigger approval_requests_guarded');
      await sql.run(`update approval_requests set ended_at = ended_at - interval '72 hours' where player_id = $1`, [
        player.playerId,
      ]);
      await sql.run('alter table approval_requests enable trigger approval_requests_guarded');
    });
  const kept = async (watched: () => Promise<string | undefined> = async () => undefined) => {
    const id = await requested();
    await removedFactor(stage.db);
    const coins = stage.variant({ heldUntil: ends, riskHold: watched });
    await coins.moveCashOuts();
    return { id, coins };
  };

  test('is due when the hold ends and then continues automatically; its player is notified of the request once', async () => {
    const { id, coins } = await kept();
    expect(await stage.coins.cashOut(player.playerId, id)).toMatchObject({
      ...{ state: 'review', reason: 'factor_removed', dueAt: await ends() },
    });
    await coins.moveCashOuts();
    expect(await player.stateOf(id)).toBe('review');
    await threeDaysLater();
    await stage.settle(coins);
    expect(await player.stateOf(id)).toBe('paid');
    const published = await stage.owner.rows(`select 1 from outbox where topic = 'cash_out.requested' and key = $1`, [
      id.toString(),
    ]);
    expect(published).toHaveLength(1);
  });

  test('waits for an operator if another hold applies by then', async () => {
    const flags: string[] = [];
    const { id, coins } = await kept(async () => flags[0]);
    flags.push('risk_review');
    await threeDaysLater();
    await coins.moveCashOuts();
    expect(await stage.coins.cashOut(player.playerId, id)).toMatchObject({ state: 'review', reason: 'risk_review' });
  });

  test('cannot be released early, and nothing else leaves review, even by direct database access', async () => {
    const again = (id: CashOutId) => stage.db.run(`update cash_outs set state = 'requested' where id = $1`, [id]);
    await expect(again((await kept()).id)).rejects.toThrow(/cannot go from review to requested/);
    player = await stage.newPlayer();
    await expect(again(await inReview())).rejects.toThrow(/cannot go from review to requested/);
  });

  test('is shown with its end in the checklist and in the operators’ list', async () => {
    const { id, coins } = await kept();
    const until = await ends();
    const list = await coins.checklist(player.playerId, { currency: 'ETH' });
    expect(list).toMatchObject({ items: expect.arrayContaining([expect.objectContaining({ code: 'hold', until })]) });
    const desk = createDesk({ ...stage.deskDeps, coins: { ...stage.deps, heldUntil: ends } });
    const { items } = await desk.cashOuts('waiting', { page: 0, size: 100 });
    expect(items.find(({ cashOut }) => cashOut.id === id)?.hold).toEqual({ reason: 'factor_removed', until });
  });
});
