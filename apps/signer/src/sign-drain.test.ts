/** A drain: to the house's cold addresses alone, which only the signer's own settings name, with a cap of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mnemonicToSeedSync } from '@scure/bip39';
import { parseTransaction } from 'viem';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openJournal } from './journal.ts';
import { networks } from './networks/registry.ts';
import { readSettings } from './settings.ts';
import { createTransferSigner, drainRequest, transferRequest, type TransferOrder } from './sign-transfer.ts';

const words = 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';
const seed = mnemonicToSeedSync(words);
const ether = 10n ** 18n;
const cold = `0x${'c0'.repeat(20)}` as const;
const policy = {
  assets: { ETH: { perTransaction: ether, perDay: 2n * ether, drainPerDay: 10n * ether } },
  networks: { ETH: { identity: '31337', feePerTransaction: ether / 50n, cold: new Set([cold]) } },
};

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'signer-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** As after a restart: only the journal's file remembers. */
const signer = (purpose?: 'drain', over = policy) =>
  createTransferSigner({ seed, networks, policy: over, journal: openJournal(dataDir), now: Date.now }, purpose);
const draft = { chainId: 31_337, gas: '21000', maxFeePerGas: '1000000000', maxPriorityFeePerGas: '1' };
const order = (change: Partial<TransferOrder> = {}): TransferOrder => ({
  ...{ asset: 'ETH', reference: 'drn_1', nonce: 0, to: cold, units: 5n * ether, draft, ...change },
});
const refused = (reason: string) => ({ ok: false, reason });

test('a drain goes to a listed address, may be more than a withdrawal, and is signed the same again', async () => {
  const signed = await signer('drain')(order());
  if (!signed.ok) throw new Error(signed.reason);
  expect(parseTransaction(signed.raw as `0x02${string}`)).toMatchObject({ to: cold, value: 5n * ether });
  expect(await signer('drain')(order())).toEqual(signed);
});

describe('after it was signed, nothing else is signed for it', () => {
  test.each([
    ['another listed amount', { units: 6n * ether }, 'reference_reused'],
    ['another nonce', { nonce: 1 }, 'reference_reused'],
    ['a player’s address', { to: `0x${'a1'.repeat(20)}` }, 'not_cold'],
    ['a second drain with its nonce', { reference: 'drn_2' }, 'nonce_reused'],
    ['more than its day allows', { reference: 'drn_2', nonce: 1, units: 5n * ether + 1n }, 'over_day_cap'],
    ['another chain', { draft: { ...draft, chainId: 1 } }, 'wrong_chain'],
    ['a fee above the cap', { draft: { ...draft, maxFeePerGas: '1000000000000' } }, 'fee_too_high'],
  ] as const)('%s', async (_what, change, reason) => {
    await signer('drain')(order());
    expect(await signer('drain')(order(change))).toEqual(refused(reason));
  });
});

test('a day’s drains take nothing from the day of withdrawals, and the reverse', async () => {
  expect(await signer('drain')(order({ units: 10n * ether }))).toMatchObject({ ok: true });
  const paid = { to: `0x${'a1'.repeat(20)}`, reference: 'wdr_1', nonce: 1, units: ether };
  expect(await signer()(order(paid))).toMatchObject({ ok: true });
  expect(await signer()(order({ ...paid, reference: 'wdr_2', nonce: 2 }))).toMatchObject({ ok: true });
  expect(await signer()(order({ ...paid, reference: 'wdr_3', nonce: 3 }))).toEqual(refused('over_day_cap'));
  expect(await signer('drain')(order({ reference: 'drn_2', nonce: 4, units: 1n }))).toEqual(refused('over_day_cap'));
});

test('a signer without cold addresses, or without a cap for drains, signs none', async () => {
  const bare = { ...policy.networks.ETH, cold: new Set<typeof cold>() };
  expect(await signer('drain', { ...policy, networks: { ETH: bare } })(order())).toEqual(refused('not_cold'));
  const { drainPerDay: _none, ...capped } = policy.assets.ETH;
  const uncapped = createTransferSigner(
    {
      ...{ seed, networks, journal: openJournal(dataDir), now: Date.now },
      policy: { ...policy, assets: { ETH: capped } },
    },
    'drain',
  );
  expect(await uncapped(order())).toEqual(refused('over_day_cap'));
});

test('a withdrawal’s reference is none of a drain, and the reverse', () => {
  const body = { ...order(), units: '1' };
  expect(drainRequest.safeParse(body).success).toBe(true);
  expect(transferRequest.safeParse(body).success).toBe(false);
  expect(drainRequest.safeParse({ ...body, reference: 'wdr_1' }).success).toBe(false);
  expect(transferRequest.safeParse({ ...body, reference: 'wdr_1' }).success).toBe(true);
});

describe('the list of cold addresses', () => {
  const read = (SIGNER_ETH_COLD: string) =>
    readSettings({ SIGNER_PORT: '0', DATA_DIR: dataDir, SECRETS_KEY: 'x'.repeat(32), SIGNER_ETH_COLD });

  test('is read in the network’s normal form', () => {
    const settings = read(` ${cold.toUpperCase().replace('0X', '0x')} , 0x${'c1'.repeat(20)}`);
    expect(settings.ok && [...(settings.settings.policy.networks['ETH']?.cold ?? [])]).toEqual([
      cold,
      `0x${'c1'.repeat(20)}`,
    ]);
  });

  test.each(['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', '0x12', `${cold};${cold}`])('%s stops the start', (text) => {
    expect(read(text)).toEqual({ ok: false, message: 'SIGNER_ETH_COLD has an invalid address.' });
  });
});
