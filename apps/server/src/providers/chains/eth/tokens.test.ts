import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Asset } from '../../../modules/payments/chains/ports.ts';
import { newEthKey } from '../../../testing/eth-key.ts';
import { startOutsideWorld, type OutsideWorld } from '../../../testing/outside-world.ts';
import { deployToken } from '../../../testing/token-contract.ts';
import { createOutboundHttp } from '../../outbound-http.ts';
import { assets } from './assets.ts';
import { createEth } from './node.ts';

let world: OutsideWorld;
let token: Awaited<ReturnType<typeof deployToken>>;
let asset: Asset;
let eth: ReturnType<typeof createEth>;
beforeAll(async () => {
  world = await startOutsideWorld({ chain: {} });
  token = await deployToken(world.url, 10n ** 12n);
  asset = { code: 'USDT', network: 'ETH', currency: 'USDT', rawPerSubunit: 1n, contract: token.contract };
  eth = createEth({
    http: createOutboundHttp({ origin: world.url, allowPrivate: true, timeoutMs: 2_000 }),
    ...{ path: '/chain/ETH/rpc', chainId: 31_337, confirmations: 3, assets: [assets[0], asset] },
  });
});
afterAll(() => world.close());

const mine = () => fetch(`${world.url}/chain/ETH/mine`, { method: 'POST' });
const found = <T extends { ok: boolean }>(answer: T): Extract<T, { ok: true }> => {
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer as Extract<T, { ok: true }>;
};
const newest = async () => found(await eth.block(found(await eth.head()).height)).block;

test('a token that is listed is seen to move, by its own contract’s word and no other’s', async () => {
  const to = newEthKey().address;
  const other = await deployToken(world.url, 10n ** 12n);
  const txid = await token.send(to, 12_345_678n);
  const foreign = await other.send(to, 5n);
  await mine();
  const block = await newest();
  expect(block.transfers).toEqual([{ asset: 'USDT', txid, position: 1, from: token.maker, to, raw: 12_345_678n }]);
  expect(block.unlisted).toEqual([
    { contract: other.contract, txid: foreign, position: 2, from: other.maker, to, raw: 5n },
  ]);
  expect(await eth.balance(to, asset)).toEqual({ ok: true, raw: 12_345_678n });
  expect(await eth.balance(to, assets[0])).toEqual({ ok: true, raw: 0n });
});

test('what sends a token is drafted with the gas of its contract, and a receiver that has none of it is not blamed', async () => {
  const to = newEthKey().address;
  const { draft } = found(await eth.draft({ asset, from: token.maker, to, raw: 1n }));
  expect(Number(draft['gas'])).toBeGreaterThan(21_000);
  expect(found(await eth.fee(asset)).raw).toBeGreaterThan(found(await eth.fee(assets[0])).raw);
  expect(await eth.draft({ asset, from: to, to, raw: 1n })).toMatchObject({ ok: false });
});
