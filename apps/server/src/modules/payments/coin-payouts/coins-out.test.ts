import { expectLedgerSound } from '../../wallet/testing/expect-ledger-sound.ts';
import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openCoinStage, type CoinPlayer, type CoinStage } from '../../../testing/coin-stage.ts';
import type { CashOutId } from '../cash-outs/cash-out.ts';
import type { AccountNetwork } from '../chains/ports.ts';

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
    'update cash_out_rules set automatic = true, automatic_up_to = 40000, two_persons_from = 100000',
  );
  await expectLedgerSound(stage.owner);
});

const gwei = 10n ** 9n;
/** About €100 to €400 at the sandbox's rate. */
const amount = gwei / 10n;
const newTarget = () => `0x${randomBytes(20).toString('hex')}`;
const requested = async (to = newTarget(), sum = amount): Promise<CashOutId> => {
  const answer = await player.withdraw(sum, to);
  if (!answer.ok) throw new Error(answer.reason);
  return answer.cashOut.id;
};
describe('a withdrawal', () => {
  test('leaves the balance at once, arrives less its fee, and is paid once confirmed', async () => {
    await player.fund(gwei);
    const to = newTarget();
    const id = await requested(to);
    expect(await player.held()).toMatchObject({ locked: gwei - amount, pending: amount });
    await stage.settle();
    expect(await player.stateOf(id)).toBe('paid');
    const cashOut = await stage.coins.cashOut(player.playerId, id);
    const net = (amount - (cashOut?.fee ?? 0n)) * 10n ** 9n;
    const { receivedWei, transactions } = await stage.chain.received(to);
    expect(BigInt(receivedWei)).toBe(net);
    const details = (await stage.coins.transactions([id])).get(id);
    expect(details?.txid).toBe(transactions[0]?.txid);
    expect(details?.confirmations).toBeGreaterThanOrEqual(3);
    expect(await player.held()).toMatchObject({ locked: gwei - amount, pending: 0n });
    const steps = await stage.owner.rows<{ to_state: string }>(
      'select to_state from cash_out_steps where cash_out_id = $1 order by id',
      [id],
    );
    expect(steps.map((step) => step.to_state)).toEqual(['requested', 'approved', 'submitting', 'submitted', 'paid']);
  });

  test('requested twenty times at once holds no more than the balance', async () => {
    await player.fund(3n * amount);
    const answers = await Promise.all(Array.from({ length: 20 }, () => player.withdraw(amount, newTarget())));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
    expect(await player.held()).toMatchObject({ locked: 0n, pending: 3n * amount });
    await stage.settle();
    expect(await player.held()).toMatchObject({ locked: 0n, pending: 0n });
  });

  test('requested twenty times with one key is booked once; with a different body the key is refused', async () => {
    await player.fund(3n * amount);
    const to = newTarget();
    const answers = await Promise.all(Array.from({ length: 20 }, () => player.withdraw(amount, to, 'k1')));
    expect(new Set(answers.map((answer) => answer.ok && answer.cashOut.id)).size).toBe(1);
    expect((await player.held()).pending).toBe(amount);
    expect(await player.withdraw(amount * 2n, to, 'k1')).toEqual({ ok: false, reason: 'idempotency_key_reused' });
    await stage.settle();
    expect(BigInt((await stage.chain.received(to)).receivedWei)).toBeLessThan(amount * 10n ** 9n);
  });

  test('is paid once by three concurrent workers', async () => {
    await player.fund(5n * amount);
    const targets = Array.from({ length: 5 }, newTarget);
    const ids: CashOutId[] = [];
    for (const to of targets) ids.push(await requested(to));
    for (let turns = 0; turns < 4; turns += 1) {
      await Promise.all([stage.turn(), stage.turn(), stage.turn()]);
      await stage.chain.mine(3);
    }
    await stage.settle();
    for (const id of ids) expect(await player.stateOf(id)).toBe('paid');
    for (const to of targets) expect((await stage.chain.received(to)).transactions).toHaveLength(1);
  });

  test('costs what was quoted', async () => {
    await player.fund(gwei);
    await stage.turn();
    const quote = await stage.coins.quote({ currency: 'ETH', amount: '0.1' });
    if (!quote.ok) throw new Error(quote.reason);
    expect(quote.net.subunits + quote.fee.subunits).toBe(amount);
    const id = await requested();
    expect((await stage.coins.cashOut(player.playerId, id))?.fee).toBe(quote.fee.subunits);
    await stage.settle();
  });
});

describe('the network’s answer', () => {
  const chainThat = (change: Partial<AccountNetwork>) => stage.variant({ networks: [{ ...stage.eth, ...change }] });

  test('counts only after the required confirmations', async () => {
    await player.fund(gwei);
    const id = await requested();
    await stage.turn();
    await stage.chain.mine(1);
    await stage.turn();
    for (const blocks of [1, 1]) {
      await stage.turn();
      expect(await player.stateOf(id)).toBe('submitted');
      await stage.chain.mine(blocks);
    }
    await stage.turn();
    expect(await player.stateOf(id)).toBe('paid');
  });

  test('that a transaction moved nothing returns the money', async () => {
    await player.fund(gwei);
    const id = await requested();
    const failing = chainThat({
      transactionStatus: async () => ({
        ok: true,
        at: 'block',
        height: 1n,
        hash: 'h',
        succeeded: false,
        feeRaw: 21_000n,
      }),
    });
    await stage.settle(failing);
    expect(await stage.coins.cashOut(player.playerId, id)).toMatchObject({
      state: 'failed',
      reason: 'refused_by_address',
    });
    expect(await player.held()).toMatchObject({ locked: gwei, pending: 0n });
  });

  test('that a receiver cannot be paid returns it before anything is signed', async () => {
    await player.fund(gwei);
    const id = await requested();
    await stage.turn(chainThat({ draft: async () => ({ ok: false, reason: 'receiver_refuses' }) }));
    expect(await stage.coins.cashOut(player.playerId, id)).toMatchObject({
      state: 'failed',
      reason: 'address_refuses',
    });
    expect(await player.held()).toMatchObject({ locked: gwei, pending: 0n });
    expect(await stage.coins.transactions([id])).toEqual(new Map());
  });
});

