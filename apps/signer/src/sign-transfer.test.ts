import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mnemonicToSeedSync } from '@scure/bip39';
import { parseTransaction, recoverTransactionAddress } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openJournal } from './journal.ts';
import type { TransferRequest } from './policy.ts';
import { createTransferSigner, transferRequest } from './sign-transfer.ts';

const words = 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';
const seed = mnemonicToSeedSync(words);
const ether = 10n ** 18n;
const policy = { chainId: 31_337, perTransaction: ether, perDay: 2n * ether, feePerTransaction: ether / 50n };
const to = `0x${'a1'.repeat(20)}` as const;

let dataDir = '';
let now = Date.UTC(2026, 0, 1, 12);
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'signer-'));
  now = Date.UTC(2026, 0, 1, 12);
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const restarted = () => createTransferSigner({ seed, policy, journal: openJournal(dataDir), now: () => now });
const order = (change: Partial<TransferRequest> = {}): TransferRequest => ({
  ...{ reference: 'wdr_1', chainId: 31_337, nonce: 0, to, wei: ether / 2n },
  ...{ gas: 21_000n, maxFeePerGas: 10n ** 9n, maxPriorityFeePerGas: 1n, ...change },
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
  const first = await restarted()(order({ wei: ether }));
  expect(await restarted()(order({ wei: ether }))).toEqual(first);
  expect(await restarted()(order({ reference: 'wdr_2', nonce: 1, wei: ether }))).toMatchObject({ ok: true });
  expect(await restarted()(order({ reference: 'wdr_3', nonce: 2, wei: 1n }))).toEqual({
    ok: false,
    reason: 'over_day_cap',
  });
  now += 86_400_000;
  expect(await restarted()(order({ reference: 'wdr_3', nonce: 2, wei: 1n }))).toMatchObject({ ok: true });
});

test.each([
  ['another address for the same payment', { to: `0x${'b2'.repeat(20)}` }, 'reference_reused'],
  ['another amount for the same payment', { wei: 1n }, 'reference_reused'],
  ['another nonce for the same payment', { nonce: 7 }, 'reference_reused'],
  ['another payment with a used nonce', { reference: 'wdr_2' }, 'nonce_reused'],
  ['more than the cap of one', { reference: 'wdr_2', nonce: 1, wei: ether + 1n }, 'over_transaction_cap'],
  ['a fee above the cap', { reference: 'wdr_2', nonce: 1, maxFeePerGas: 10n ** 12n }, 'fee_too_high'],
  ['another chain', { chainId: 1 }, 'wrong_chain'],
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

test.each(['-1', '1e18', '0x10', '', '01', '9'.repeat(79)])('an amount %j is not read', (wei) => {
  const body = { currency: 'ETH', ...order(), wei, gas: '21000', maxFeePerGas: '1', maxPriorityFeePerGas: '1' };
  expect(transferRequest.safeParse(body).success).toBe(false);
  expect(transferRequest.safeParse({ ...body, wei: '1' }).success).toBe(true);
});
