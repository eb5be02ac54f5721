import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OutScript, Address, p2wpkh, TEST_NETWORK, Transaction } from '@scure/btc-signer';
import { pubECDSA } from '@scure/btc-signer/utils.js';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../../sandbox.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'chain-'));
afterAll(() => rmSync(folder, { recursive: true }));

let open: Sandbox | undefined;
let url = '';
const start = async (): Promise<void> => {
  open = createSandbox({ secret: 'the-secret-of-a-test', port: 0, smtpPort: 0, folder, chain: {} });
  ({ url } = await open.listen());
};
afterEach(() => open?.close());

const post = async (call: string, body: object) => {
  const response = await fetch(`${url}/chain/BTC/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const rpc = async (method: string, ...params: unknown[]) => (await post('rpc', { id: 1, method, params })).body;
const look = async (address: string) => (await (await fetch(`${url}/chain/BTC/address/${address}`)).json()) as object;

const regtest = { ...TEST_NETWORK, bech32: 'bcrt' };
const key = new Uint8Array(32).fill(3);
const mine = p2wpkh(pubECDSA(key), regtest);
const elsewhere = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080';

interface Change {
  key?: Uint8Array;
  fee?: bigint;
  amount?: bigint;
  sequence?: number;
}
/** Spends the first output of a transaction that was sent to us: 100,000. */
const spend = (
  txid: string,
  { key: by = key, fee = 1_000n, amount = 50_000n, sequence = 0xff_ff_ff_fd }: Change = {},
) => {
  const transaction = new Transaction();
  const { script } = p2wpkh(pubECDSA(by), regtest);
  transaction.addInput({ txid, index: 0, sequence, witnessUtxo: { script, amount: 100_000n } });
  transaction.addOutput({ script: OutScript.encode(Address(regtest).decode(elsewhere)), amount });
  transaction.addOutput({ script: mine.script, amount: 100_000n - amount - fee });
  transaction.sign(by);
  transaction.finalize();
  return transaction.hex;
};
const given = async () =>
  String((await post('send', { address: mine.address, units: '100000', confirmations: 1 })).body['txid']);
const refused = (message: string) => ({ result: null, error: { code: -26, message }, id: 1 });

test('coins really move, and a restart forgets neither them nor a block', async () => {
  await start();
  const sent = await post('send', { address: elsewhere, amount: '0.5', confirmations: 2 });
  expect(sent.status).toBe(201);
  const seen = { received: '0.50000000', transactions: [{ txid: sent.body['txid'], confirmations: 2 }] };
  expect(await look(elsewhere)).toMatchObject(seen);
  const before = await rpc('getblockchaininfo');
  await open?.close();
  await start();
  expect(await rpc('getblockchaininfo')).toEqual(before);
  expect(await look(elsewhere)).toMatchObject(seen);
  await post('reorganise', { depth: 2 });
  await open?.close();
  await start();
  expect(await look(elsewhere)).toMatchObject({ received: '0.00000000' });
});

test('what is not signed by the key of what it spends, spends it twice, or says nothing of a fee is refused', async () => {
  await start();
  const txid = await given();
  expect(await rpc('sendrawtransaction', spend(txid, { key: new Uint8Array(32).fill(4) }))).toEqual(
    refused('mandatory-script-verify-flag-failed'),
  );
  expect(await rpc('sendrawtransaction', spend(txid, { amount: 90_000n, fee: 0n }))).toEqual(
    refused('min relay fee not met'),
  );
  expect(await rpc('sendrawtransaction', spend(txid, { amount: 293n }))).toEqual(refused('dust'));
  expect(await rpc('sendrawtransaction', '00')).toEqual(refused('TX decode failed'));
  expect(await rpc('sendrawtransaction', spend(txid))).toMatchObject({ error: null });
  await post('mine', {});
  expect(await rpc('sendrawtransaction', spend(txid, { fee: 5_000n }))).toEqual(
    refused('bad-txns-inputs-missingorspent'),
  );
  expect(await look(elsewhere)).toMatchObject({ received: '0.00050000' });
});

test('a copy takes the place of another where that allowed it and it pays more', async () => {
  await start();
  const first = await given();
  const paid = String((await rpc('sendrawtransaction', spend(first)))['result']);
  expect(await rpc('sendrawtransaction', spend(first, { fee: 1_100n }))).toEqual(refused('insufficient fee'));
  const dearer = String((await rpc('sendrawtransaction', spend(first, { fee: 2_000n })))['result']);
  expect(await rpc('getrawtransaction', paid, 2)).toMatchObject({ error: { code: -5 } });
  expect(await rpc('getrawtransaction', dearer, 2)).toMatchObject({ result: { fee: 0.000_02 } });
  const final = await given();
  await rpc('sendrawtransaction', spend(final, { sequence: 0xff_ff_ff_ff }));
  expect(await rpc('sendrawtransaction', spend(final, { fee: 9_000n }))).toEqual(refused('insufficient fee'));
});

test('a wallet can read and broadcast, but not rewrite the chain, and what is no payment is refused', async () => {
  await start();
  for (const method of ['invalidateblock', 'generatetoaddress', 'sendtoaddress', 'constructor'])
    expect(await rpc(method)).toMatchObject({ error: { code: -32_601 } });
  expect((await post('send', { address: 'nowhere', amount: '1' })).status).toBe(422);
  expect((await post('send', { address: elsewhere, amount: '0' })).status).toBe(422);
  expect((await post('send', { address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', amount: '1' })).status).toBe(422);
});
