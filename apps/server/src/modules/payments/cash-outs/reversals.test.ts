/** Coins were credited and requested as a withdrawal, then removed by a reorg: the withdrawal must wait. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openCoinStage, type CoinPlayer, type CoinStage } from '../../../testing/coin-stage.ts';
import { newOperator } from '../../../testing/end-stop.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import type { CashOutId } from './cash-out.ts';

let stage: CoinStage;
let player: CoinPlayer;
let operatorId: OperatorId;
let second: OperatorId;
beforeAll(async () => {
  stage = await openCoinStage();
  await stage.chain.mine(5);
  [operatorId, second] = [await newOperator(stage.owner), await newOperator(stage.owner)];
});
afterAll(() => stage.close());
beforeEach(async () => {
  player = await stage.newPlayer();
  await stage.owner.run('update cash_out_rules set automatic = false, two_persons_from = 1');
});

const tenth = 10n ** 8n;
/** A deposit of 0.1 ETH, credited, played once and requested as a withdrawal that two operators approved. */
const askedOut = async (): Promise<CashOutId> => {
  const { address } = await player.address();
  await stage.chain.send(address, '0.1', 3);
  await stage.coins.watch();
  expect((await player.held()).cash).toBe(tenth);
  await stage.owner.run('update accounts set unstaked = 0 where owner_id = $1', [player.playerId]);
  const asked = await player.withdraw(tenth, `0x${randomBytes(20).toString('hex')}`);
  if (!asked.ok) throw new Error(asked.reason);
  await stage.coins.moveCashOuts();
  return asked.cashOut.id;
};
const approve = (id: CashOutId, by: OperatorId) => stage.desk.approve({ id, operatorId: by, reason: 'known' });
const approved = async (): Promise<CashOutId> => {
  const id = await askedOut();
  await approve(id, operatorId);
  expect(await approve(id, second)).toMatchObject({ ok: true, more: 0 });
  return id;
};
const sends = (id: CashOutId) => stage.owner.rows('select 1 from chain_sends where cash_out_id = $1', [id]);

describe('a deep reorganisation', () => {
  test('holds a withdrawal that was approved and not yet sent, and earlier approvals no longer count', async () => {
    const id = await approved();
    await stage.chain.reorganise(3);
    await stage.coins.watch();
    expect(await player.deposits()).toMatchObject([{ state: 'charged_back', reason: 'dropped_by_chain' }]);
    await stage.coins.moveCashOuts();
    expect(await stage.coins.cashOut(player.playerId, id)).toMatchObject({ state: 'review', reason: 'debt' });
    expect(await sends(id)).toEqual([]);
    expect(await approve(id, operatorId)).toEqual({ ok: false, reason: 'held_by_risk' });
    // The coins arrive again: the debt is settled, and the flag waits for an operator.
    const { address } = await player.address();
    await stage.chain.send(address, '0.1', 3);
    await stage.coins.watch();
    expect(await player.held()).toMatchObject({ cash: 0n, pending: tenth });
    await stage.owner.run(
      `update risk_flags set cleared_at = now(), cleared_by = $2 where player_id = $1 and kind = 'deposit_reversed'`,
      [player.playerId, operatorId],
    );
    expect(await approve(id, operatorId)).toMatchObject({ ok: true, more: 1 });
    expect(await approve(id, second)).toMatchObject({ ok: true, more: 0 });
    await stage.settle();
    expect(await player.stateOf(id)).toBe('paid');
  });

  test('during the second approval or the handover is either seen or processed after it', async () => {
    for (let round = 0; round < 4; round += 1) {
      player = await stage.newPlayer();
      const id = await askedOut();
      await approve(id, operatorId);
      if (round % 2 === 1) await approve(id, second);
      await stage.chain.reorganise(3);
      const racing = round % 2 === 1 ? stage.coins.moveCashOuts() : approve(id, second);
      await Promise.all([racing, stage.coins.watch()]);
      await stage.coins.moveCashOuts();
      const sent = (await sends(id)).length === 1;
      expect(['review', 'submitting', 'submitted']).toContain(await player.stateOf(id));
      expect(sent).toBe((await player.stateOf(id)) !== 'review');
      const next = await player.withdraw(1n, `0x${randomBytes(20).toString('hex')}`);
      expect(next.ok).toBe(false);
      await stage.settle();
    }
  });

  test('prevents the transaction from being inserted, even by direct database access', async () => {
    const id = await approved();
    await stage.chain.reorganise(3);
    await stage.coins.watch();
    const write = stage.db.run(
      `insert into chain_sends (cash_out_id, chain, nonce, to_address, raw_amount, draft)
       select id, 'ETH', 999, address, (amount - fee) * 1000000000, '{}' from cash_outs where id = $1`,
      [id],
    );
    await expect(write).rejects.toThrow(/held withdrawal is not paid: debt/);
  });

  test('holds later requests', async () => {
    await askedOut();
    await stage.chain.reorganise(3);
    await stage.coins.watch();
    await stage.owner.run('update cash_out_rules set automatic = true');
    await player.fund(3n * tenth);
    const later = await player.withdraw(tenth / 2n, `0x${randomBytes(20).toString('hex')}`);
    if (!later.ok) throw new Error(later.reason);
    await stage.settle();
    expect(await player.stateOf(later.cashOut.id)).toBe('review');
  });
});
