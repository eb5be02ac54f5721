import { expectLedgerSound } from '../../wallet/testing/expect-ledger-sound.ts';
import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import { openCoinStage, type CoinPlayer, type CoinStage } from '../../../testing/coin-stage.ts';
import type { CashOutId } from './cash-out.ts';

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
afterEach(async () => {
  await stage.owner.run(
    'update cash_out_rules set automatic = true, automatic_up_to = 40000, two_persons_from = 20000',
  );
  await expectLedgerSound(stage.owner);
});

const gwei = 10n ** 9n;
const requested = async (to = `0x${randomBytes(20).toString('hex')}`): Promise<CashOutId> => {
  const answer = await player.withdraw(gwei / 10n, to);
  if (!answer.ok) throw new Error(answer.reason);
  return answer.cashOut.id;
};
const newOperator = async (): Promise<OperatorId> =>
  (
    await stage.owner.one<{ id: bigint }>(
      `insert into operators (email, name, role) values ($1, 'Olga', 'payments') returning id`,
      [`${randomBytes(6).toString('hex')}@example.com`],
    )
  ).id as OperatorId;

describe('an operator decides', () => {
  test('if the rule requires it; a rejected withdrawal is returned with its reason', async () => {
    await stage.owner.run('update cash_out_rules set automatic = false');
    await player.fund(gwei);
    const id = await requested();
    await stage.turn();
    expect(await player.stateOf(id)).toBe('review');
    const waiting = await stage.desk.cashOuts('waiting', { page: 0, size: 50 });
    expect(waiting.items.map(({ cashOut }) => cashOut.id)).toContain(id);
    const operatorId = await newOperator();
    expect(await stage.desk.reject({ id, operatorId, code: 'documents_needed', reason: 'no documents' })).toMatchObject(
      {
        ok: true,
      },
    );
    expect(await stage.desk.approve({ id, operatorId, reason: 'too late' })).toEqual({
      ok: false,
      reason: 'not_in_review',
    });
    expect(await player.held()).toMatchObject({ locked: gwei, pending: 0n });
    expect(await stage.coins.cashOut(player.playerId, id)).toMatchObject({
      state: 'rejected',
      reason: 'documents_needed',
    });
  });

  test('and above the threshold a second one; the same one twice counts once', async () => {
    await stage.owner.run('update cash_out_rules set automatic_up_to = 0, two_persons_from = 1');
    await player.fund(gwei);
    const id = await requested();
    await stage.turn();
    const [first, second] = [await newOperator(), await newOperator()];
    expect(await stage.desk.approve({ id, operatorId: first, reason: 'known' })).toMatchObject({ ok: true, more: 1 });
    expect(await stage.desk.approve({ id, operatorId: first, reason: 'known' })).toMatchObject({ ok: true, more: 1 });
    expect(await player.stateOf(id)).toBe('review');
    expect(await stage.desk.approve({ id, operatorId: second, reason: 'seen' })).toMatchObject({ ok: true, more: 0 });
    await stage.settle();
    expect(await player.stateOf(id)).toBe('paid');
  });

  test('if compliance holds the player, with its own reason', async () => {
    await stage.owner.run('update cash_out_rules set automatic = true, automatic_up_to = 40000');
    await player.fund(gwei);
    const id = await requested();
    const watched = stage.variant({ riskHold: async () => 'risk_hold' });
    await watched.moveCashOuts();
    expect(await stage.coins.cashOut(player.playerId, id)).toMatchObject({ state: 'review', reason: 'risk_hold' });
  });

  test('two approvals are required by the database too', async () => {
    await stage.owner.run('update cash_out_rules set automatic_up_to = 0, two_persons_from = 1');
    await player.fund(gwei);
    const id = await requested();
    await stage.turn();
    const approve = () => stage.db.run(`update cash_outs set state = 'approved' where id = $1`, [id]);
    await expect(approve()).rejects.toThrow(/too few operators/);
    await stage.desk.approve({ id, operatorId: await newOperator(), reason: 'known' });
    await expect(approve()).rejects.toThrow(/too few operators/);
    await stage.owner.run('update cash_out_rules set automatic_up_to = 40000, two_persons_from = 20000');
  });

  test('if the ledger check failed or coins would go to one of our own addresses', async () => {
    await player.fund(gwei);
    const { address } = await player.address();
    const id = await requested(address);
    await stage.turn();
    expect(await stage.coins.cashOut(player.playerId, id)).toMatchObject({ state: 'review', reason: 'own_address' });
  });
});
