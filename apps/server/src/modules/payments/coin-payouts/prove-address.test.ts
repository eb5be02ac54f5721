/** Locked money is sent over a network only to an address that its player has proven, or with two approvals. */
import { formatAmount } from '@carmine/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openCoinStage, type CoinPlayer, type CoinStage } from '../../../testing/coin-stage.ts';
import { newEthKey as newKey } from '../../../testing/eth-key.ts';
import { newOperator } from '../../../testing/end-stop.ts';
import type { CashOutId } from '../cash-outs/cash-out.ts';

let stage: CoinStage;
let player: CoinPlayer;
beforeAll(async () => {
  stage = await openCoinStage();
  await stage.settle();
});
afterAll(() => stage.close());
beforeEach(async () => {
  player = await stage.newPlayer();
});

const amount = 5n * 10n ** 7n;
const asked = async (address: string): Promise<CashOutId> => {
  await player.fund(2n * amount);
  const answer = await player.ask(amount, address);
  if (!answer.ok) throw new Error(answer.reason);
  return answer.cashOut.id;
};
const waits = async (id: CashOutId) => {
  await stage.settle();
  expect(await stage.coins.cashOut(player.playerId, id)).toMatchObject({ state: 'review', reason: 'address_unproven' });
};
const challenge = async (address: string, of = player) => {
  const answer = await stage.coins.askAddressProof({ playerId: of.playerId, currency: 'ETH', address });
  if (!answer.ok) throw new Error(answer.reason);
  return answer;
};
const prove = (address: string, signature: string) =>
  stage.coins.proveAddress({ playerId: player.playerId, currency: 'ETH', address, signature });

describe('locked coins', () => {
  test('wait, and continue automatically once their player has signed for the address', async () => {
    const key = newKey();
    const id = await asked(key.address);
    await waits(id);
    const { message, proven } = await challenge(key.address);
    expect(proven).toBe(false);
    expect(message).toContain(key.address);
    expect(await prove(key.address, await key.signMessage({ message }))).toEqual({ ok: true });
    expect(await challenge(key.address)).toMatchObject({ proven: true });
    await stage.settle();
    expect(await player.stateOf(id)).toBe('paid');
    // A proof stays valid.
    const again = await player.ask(amount, key.address);
    await stage.settle();
    expect(again.ok && (await player.stateOf(again.cashOut.id))).toBe('paid');
  });

  test('are released by no other signature', async () => {
    const [key, other] = [newKey(), newKey()];
    const { message } = await challenge(key.address);
    const stranger = await stage.newPlayer();
    const theirs = await challenge(key.address, stranger);
    const wrong = { ok: false, reason: 'signature_invalid' };
    expect(await prove(key.address, await other.signMessage({ message }))).toEqual(wrong);
    expect(await prove(key.address, await key.signMessage({ message: theirs.message }))).toEqual(wrong);
    for (const text of ['', '0x', 'no signature', `0x${'00'.repeat(65)}`, `0x${'ff'.repeat(65)}`])
      expect(await prove(key.address, text)).toEqual(wrong);
    expect(await prove(other.address, await other.signMessage({ message }))).toEqual({
      ok: false,
      reason: 'proof_expired',
    });
    await stage.owner.run(`update address_challenges set expires_at = now() - interval '1 second' where address = $1`, [
      key.address,
    ]);
    expect(await prove(key.address, await key.signMessage({ message }))).toEqual({
      ok: false,
      reason: 'proof_expired',
    });
  });

  test('continue once the named amount has arrived from the address with a deposit’s confirmations, and for no other amount', async () => {
    const { address: own } = await player.address();
    await stage.chain.send(own, '0.001');
    await stage.coins.watch();
    const { from } = await stage.owner.one<{ from: string }>(
      `select from_address as "from" from chain_transfers t join deposit_addresses d on d.id = t.address_id
       where d.player_id = $1`,
      [player.playerId],
    );
    const id = await asked(from);
    await waits(id);
    const named = await challenge(from);
    expect((await challenge(from)).amount).toEqual(named.amount);
    expect(named.to).toBe(own);
    await stage.chain.send(own, '0.002', 3);
    await waits(id);
    await stage.chain.send(own, formatAmount(named.amount), 1);
    await stage.turn();
    expect(await player.stateOf(id)).toBe('review');
    await stage.chain.mine(3);
    await stage.settle();
    expect(await player.stateOf(id)).toBe('paid');
  });

  test('are sent to an unproven address after two approvals, whatever the amount', async () => {
    const id = await asked(newKey().address);
    await waits(id);
    const approve = async () =>
      stage.desk.approve({ id, operatorId: await newOperator(stage.owner), reason: 'shown on the telephone' });
    expect(await stage.desk.cashOut(id)).toMatchObject({ needed: 2 });
    expect(await approve()).toMatchObject({ ok: true, more: 1 });
    await expect(stage.db.run(`update cash_outs set state = 'approved' where id = $1`, [id])).rejects.toThrow(
      /not proven/,
    );
    expect(await approve()).toMatchObject({ ok: true, more: 0 });
    await stage.settle();
    expect(await player.stateOf(id)).toBe('paid');
  });

  test('are not sent by code that skips the check, nor with a proof without a challenge', async () => {
    const key = newKey();
    const id = await asked(key.address);
    const write = (text: string) => stage.db.run(text, [id]);
    await expect(write(`update cash_outs set state = 'approved' where id = $1`)).rejects.toThrow(/not proven/);
    await expect(
      write(`insert into address_proofs (player_id, chain, address, way, message, signature)
        select player_id, method, address, 'signature', 'mine', '0x' from cash_outs where id = $1`),
    ).rejects.toThrow(/for the requested message/);
    await challenge(key.address);
    await expect(
      write(`insert into address_proofs (player_id, chain, address, way, transfer_id)
        select c.player_id, method, c.address, 'transfer', t.id from cash_outs c, (select min(id) as id from chain_transfers) t
        where c.id = $1`),
    ).rejects.toThrow(/requested sender and amount/);
    await waits(id);
    await expect(write(`update cash_outs set state = 'requested' where id = $1`)).rejects.toThrow(/cannot go from/);
  });
});

test('staked cash is sent to any address', async () => {
  const { address } = await player.address();
  await stage.chain.send(address, '0.1', 3);
  await stage.coins.watch();
  await stage.owner.run('update accounts set unstaked = 0 where owner_id = $1', [player.playerId]);
  const answer = await player.ask(amount, newKey().address);
  if (!answer.ok) throw new Error(answer.reason);
  await stage.settle();
  expect(await player.stateOf(answer.cashOut.id)).toBe('paid');
});
