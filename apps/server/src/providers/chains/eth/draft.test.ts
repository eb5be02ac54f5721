import { expect, test } from 'vitest';
import type { OutboundHttp } from '../../outbound-http.ts';
import { createEth } from './node.ts';

const house = `0x${'1'.repeat(40)}`;
const contract = `0x${'2'.repeat(40)}`;
const head = { number: '0x1', hash: `0x${'a'.repeat(64)}`, baseFeePerGas: '0x64' };

/** A fake node that estimates gas per receiver; undefined is an error. */
const nodeWith = (gasOf: (to: string) => string | undefined): OutboundHttp => ({
  send: async ({ body }) => {
    const { method, params } = JSON.parse(body ?? '') as { method: string; params: { to?: string }[] };
    const result = {
      eth_getBlockByNumber: head,
      eth_maxPriorityFeePerGas: '0x1',
      eth_estimateGas: gasOf(params[0]?.to ?? ''),
    }[method];
    const said = result === undefined ? { error: { code: 3, message: 'execution reverted' } } : { result };
    return { ok: true, status: 200, headers: {}, body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...said }) };
  },
});
const token = `0x${'3'.repeat(40)}`;
const draft = (gasOf: (to: string) => string | undefined, of: { readonly contract?: string } = {}) => {
  const eth = createEth({ http: nodeWith(gasOf), path: '/', chainId: 1, confirmations: 1 });
  return eth.draft({ asset: { ...eth.assets[0], ...of }, from: house, to: contract, raw: 1n });
};

test('a plain receiver takes the least gas, a contract a quarter more than it says, at twice the base fee and the tip', async () => {
  const fees = { chainId: 1, maxFeePerGas: '201', maxPriorityFeePerGas: '1' };
  expect(await draft(() => '0x5208')).toEqual({ ok: true, draft: { ...fees, gas: '21000' } });
  expect(await draft(() => '0x9c40')).toEqual({ ok: true, draft: { ...fees, gas: '50000' } });
});

test('a receiver is blamed only where the same sum to ourselves would pass', async () => {
  expect(await draft((to) => (to === house ? '0x5208' : undefined))).toEqual({ ok: false, reason: 'receiver_refuses' });
  expect(await draft(() => undefined)).toEqual({ ok: false, reason: 'answer_invalid' });
});

test.each([
  ['a coin', {}, 45_000],
  ['a token', { contract: token }, 100_000],
])('the house pays for no more gas of %s than a wallet needs, whatever the receiver wants', async (_what, of, most) => {
  expect(await draft(() => `0x${most.toString(16)}`, of)).toMatchObject({ ok: true });
  expect(await draft(() => `0x${(most + 1).toString(16)}`, of)).toEqual({ ok: false, reason: 'receiver_refuses' });
});

test('a node of another network is not listened to', async () => {
  const node = (chainId: string): OutboundHttp => ({
    send: async ({ body }) => {
      const { method } = JSON.parse(body ?? '') as { method: string };
      const result = method === 'eth_chainId' ? chainId : head;
      return { ok: true, status: 200, headers: {}, body: JSON.stringify({ jsonrpc: '2.0', id: 1, result }) };
    },
  });
  const on = (chainId: string) => createEth({ http: node(chainId), path: '/', chainId: 1, confirmations: 1 });
  expect(await on('0x1').head()).toMatchObject({ ok: true, height: 1n });
  expect(await on('0xaa36a7').head()).toEqual({ ok: false, reason: 'answer_invalid' });
});

test('a bumped price is at least an eighth above the last, and never below today’s', async () => {
  const eth = createEth({ http: nodeWith(() => '0x5208'), path: '/', chainId: 1, confirmations: 1 });
  const before = { chainId: 1, gas: '21000', maxFeePerGas: '1000', maxPriorityFeePerGas: '80' };
  expect(await eth.bumpFee(before)).toEqual({
    ok: true,
    draft: { chainId: 1, gas: '21000', maxFeePerGas: '1126', maxPriorityFeePerGas: '91' },
  });
  const low = await eth.bumpFee({ ...before, maxFeePerGas: '10', maxPriorityFeePerGas: '0' });
  expect(low).toMatchObject({ draft: { maxFeePerGas: '201', maxPriorityFeePerGas: '1' } });
  expect(eth.mostCost(before)).toBe(21_000_000n);
});
