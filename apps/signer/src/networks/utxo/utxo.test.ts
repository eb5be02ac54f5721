/** Payments of outputs without witnesses: what an input is worth is read from its own transaction. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HDKey } from '@scure/bip32';
import { mnemonicToSeedSync } from '@scure/bip39';
import { Address, OutScript, p2pkh, p2wpkh, Transaction } from '@scure/btc-signer';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { spendsItsOwn, readTransaction } from '../../../../sandbox/src/chains/utxo/transaction.ts';
import { openJournal } from '../../journal.ts';
import { createTransferSigner, type TransferOrder } from '../../sign-transfer.ts';
import { networks } from '../registry.ts';

const bytesToHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const words = 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';
const seed = mnemonicToSeedSync(words);
const doge = { bech32: '', pubKeyHash: 0x71, scriptHash: 0xc4, wif: 0xf1 };
const whole = 100_000_000n;
const policy = {
  assets: { DOG: { perTransaction: 30_000n * whole, perDay: 60_000n * whole } },
  networks: { DOG: { identity: 'test', feePerTransaction: 20n * whole } },
};
const scriptAt = (branch: number, index: number): Uint8Array => {
  const { publicKey } = HDKey.fromMasterSeed(seed).derive(`m/44'/3'/0'/${branch}/${index}`);
  if (publicKey === null) throw new Error('No key');
  return p2pkh(publicKey, doge).script;
};
/** A transaction with one output to an address of ours. */
const funded = (mark: number, amount: bigint): Transaction => {
  const made = new Transaction({ allowUnknownInputs: true });
  const [key, from] = [new Uint8Array(32).fill(mark), new Uint8Array(32).fill(mark)];
  const own = p2wpkh(HDKey.fromMasterSeed(key).publicKey ?? key);
  made.addInput({ txid: from, index: 0, witnessUtxo: { script: own.script, amount: amount + 1n } });
  made.addOutput({ script: scriptAt(0, 7), amount });
  return made;
};
const hexOf = (made: Transaction): string => bytesToHex(made.unsignedTx);
const [first, second] = [funded(1, 900n * whole), funded(2, 200n * whole)];
const spent = (made: Transaction, raw: bigint) => ({
  ...{ txid: made.id, position: 0, raw: raw.toString(), branch: 0, index: 7 },
});
const to = Address(doge).encode({ type: 'pkh', hash: new Uint8Array(20).fill(5) });
const inputs = [spent(first, 900n * whole), spent(second, 200n * whole)];
const draft = { network: 'test', inputs, fee: '374000', previous: [first, second].map(hexOf) };

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'signer-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const sign = (change: Partial<TransferOrder> = {}) =>
  createTransferSigner({ seed, networks, policy, journal: openJournal(dataDir), now: () => Date.UTC(2026, 0, 1) })({
    ...{ asset: 'DOG', reference: 'wdr_1', nonce: 0, to, units: 1_000n * whole, draft, ...change },
  });

test('a payment without witnesses is signed by the keys of what it spends, and the rest comes to the house’s own address', async () => {
  const signed = await sign();
  if (!signed.ok) throw new Error(signed.reason);
  const read = readTransaction(signed.raw);
  if (read === undefined) throw new Error('No transaction');
  expect(read.txid).toBe(signed.txid);
  const script = bytesToHex(scriptAt(0, 7));
  const outputs = [900n, 200n].map((count) => ({ raw: count * whole, script }));
  expect(spendsItsOwn({ isSegwit: false }, read, outputs)).toBe(true);
  expect(
    spendsItsOwn(
      { isSegwit: false },
      read,
      outputs.map((one) => ({ ...one, script: bytesToHex(scriptAt(0, 8)) })),
    ),
  ).toBe(false);
  expect(read.outputs).toEqual([
    { raw: 1_000n * whole, script: bytesToHex(OutScript.encode(Address(doge).decode(to))) },
    { raw: 100n * whole - 374_000n, script: bytesToHex(scriptAt(1, 0)) },
  ]);
  expect(BigInt(read.vsize)).toBeLessThanOrEqual(374n);
});

test.each([
  ['a claim that an input is worth less, which would be a fee', { inputs: [inputs[0], spent(second, 150n * whole)] }],
  ['a claim that it is worth more', { inputs: [inputs[0], spent(second, 250n * whole)] }],
  ['an input whose transaction is missing', { previous: [hexOf(first)] }],
  ['another transaction in its place', { previous: [hexOf(first), hexOf(funded(3, 200n * whole))] }],
  ['no transaction at all', { previous: undefined }],
  ['what is no transaction', { previous: ['00', 'zz'] }],
  ['change below the limit of dust', { fee: String(100n * whole - 999_999n) }],
] as const)('refuses %s', async (_what, change) => {
  expect(await sign({ draft: { ...draft, ...change } })).toEqual({ ok: false, reason: 'request_invalid' });
});

test.each(['bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080', 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC'])(
  'an address of another coin or network, %s, is paid nothing',
  async (address) => {
    expect(await sign({ to: address })).toEqual({ ok: false, reason: 'request_invalid' });
  },
);
