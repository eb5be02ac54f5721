import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HDKey } from '@scure/bip32';
import { mnemonicToSeedSync } from '@scure/bip39';
import { Address, OutScript, p2wpkh, TEST_NETWORK, Transaction } from '@scure/btc-signer';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openJournal } from '../../journal.ts';
import { createSweepSigner } from '../../sign-sweep.ts';
import { createTransferSigner, type TransferOrder } from '../../sign-transfer.ts';
import { networks } from '../registry.ts';

const words = 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';
const seed = mnemonicToSeedSync(words);
const regtest = { ...TEST_NETWORK, bech32: 'bcrt' };
const scriptAt = (branch: number, index: number): Uint8Array => {
  const { publicKey } = HDKey.fromMasterSeed(seed).derive(`m/84'/0'/0'/${branch}/${index}`);
  if (publicKey === null) throw new Error('No key');
  return p2wpkh(publicKey, regtest).script;
};

const coin = 100_000_000n;
const policy = {
  assets: { BTC: { perTransaction: coin / 10n, perDay: coin / 5n } },
  networks: { BTC: { identity: 'regtest', feePerTransaction: 50_000n } },
};
const to = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080';
const spent = (mark: string, raw: bigint, branch = 0, index = 7) => ({
  ...{ txid: mark.repeat(64), position: 1, raw: raw.toString(), branch, index },
});
const draft = { network: 'regtest', inputs: [spent('a', 3_000_000n), spent('b', 2_000_000n, 1, 0)], fee: '1000' };

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'signer-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const restarted = () =>
  createTransferSigner({ seed, networks, policy, journal: openJournal(dataDir), now: () => Date.UTC(2026, 0, 1, 12) });
const order = (change: Partial<TransferOrder> = {}): TransferOrder => ({
  ...{ asset: 'BTC', reference: 'wdr_1', nonce: 0, to, units: 4_000_000n, draft, ...change },
});

test('a payment spends what it was told, pays its receiver, and the rest less the fee comes to the house’s own address', async () => {
  const signed = await restarted()(order());
  if (!signed.ok) throw new Error(signed.reason);
  const transaction = Transaction.fromRaw(Buffer.from(signed.raw, 'hex'), { allowUnknownOutputs: true });
  expect(transaction.id).toBe(signed.txid);
  expect(transaction.inputsLength).toBe(2);
  // A copy with a higher fee may replace it.
  for (const place of [0, 1]) expect(transaction.getInput(place).sequence).toBe(0xff_ff_ff_fd);
  const outputs = [0, 1].map((place) => transaction.getOutput(place));
  expect(outputs).toMatchObject([{ amount: 4_000_000n }, { amount: 999_000n }]);
  expect(outputs[0]?.script).toEqual(OutScript.encode(Address(regtest).decode(to)));
  expect(outputs[1]?.script).toEqual(scriptAt(1, 0));
  expect(transaction.outputsLength).toBe(2);
});

test('what is over comes back in as many pieces as are asked for, all of it and all to the house’s own address', async () => {
  const signed = await restarted()(order({ draft: { ...draft, pieces: 4 } }));
  if (!signed.ok) throw new Error(signed.reason);
  const transaction = Transaction.fromRaw(Buffer.from(signed.raw, 'hex'), { allowUnknownOutputs: true });
  expect(transaction.outputsLength).toBe(5);
  const [, ...pieces] = [0, 1, 2, 3, 4].map((place) => transaction.getOutput(place));
  expect(pieces.map(({ amount }) => amount)).toEqual([249_750n, 249_750n, 249_750n, 249_750n]);
  for (const { script } of pieces) expect(script).toEqual(scriptAt(1, 0));
  const odd = await restarted()(order({ draft: { ...draft, pieces: 4, fee: '1001' } }));
  const outputs = Transaction.fromRaw(Buffer.from(odd.ok ? odd.raw : '', 'hex'), { allowUnknownOutputs: true });
  expect([1, 2, 3, 4].reduce((sum, place) => sum + (outputs.getOutput(place).amount ?? 0n), 0n)).toBe(998_999n);
});

test('the same payment of the same outputs may offer more, after a restart too, and is the same bytes for the same fee', async () => {
  const first = await restarted()(order());
  expect(await restarted()(order())).toEqual(first);
  expect(await restarted()(order({ draft: { ...draft, fee: '2000' } }))).toMatchObject({ ok: true });
  expect(await restarted()(order({ draft: { ...draft, fee: '50001' } }))).toEqual({
    ok: false,
    reason: 'fee_too_high',
  });
});

const [one, two] = draft.inputs;

test.each([
  ['other outputs for the same payment', { draft: { ...draft, inputs: [spent('c', 5_000_000n)] } }, 'reference_reused'],
  ['fewer of them', { units: 4_000_000n, draft: { ...draft, inputs: [one] } }, 'request_invalid'],
  ['another receiver for the same payment', { to: 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn' }, 'reference_reused'],
  [
    'another worth of one of them: two lies about different ones could be put together',
    { draft: { ...draft, inputs: [{ ...one, raw: '3000001' }, two] } },
    'reference_reused',
  ],
  [
    'another payment with an output that was spent',
    { reference: 'wdr_2', nonce: 1, units: 1_000_000n, draft: { ...draft, inputs: [two] } },
    'input_reused',
  ],
  ['a fee above the cap', { draft: { ...draft, fee: '60000' } }, 'fee_too_high'],
  ['more than the cap of one', { reference: 'wdr_2', nonce: 1, units: coin, draft: big() }, 'over_transaction_cap'],
  ['another network', { draft: { ...draft, network: 'main' } }, 'request_invalid'],
  ['a receiver of another network', { to: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }, 'request_invalid'],
  ['what is no address', { to: 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt081' }, 'request_invalid'],
  ['outputs that do not cover it', { units: 4_999_001n }, 'request_invalid'],
  ['change that nobody passes on', { units: 4_998_900n }, 'request_invalid'],
  ['pieces that nobody passes on', { units: 4_998_000n, draft: { ...draft, pieces: 4 } }, 'request_invalid'],
  ['pieces of nothing', { units: 4_999_000n, draft: { ...draft, pieces: 2 } }, 'request_invalid'],
  ['more pieces than there may be', { draft: { ...draft, pieces: 5 } }, 'request_invalid'],
  ['one output twice', { draft: { ...draft, inputs: [one, one] } }, 'request_invalid'],
  ['a draft that names where the rest goes', { draft: { ...draft, change: to } }, 'request_invalid'],
] as const)('refuses %s', async (_what, change, reason) => {
  await restarted()(order());
  expect(await restarted()(order(change))).toEqual({ ok: false, reason });
});

function big() {
  return { ...draft, inputs: [spent('d', 2n * coin)] };
}

test('another network’s draft is refused where its receiver is of that network too', async () => {
  const main = { to: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', draft: { ...draft, network: 'main' } };
  expect(await restarted()(order(main))).toEqual({ ok: false, reason: 'wrong_chain' });
});

test('nothing of it is swept', async () => {
  const sweep = createSweepSigner({ seed, networks, policy });
  expect(await sweep({ asset: 'BTC', index: 7, nonce: 0, units: 1_000n, draft })).toEqual({
    ok: false,
    reason: 'request_invalid',
  });
});