describe('the rules, in order', () => {
  const ask = (change: { amount?: string; address?: string; steppedUpAt?: Date | null } = {}) =>
    stage.coins.requestCashOut({
      ...{ playerId: player.playerId, currency: 'ETH', amount: '0.1', address: newTarget(), steppedUpAt: new Date() },
      ...change,
    });

  test('are reported one by one as each is met', async () => {
    player.facts.verified = false;
    const old = new Date(Date.now() - 16 * 60_000);
    const wrong = { amount: '0.000001', address: '', steppedUpAt: old };
    expect(await ask(wrong)).toMatchObject({ reason: 'below_minimum', currency: 'ETH' });
    expect(await ask({ ...wrong, amount: '5' })).toEqual({ ok: false, reason: 'verification_required' });
    player.facts.verified = true;
    expect(await ask({ ...wrong, amount: '5' })).toEqual({ ok: false, reason: 'insufficient_funds' });
    const { address } = await player.address();
    await stage.chain.send(address, '10', 3);
    await stage.coins.watch();
    expect(await ask({ ...wrong, amount: '5' })).toEqual({ ok: false, reason: 'address_required' });
    const broken = '0x5aAeb6053f3e94C9b9A09F33669435E7EF1BEAED';
    expect(await ask({ ...wrong, amount: '5', address: broken })).toEqual({ ok: false, reason: 'address_invalid' });
    expect(await ask({ amount: '5', steppedUpAt: old })).toMatchObject({ reason: 'above_maximum', currency: 'ETH' });
    expect(await ask({ steppedUpAt: old })).toEqual({
      ...{ ok: false, reason: 'not_withdrawable_yet', missing: '0.100000000', currency: 'ETH' },
    });
    await player.fund(gwei);
    expect(await ask({ steppedUpAt: old })).toEqual({ ok: false, reason: 'step_up_required' });
    expect(await ask({ steppedUpAt: null })).toEqual({ ok: false, reason: 'step_up_required' });
    expect(await ask()).toMatchObject({ ok: true });
    await stage.settle();
  });

  test('accept an address with a valid checksum or none, but neither the zero address nor the house’s own', async () => {
    await player.fund(gwei);
    const [chain] = await stage.db.rows<{ house_address: string; xpub: string }>(
      'select house_address, xpub from chains',
    );
    const fuel = stage.eth.addressAt(chain?.xpub ?? '', 1, 1);
    for (const address of [chain?.house_address ?? '', fuel, `0x${'0'.repeat(40)}`, 'bc1qw508d6', '0x12'])
      expect(await ask({ address })).toEqual({ ok: false, reason: 'address_invalid' });
    expect(await ask({ address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' })).toMatchObject({ ok: true });
    expect(await ask({ address: '0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359' })).toMatchObject({ ok: true });
    await stage.settle();
  });

  test('are listed in the checklist, each with whether it is met', async () => {
    player.facts.verified = false;
    const list = await stage.coins.checklist(player.playerId, { currency: 'ETH', amount: '0.1' });
    if (!list.ok) throw new Error(list.reason);
    const done = Object.fromEntries(list.items.map((item) => [item.code, item.done]));
    expect(done).toEqual({
      minimum: true,
      identity: false,
      address: false,
      funds: false,
      maximum: true,
      staked: false,
    });
  });

  test('do not wait for a fresh rate, but raise an alarm', async () => {
    await player.fund(gwei);
    await stage.owner.run(`update rates set quoted_at = now() - interval '11 minutes' where currency = 'ETH'`);
    expect(await ask()).toMatchObject({ ok: true });
    expect(stage.alarms.get('cash_out_rate_stale_ETH')).toBe(1);
    await stage.rates.poll();
    await stage.settle();
  });
});

test('no state can be skipped, no request rewritten and no signed transaction changed, even by direct database access', async () => {
  await player.fund(gwei);
  const id = await requested();
  const refused = /cannot go|never changes|permission|never deleted/;
  await expect(stage.db.run(`update cash_outs set state = 'paid' where id = $1`, [id])).rejects.toThrow(refused);
  await expect(stage.db.run('update cash_outs set amount = 1 where id = $1', [id])).rejects.toThrow(refused);
  await expect(stage.owner.run('update cash_outs set amount = 1 where id = $1', [id])).rejects.toThrow(refused);
  await stage.settle();
  await expect(stage.db.run(`update cash_outs set state = 'rejected' where id = $1`, [id])).rejects.toThrow(refused);
  await expect(stage.db.run(`update chain_sends set txid = 'x' where cash_out_id = $1`, [id])).rejects.toThrow(refused);
  await expect(stage.db.run('delete from chain_sends where cash_out_id = $1', [id])).rejects.toThrow(refused);
});
