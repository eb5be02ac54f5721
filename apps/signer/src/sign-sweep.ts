/**
 * Signs what moves a player's address to the house's own. There is no receiver in the request: whoever speaks to the signer
 * can choose when and how much, never where to, so that no cap on amounts is needed; the fee has its cap.
 */
import { getAddress, keccak256, toHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { z } from 'zod';
import { privateKeyAt } from './account-key.ts';
import type { Policy } from './policy.ts';
import { signTransaction } from './sign-transaction.ts';
import { fees, quantity, type Signed } from './sign-transfer.ts';

export const sweepRequest = z.strictObject({
  currency: z.literal('ETH'),
  /** The player's address, by its place in the account. */
  index: z.number().int().min(0).max(0x7fff_ffff),
  nonce: z.number().int().min(0),
  wei: quantity.refine((value) => value > 0n),
  ...fees,
});

export type SweepRequest = z.infer<typeof sweepRequest>;

const houseAddress = (seed: Uint8Array): `0x${string}` => {
  const key = privateKeyAt(seed, 'ETH', 1, 0);
  const { address } = privateKeyToAccount(toHex(key));
  key.fill(0);
  return getAddress(address);
};

export const createSweepSigner =
  ({ seed, policy }: { seed: Uint8Array; policy: Policy }) =>
  async (request: SweepRequest): Promise<Signed> => {
    if (request.chainId !== policy.chainId) return { ok: false, reason: 'wrong_chain' };
    if (request.gas * request.maxFeePerGas > policy.feePerTransaction) return { ok: false, reason: 'fee_too_high' };
    const raw = await signTransaction(privateKeyAt(seed, 'ETH', 0, request.index), {
      ...request,
      to: houseAddress(seed),
    });
    return { ok: true, raw, txid: keccak256(raw) };
  };
