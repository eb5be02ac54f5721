import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mnemonicToSeedSync } from '@scure/bip39';
import { parseTransaction, recoverTransactionAddress } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openJournal } from './journal.ts';
import { networks } from './networks/registry.ts';
import { createTransferSigner, transferRequest, type TransferOrder } from './sign-transfer.ts';

const words = 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';
const seed = mnemonicToSeedSync(words);
const ether = 10n ** 18n;
const policy = {
  assets: { ETH: { perTransaction: ether, perDay: 2n * ether } },
  networks: { ETH: { identity: '31337', feePerTransaction: ether / 50n } },
};
const to = `0x${'a1'.repeat(20)}` as const;

let dataDir = '';
let now = Date.UTC(2026, 0, 1, 12);
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'signer-'));
  now = Date.UTC(2026, 0, 1, 12);
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const restarted = () => createTransferSigner({ seed, networks, policy, journal: openJournal(dataDir), now: () => now });
const draft = { chainId: 31_337, gas: '21000', maxFeePerGas: '1000000000', maxPriorityFeePerGas: '1' };
const order = (change: Partial<TransferOrder> = {}): TransferOrder => ({
  ...{ asset: 'ETH', reference: 'wdr_1', nonce: 0, to, units: ether / 2n, draft, ...change },
});

test('a transfer is signed by the house’s own address, as it was asked for', async () => {
  const signed = await restarted()(order());
  if (!signed.ok) throw new Error(signed.reason);
  const raw = signed.raw as `0x02${string}`;
  expect(parseTransaction(raw)).toMatchObject({ to, value: ether / 2n, gas: 21_000n, chainId: 31_337 });
  const { address } = mnemonicToAccount(words, { path: "m/44'/60'/0'/1/0" });
  expect(await recoverTransactionAddress({ serializedTransaction: raw })).toBe(address);
});

test('the same payment asked again, after a restart too, is the same signature and counts once', async () => {
  const first = await restarted()(order({ units: ether }));
  expect(await restarted()(order({ units: ether }))).toEqual(first);
  expect(await restarted()(order({ reference: 'wdr_2', nonce: 1, units: ether }))).toMatchObject({ ok: true });
  expect(await restarted()(order({ reference: 'wdr_3', nonce: 2, units: 1n }))).toEqual({
    ok: false,
    reason: 'over_day_cap',
  });
  now += 86_400_000;
  expect(await restarted()(order({ reference: 'wdr_3', nonce: 2, units: 1n }))).toMatchObject({ ok: true });
});

test.each([
  ['another address for the same payment', { to: `0x${'b2'.repeat(20)}` }, 'reference_reused'],
  ['another amount for the same payment', { units: 1n }, 'reference_reused'],
  ['another nonce for the same payment', { nonce: 7 }, 'reference_reused'],
  ['another payment with a used nonce', { reference: 'wdr_2' }, 'nonce_reused'],
  ['more than the cap of one', { reference: 'wdr_2', nonce: 1, units: ether + 1n }, 'over_transaction_cap'],
  [
    'a fee above the cap',
    { reference: 'wdr_2', nonce: 1, draft: { ...draft, maxFeePerGas: '1000000000000' } },
    'fee_too_high',
  ],
  ['another chain', { draft: { ...draft, chainId: 1 } }, 'wrong_chain'],
  ['an asset that nobody knows', { asset: 'XYZ' }, 'request_invalid'],
  ['an address of another network', { to: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }, 'request_invalid'],
  ['a draft with more in it', { draft: { ...draft, data: '0x00' } }, 'request_invalid'],
] as const)('refuses %s', async (_what, change, reason) => {
  await restarted()(order());
  expect(await restarted()(order(change))).toEqual({ ok: false, reason });
});

test('half a line that a kill left behind is forgotten, anything else stops the signer', async () => {
  await restarted()(order());
  const file = path.join(dataDir, 'signer', 'signed.jsonl');
  const whole = readFileSync(file, 'utf8');
  appendFileSync(file, '{"day":"2026-01-0');
  expect(await restarted()(order({ reference: 'wdr_2' }))).toEqual({ ok: false, reason: 'nonce_reused' });
  expect(readFileSync(file, 'utf8')).toBe(whole);
  appendFileSync(file, '{"day":"yesterday"}\n');
  expect(() => openJournal(dataDir)).toThrow();
});

test('of two signers over one journal the one that does not know the other’s signatures signs nothing more', async () => {
  const [one, two] = [restarted(), restarted()];
  expect(await one(order())).toMatchObject({ ok: true });
  await expect(two(order({ reference: 'wdr_2' }))).rejects.toThrow(/^Another process writes .*signed\.jsonl\.$/);
  expect(await one(order({ reference: 'wdr_3', nonce: 1 }))).toMatchObject({ ok: true });
  expect(await restarted()(order({ reference: 'wdr_2' }))).toEqual({ ok: false, reason: 'nonce_reused' });
});

test.each(['-1', '1e18', '0x10', '', '01', '0', '9'.repeat(79)])('an amount %j is not read', (units) => {
  const body = { ...order(), units };
  expect(transferRequest.safeParse(body).success).toBe(false);
  expect(transferRequest.safeParse({ ...body, units: '1' }).success).toBe(true);
});

test('what was signed before its asset was written down counts as it did', async () => {
  mkdirSync(path.join(dataDir, 'signer'));
  const line = { day: '2026-01-01', reference: 'wdr_1', nonce: 0, to, wei: String(ether / 2n) };
  writeFileSync(path.join(dataDir, 'signer', 'signed.jsonl'), `${JSON.stringify(line)}\n`);
  expect(await restarted()(order())).toMatchObject({ ok: true });
  expect(await restarted()(order({ to: `0x${'b2'.repeat(20)}` }))).toEqual({ ok: false, reason: 'reference_reused' });
  expect(await restarted()(order({ reference: 'wdr_2' }))).toEqual({ ok: false, reason: 'nonce_reused' });
  expect(await restarted()(order({ reference: 'wdr_3', nonce: 1, units: ether }))).toMatchObject({ ok: true });
  expect(await restarted()(order({ reference: 'wdr_4', nonce: 2, units: ether }))).toEqual({
    ok: false,
    reason: 'over_day_cap',
  });
});

test('an asset without a limit of its own is not signed for', async () => {
  const none = createTransferSigner({
    ...{ seed, networks, journal: openJournal(dataDir), now: () => now },
    policy: { ...policy, assets: {} },
  });
  expect(await none(order())).toEqual({ ok: false, reason: 'over_transaction_cap' });
});
