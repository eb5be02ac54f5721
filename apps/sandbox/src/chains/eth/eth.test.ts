import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../../sandbox.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'chain-'));
afterAll(() => rmSync(folder, { recursive: true }));

let open: Sandbox | undefined;
let url = '';
const start = async (blockMs?: number): Promise<void> => {
  open = createSandbox({
    secret: 'the-secret-of-a-test',
    port: 0,
    smtpPort: 0,
    folder,
    chain: blockMs === undefined ? {} : { blockMs },
  });
  ({ url } = await open.listen());
};
afterEach(() => open?.close());

const post = async (path_: string, body: object) => {
  const response = await fetch(`${url}/chain/ETH/${path_}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const rpc = async (method: string, params: unknown[] = []) =>
  (await post('rpc', { jsonrpc: '2.0', id: 1, method, params })).body['result'];
const look = async (address: string) =>
  (await (await fetch(`${url}/chain/ETH/address/${address}`)).json()) as {
    received: string;
    receivedWei: string;
    transactions: { txid: string; confirmations: number }[];
  };

const one = `0x${'1'.repeat(40)}`;
const two = `0x${'2'.repeat(40)}`;

test('coins really move, and a restart forgets neither them nor a block', async () => {
  await start();
  const sent = await post('send', { address: one, amount: '1.000000000000000001', confirmations: 3 });
  expect(sent.status).toBe(201);
  expect(await look(one)).toMatchObject({
    received: '1.000000000',
    receivedWei: '1000000000000000001',
    transactions: [{ txid: sent.body['txid'], confirmations: 3 }],
  });
  const before = await rpc('eth_getBlockByNumber', ['latest', false]);
  await open?.close();
  await start();
  expect(await rpc('eth_getBlockByNumber', ['latest', false])).toEqual(before);
  expect(await look(one)).toMatchObject({ receivedWei: '1000000000000000001' });
  await post('send', { address: two, amount: '2', confirmations: 1 });
  expect(await look(two)).toMatchObject({ received: '2.000000000', transactions: [{ confirmations: 1 }] });
});

test('a wallet can read and broadcast, but neither use the node’s keys nor rewrite the chain', async () => {
  await start();
  expect(await rpc('eth_chainId')).toBe('0x7a69');
  for (const method of ['eth_sendTransaction', 'eth_accounts', 'anvil_setBalance', 'anvil_mine', 'evm_revert'])
    expect((await post('rpc', { jsonrpc: '2.0', id: 1, method, params: [] })).status).toBe(422);
  expect((await post('send', { address: 'nowhere', amount: '1' })).status).toBe(422);
  expect((await post('send', { address: one, amount: '-1' })).status).toBe(422);
});

test('a transaction gets its confirmations by itself, though the chain is restarted in between', async () => {
  await start(300);
  const three = `0x${'3'.repeat(40)}`;
  await post('send', { address: three, amount: '1' });
  await expect.poll(async () => (await look(three)).transactions).toMatchObject([{ confirmations: 1 }]);
  await open?.close();
  await start(10);
  await expect.poll(async () => (await look(three)).transactions[0]?.confirmations).toBeGreaterThanOrEqual(4);
});
