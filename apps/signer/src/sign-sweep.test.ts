import { mnemonicToSeedSync } from '@scure/bip39';
import { parseTransaction, recoverTransactionAddress } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { expect, test } from 'vitest';
import { networks } from './networks/registry.ts';
import { createSweepSigner, createTopUpSigner, sweepRequest } from './sign-sweep.ts';

const words = 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';
const ether = 10n ** 18n;
const policy = { assets: {}, networks: { ETH: { identity: '31337', feePerTransaction: ether / 50n } } };
const sign = createSweepSigner({ seed: mnemonicToSeedSync(words), networks, policy });
const draft = { chainId: 31_337, gas: '21000', maxFeePerGas: '1000000000', maxPriorityFeePerGas: '1' };
const order = { asset: 'ETH', index: 7, nonce: 3, units: 5n * ether, draft };

test('a sweep leaves the player’s address and can only come to the house’s own', async () => {
  const signed = await sign(order);
  if (!signed.ok) throw new Error(signed.reason);
  const raw = signed.raw as `0x02${string}`;
  const house = mnemonicToAccount(words, { path: "m/44'/60'/0'/1/0" }).address;
  expect(parseTransaction(raw)).toMatchObject({ to: house.toLowerCase(), value: 5n * ether, nonce: 3, gas: 21_000n });
  const player = mnemonicToAccount(words, { path: "m/44'/60'/0'/0/7" }).address;
  expect(await recoverTransactionAddress({ serializedTransaction: raw })).toBe(player);
});

test('nobody can name a receiver, another chain, or a price above the cap', async () => {
  const wire = { ...order, units: '1' };
  expect(sweepRequest.safeParse(wire).success).toBe(true);
  expect(sweepRequest.safeParse({ ...wire, to: `0x${'11'.repeat(20)}` }).success).toBe(false);
  expect(await sign({ ...order, draft: { ...draft, chainId: 1 } })).toEqual({ ok: false, reason: 'wrong_chain' });
  expect(await sign({ ...order, draft: { ...draft, maxFeePerGas: String(ether) } })).toEqual({
    ok: false,
    reason: 'fee_too_high',
  });
});

test('a top-up leaves the address that is for nothing else, comes to a player’s address, and is bounded by what a fee may be', async () => {
  const topUp = createTopUpSigner({ seed: mnemonicToSeedSync(words), networks, policy });
  const brought = { ...order, units: ether / 25n };
  const signed = await topUp(brought);
  if (!signed.ok) throw new Error(signed.reason);
  const raw = signed.raw as `0x02${string}`;
  const player = mnemonicToAccount(words, { path: "m/44'/60'/0'/0/7" }).address;
  expect(parseTransaction(raw)).toMatchObject({ to: player.toLowerCase(), value: ether / 25n, nonce: 3 });
  const fuel = mnemonicToAccount(words, { path: "m/44'/60'/0'/1/1" }).address;
  expect(await recoverTransactionAddress({ serializedTransaction: raw })).toBe(fuel);
  const refused = (reason: string) => ({ ok: false, reason });
  expect(await topUp({ ...brought, units: ether / 25n + 1n })).toEqual(refused('over_transaction_cap'));
  expect(await topUp({ ...brought, draft: { ...draft, chainId: 1 } })).toEqual(refused('wrong_chain'));
  expect(await topUp({ ...brought, asset: 'BTC' })).toEqual(refused('request_invalid'));
});
