import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import { openCoinStage, type CoinPlayer, type CoinStage } from '../../../testing/coin-stage.ts';
import type { CashOutId } from './cash-out.ts';
import { theGateway } from '../../../testing/the-gateway.ts';

let stage: CoinStage;
let player: CoinPlayer;
let rogue: OperatorId;
let other: OperatorId;
beforeAll(async () => {
  stage = await openCoinStage();
  await stage.owner.run('update cash_out_rules set automatic = false, two_persons_from = 40000');
  await stage.turn();
  [rogue, other] = (
    await stage.owner.rows<{ id: OperatorId }>(
      `insert into operators (email, name, role)
       values ('rogue@example.com', 'Rogue', 'admin'), ('otto@example.com', 'Otto', 'payments') returning id`,
    )
  ).map(({ id }) => id) as [OperatorId, OperatorId];
});
afterAll(async () => {
  // The payments audit would find a deposit without its gateway's confirmation.
  await stage.owner.transaction(async (sql) => {
    await sql.run(`set local session_replication_role = 'replica'`);
    await sql.run('delete from deposit_rulings');
    await sql.run('delete from deposits');
  });
  await stage.close();
});
beforeEach(async () => {
  player = await stage.newPlayer();
});

const inReview = async (): Promise<CashOutId> => {
  await player.fund(10n ** 8n);
  const answer = await player.withdraw(5n * 10n ** 7n, `0x${randomBytes(20).toString('hex')}`);
  if (!answer.ok) throw new Error(answer.reason);
  await stage.turn();
  expect(await player.stateOf(answer.cashOut.id)).toBe('review');
  return answer.cashOut.id;
};

const approve = (id: CashOutId, operatorId: OperatorId) =>
  stage.desk.approve({ id, operatorId, reason: 'a known player' });

/** What one operator may have done for the same player before. */
const steps: Record<string, () => Promise<unknown>> = {
  'verified the documents': () =>
    stage.owner.run(
      `insert into verification_cases (player_id, kind, status, provider, decided_at, decided_by, details_sealed)
       values ($1, 'identity', 'verified', 'manual', now(), $2, '')`,
      [player.playerId, rogue],
    ),
  'cleared a flag': () =>
    stage.owner.run(
      `insert into risk_flags (player_id, kind, cause, holds, cleared_at, cleared_by)
       values ($1, 'by_staff', 'test', true, now(), $2)`,
      [player.playerId, rogue],
    ),
  'credited a deposit': () =>
    stage.owner.transaction(async (sql) => {
      await sql.run(`set local session_replication_role = 'replica'`);
      const { id } = await sql.one<{ id: bigint }>(
        `insert into deposits (player_id, gateway, currency, amount, eur_cents, eur_rate, country, state, credited_at, expires_at)
         values ($1, '${theGateway.code}', 'EUR', 2000, 2000, 1, 'MT', 'credited', now(), now()) returning id`,
        [player.playerId],
      );
      await sql.run(
        `insert into deposit_rulings (player_id, deposit_id, operator_id, verdict, reason)
         select player_id, id, $2, 'credit', 'seen' from deposits where id = $1`,
        [id, rogue],
      );
    }),
};

describe('a single operator', () => {
  test.each(Object.keys(steps))('who %s cannot approve the same player’s withdrawal alone', async (step) => {
    await steps[step]?.();
    const id = await inReview();
    expect(await approve(id, rogue)).toMatchObject({ ok: true, more: 1, cashOut: { state: 'review' } });
    expect(await approve(id, rogue)).toMatchObject({ ok: true, more: 1 });
    const shown = (await stage.desk.cashOuts('waiting', { page: 0, size: 50 })).items.find(
      ({ cashOut }) => cashOut.id === id,
    );
    expect(shown).toMatchObject({ approved: 1, needed: 2 });
    await expect(stage.db.run(`update cash_outs set state = 'approved' where id = $1`, [id])).rejects.toThrow(
      'one person alone',
    );
    expect(await approve(id, other)).toMatchObject({ ok: true, more: 0, cashOut: { state: 'approved' } });
  });

  test('cannot be bypassed by the application', async () => {
    await steps['verified the documents']?.();
    await expect(
      stage.db.run('update verification_cases set decided_by = $2 where player_id = $1 and decided_by is not null', [
        player.playerId,
        other,
      ]),
    ).rejects.toThrow('who decided never changes');
  });

  test('approves below the threshold if another operator reviewed the player', async () => {
    await steps['cleared a flag']?.();
    expect(await approve(await inReview(), other)).toMatchObject({ ok: true, more: 0 });
  });

  test('is detected even if review and approval happen at once', async () => {
    await steps['cleared a flag']?.();
    const id = await inReview();
    const both = await Promise.all([approve(id, rogue), approve(id, rogue)]);
    expect(both).toMatchObject([{ more: 1 }, { more: 1 }]);
  });
});
