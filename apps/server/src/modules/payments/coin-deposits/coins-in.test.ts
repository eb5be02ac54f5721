import { expectLedgerSound } from '../../wallet/testing/expect-ledger-sound.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { money } from '@carmine/money';
import { newOperator } from '../../../testing/end-stop.ts';
import { evidenceStage } from '../../../testing/evidence-stage.ts';
import { createDisputes } from '../index.ts';
import { confirmations, openCoinStage, type CoinPlayer, type CoinStage } from '../../../testing/coin-stage.ts';

let stage: CoinStage;
let player: CoinPlayer;
beforeAll(async () => {
  stage = await openCoinStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  player = await stage.newPlayer();
});
afterEach(() => expectLedgerSound(stage.owner));

const gwei = 10n ** 9n;
const sent = async (address: string, amount: string, blocks = 1): Promise<string> => {
  const txid = await stage.chain.send(address, amount, blocks);
  await stage.coins.watch();
  return txid;
};
const deepen = async (blocks = confirmations): Promise<void> => {
  await stage.chain.mine(blocks);
  await stage.coins.watch();
};

describe('an address', () => {
  test('stays the same until coins arrive, even with concurrent requests; then a new one is issued, and the old one stays the player’s', async () => {
    const [first, ...others] = await Promise.all(Array.from({ length: 10 }, () => player.address()));
    expect(new Set(others.map(({ address }) => address))).toEqual(new Set([first?.address]));
    const old = first?.address ?? '';
    await sent(old, '1');
    const next = await player.address();
    expect(next.address).not.toBe(old);
    expect(next.id).not.toBe(first?.id);
    await sent(old, '2');
    await deepen();
    expect((await player.held()).cash).toBe(3n * gwei);
  });

  test('belongs to one player', async () => {
    const other = await stage.newPlayer();
    expect((await other.address()).address).not.toBe((await player.address()).address);
    const { id } = await player.address();
    expect(await stage.coins.expected(other.playerId, id)).toBeUndefined();
  });

  test('is not issued while details are missing, the player may not deposit, or there is no fresh rate', async () => {
    const ask = () => stage.coins.issueAddress({ playerId: player.playerId, currency: 'ETH', addressCountry: 'MT' });
    player.facts.missing = ['dateOfBirth'];
    expect(await ask()).toEqual({ ok: false, reason: 'profile_incomplete', missing: ['dateOfBirth'] });
    player.facts.missing = [];
    player.facts.refused = 'self_excluded';
    expect(await ask()).toEqual({ ok: false, reason: 'self_excluded' });
    player.facts.refused = undefined;
    const bitcoin = { playerId: player.playerId, currency: 'BTC' as const, addressCountry: 'MT' };
    expect(await stage.coins.issueAddress(bitcoin)).toEqual({ ok: false, reason: 'currency_not_supported' });
    await stage.owner.run(`update rates set quoted_at = now() - interval '11 minutes' where currency = 'ETH'`);
    expect(await ask()).toEqual({ ok: false, reason: 'rate_stale' });
    await stage.rates.poll();
    expect(await ask()).toMatchObject({ ok: true, confirmations });
  });
});

