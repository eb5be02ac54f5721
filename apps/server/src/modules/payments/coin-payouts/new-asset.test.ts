/** A new asset on an existing network works for deposits and withdrawals with nothing but its entry in the network's list. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCoinStage, type CoinPlayer, type CoinStage } from '../../../testing/coin-stage.ts';
import { newEthKey } from '../../../testing/eth-key.ts';
import { million, tokenHolder, type TokenHolder } from '../../../testing/token-holder.ts';

let stage: CoinStage;
let player: CoinPlayer;
let tokens: TokenHolder;
beforeAll(async () => {
  stage = await openCoinStage({ withToken: true });
  player = await stage.newPlayer();
  tokens = tokenHolder(stage);
});
afterAll(() => stage.close());

const token = () => {
  if (stage.token === undefined) throw new Error('No token');
  return stage.token;
};
const funded = (amount: bigint) => tokens.fund(player, amount);
const ask = (currency: 'ETH' | 'USDT', amount: bigint, to: string) => tokens.withdraw(player, currency, amount, to);
const fillHouse = async (): Promise<string> => {
  const { house } = await stage.owner.one<{ house: string }>('select house_address as house from chains');
  await token().send(house, 1_000n * million);
  await stage.chain.send(house, '1');
  return house;
};

test('what is sent to its deposit address is credited in its currency, and the network’s coin in the coin’s currency', async () => {
  const address = await tokens.address(player);
  expect(address).not.toBe((await player.address()).address);
  await token().send(address, 100n * million);
  await stage.chain.send(address, '0.02');
  await stage.settle();
  expect((await tokens.held(player))?.cash).toBe(100n * million);
  expect((await player.held()).cash).toBe(20_000_000n);
  const rows = await stage.owner.rows<{ gateway: string; state: string }>(
    'select gateway, state from deposits where player_id = $1 order by gateway',
    [player.playerId],
  );
  expect(rows).toEqual([
    { gateway: 'ETH', state: 'credited' },
    { gateway: 'USDT', state: 'credited' },
  ]);
});

test('a withdrawal arrives less the network fee converted from the own coin to the asset', async () => {
  const house = await fillHouse();
  await funded(60n * million);
  const to = newEthKey().address;
  const before = await tokens.at(house);
  const id = await ask('USDT', 50n * million, to);
  await stage.settle();
  expect(await player.stateOf(id)).toBe('paid');
  const cashOut = await stage.coins.cashOut(player.playerId, id);
  const fee = cashOut?.fee ?? 0n;
  expect(fee).toBeGreaterThan(0n);
  expect(await tokens.at(to)).toBe(50n * million - fee);
  expect(before - (await tokens.at(house))).toBe(50n * million - fee);
  const taken = await stage.owner.rows<{ currency: string }>(
    `select currency from transfers where kind = 'network_fee' order by id desc limit 1`,
  );
  expect(taken).toEqual([{ currency: 'ETH' }]);
});

test('two assets of one network share one sequence of nonces, even with several workers', async () => {
  await fillHouse();
  await funded(100n * million);
  await player.fund(10n ** 9n);
  const to = [0, 1, 2, 3].map(() => newEthKey().address);
  const ids = await Promise.all(
    to.map((address, place) =>
      place % 2 === 0 ? ask('USDT', 20n * million, address) : ask('ETH', 10n ** 7n, address),
    ),
  );
  for (let turns = 0; turns < 6; turns += 1) {
    await Promise.allSettled([stage.turn(), stage.turn(), stage.turn()]);
    await stage.chain.mine(3);
  }
  await stage.settle();
  for (const id of ids) expect(await player.stateOf(id)).toBe('paid');
  const sends = await stage.owner.rows<{ nonce: bigint }>('select nonce from chain_sends order by nonce');
  expect(sends.map(({ nonce }) => nonce)).toEqual(sends.map((_row, place) => BigInt(place)));
});

test('one transfer proves an address for any asset', async () => {
  const { address } = newEthKey();
  const challenge = async (currency: 'ETH' | 'USDT') =>
    stage.coins.askAddressProof({ playerId: player.playerId, currency, address });
  const [first, second] = [await challenge('ETH'), await challenge('USDT')];
  expect(first).toMatchObject({ ok: true, amount: { currency: 'ETH' } });
  expect(second).toEqual(first);
});

test('a withdrawal to any of our deposit addresses needs review, for any asset sent or shown', async () => {
  await funded(30n * million);
  const other = await stage.newPlayer();
  const id = await ask('USDT', 20n * million, (await other.address()).address);
  await stage.turn();
  expect(await stage.coins.cashOut(player.playerId, id)).toMatchObject({ state: 'review', reason: 'own_address' });
});

test('the database accepts no transaction for a withdrawal of another asset', async () => {
  await funded(30n * million);
  const id = await ask('USDT', 20n * million, newEthKey().address);
  await stage.owner.run(`update cash_outs set state = 'approved' where id = $1`, [id]);
  const insert = (factor: string) =>
    stage.owner.run(
      `insert into chain_sends (cash_out_id, chain, nonce, to_address, raw_amount, draft)
       select id, 'ETH', 999, address, (amount - fee) * ${factor}, '{}' from cash_outs where id = $1`,
      [id],
    );
  await expect(insert('1000000000')).rejects.toThrow(/not what was requested/);
  await stage.settle();
  expect(await player.stateOf(id)).toBe('paid');
});