describe('coins', () => {
  test('are seen at once, credited once with enough confirmations, and reported in between', async () => {
    const { address, id } = await player.address();
    expect(await stage.coins.expected(player.playerId, id)).toMatchObject({ gathered: '0.000000000' });
    const txid = await sent(address, '0.5');
    const [pending] = await player.deposits();
    expect(pending).toMatchObject({ id, state: 'pending', amount: gwei / 2n });
    expect((await stage.coins.coinDetails([id])).get(id)).toEqual({ address, txid, confirmations: 1 });
    expect((await player.held()).cash).toBe(0n);
    stage.pushed.length = 0;
    await deepen(1);
    expect(stage.pushed).toEqual([
      expect.objectContaining({ topic: 'payment', audience: { playerId: player.playerId } }),
    ]);
    expect((await player.held()).cash).toBe(0n);
    await deepen(1);
    expect((await player.held()).cash).toBe(gwei / 2n);
    await deepen();
    await Promise.all([stage.coins.watch(), stage.coins.watch(), stage.coins.watch()]);
    expect(await player.deposits()).toMatchObject([{ id, state: 'credited' }]);
    expect((await player.held()).cash).toBe(gwei / 2n);
  });

  test('below one gwei are not credited', async () => {
    const { address, id } = await player.address();
    await sent(address, '0.123456789999999999');
    await deepen();
    expect((await player.held()).cash).toBe(123_456_789n);
    const [row] = await stage.db.rows(
      'select raw_amount, remainder_raw, state from chain_transfers where deposit_id = $1',
      [id],
    );
    expect(row).toEqual({ raw_amount: '123456789999999999', remainder_raw: '999999999', state: 'credited' });
  });

  test('below the minimum are accumulated until they reach it', async () => {
    const { address, id } = await player.address();
    await sent(address, '0.0001', confirmations);
    await sent(address, '0.0001', confirmations);
    expect(await player.deposits()).toEqual([]);
    expect(await stage.coins.expected(player.playerId, id)).toMatchObject({ gathered: '0.000200000' });
    await sent(address, '0.5');
    await deepen();
    expect(await player.deposits()).toMatchObject([{ id, state: 'credited', amount: 500_200_000n }]);
  });

  test('of a player who may not deposit are locked', async () => {
    const { address } = await player.address();
    player.facts.refused = 'self_excluded';
    await sent(address, '1');
    await deepen();
    expect(await player.held()).toMatchObject({ cash: 0n, locked: gwei });
  });

  test('above a deposit limit are locked as far as they exceed it', async () => {
    await stage.db.transaction((sql) => stage.wallet.setGate(sql, player.playerId, { depositLimit: { day: 5_000n } }));
    const { address } = await player.address();
    await sent(address, '1');
    await deepen();
    const { cash, locked } = await player.held();
    expect(cash + locked).toBe(gwei);
    expect(cash).toBeGreaterThan(0n);
    expect(locked).toBeGreaterThan(cash);
  });

  test('that arrive while the worker is down are found afterwards', async () => {
    const { address } = await player.address();
    await stage.chain.send(address, '1', 50);
    await stage.coins.watch();
    expect((await player.held()).cash).toBe(gwei);
  });

  test('of several players in one block are each credited', async () => {
    const other = await stage.newPlayer();
    await stage.chain.send((await player.address()).address, '1', 0);
    await stage.chain.send((await other.address()).address, '2', 0);
    await deepen(confirmations + 1);
    expect([(await player.held()).cash, (await other.held()).cash]).toEqual([gwei, 2n * gwei]);
  });
});

test('the database accepts no amount that is not a number, and no transfer twice', async () => {
  const { address, id } = await player.address();
  await sent(address, '1');
  await expect(
    stage.db.run(
      `insert into chain_transfers (chain, txid, address_id, raw_amount, height, block_hash)
      select 'ETH', 'x', address_id, 'NaN', 1, 'h' from chain_transfers where deposit_id = $1`,
      [id],
    ),
  ).rejects.toThrow(/check/);
  await expect(
    stage.db.run(
      `insert into chain_transfers (chain, txid, address_id, raw_amount, height, block_hash)
      select chain, txid, address_id, raw_amount, height, block_hash from chain_transfers where deposit_id = $1`,
      [id],
    ),
  ).rejects.toThrow(/unique/);
  const write = (set: string) => stage.owner.run(`update chain_transfers set ${set} where deposit_id = $1`, [id]);
  for (const set of ['raw_amount = raw_amount * 2', `txid = 'another'`, 'address_id = address_id + 1'])
    await expect(write(set)).rejects.toThrow(/never changes/);
  await expect(write(`state = 'reversed'`)).rejects.toThrow(/cannot go from seen/);
});

test('no letter takes coins back: no case is opened, and nothing leaves the wallet, in the database too', async () => {
  const { address } = await player.address();
  await sent(address, '1', confirmations);
  const [deposit] = await player.deposits();
  if (deposit === undefined) throw new Error('No deposit');
  const before = await player.held();
  const disputes = createDisputes({ ...stage.deskDeps.payments, ...evidenceStage() });
  expect(
    await disputes.openByLetter({
      ...{ depositId: deposit.id, operatorId: await newOperator(stage.owner), because: 'a forged letter' },
      amount: money('ETH', gwei),
    }),
  ).toEqual({ ok: false, reason: 'not_credited' });
  const taken = stage.db.transaction(async (sql) => {
    await sql.run(`update deposits set state = 'charged_back' where id = $1`, [deposit.id]);
    await sql.run(`select reverse_deposit($1, $2, 'chain', 'ETH', 'ETH', $3)`, [
      ...[player.playerId, deposit.id, gwei],
    ]);
  });
  await expect(taken).rejects.toThrow('undone together with its booking');
  expect(await player.held()).toEqual(before);
});
