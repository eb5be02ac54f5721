/** Signs one transfer of ether from the house's own address, if the policy lets it and the journal has it first. */
import { hexToBigInt, keccak256 } from 'viem';
import { z } from 'zod';
import { privateKeyAt } from './account-key.ts';
import type { Journal } from './journal.ts';
import { signTransaction } from './sign-transaction.ts';
import { judge, type Policy, type Refusal, type TransferRequest } from './policy.ts';

/** Decimal, up to 256 bits. */
export const quantity = z
  .string()
  .regex(/^(0|[1-9][0-9]{0,77})$/)
  .transform(BigInt)
  .refine((value) => value <= hexToBigInt(`0x${'f'.repeat(64)}`));

/** What decides on which chain and at what price. */
export const fees = {
  chainId: z.number().int().positive(),
  gas: quantity,
  maxFeePerGas: quantity,
  maxPriorityFeePerGas: quantity,
};

export const transferRequest = z.strictObject({
  currency: z.literal('ETH'),
  reference: z.string().regex(/^[a-z0-9_]{1,64}$/),
  nonce: z.number().int().min(0),
  to: z
    .string()
    .regex(/^0x[0-9a-fA-F]{40}$/)
    .transform((text) => text.toLowerCase() as `0x${string}`),
  wei: quantity.refine((value) => value > 0n),
  ...fees,
});

export type Signed =
  | { readonly ok: true; readonly raw: string; readonly txid: string }
  | { readonly ok: false; readonly reason: Refusal };

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

export const createTransferSigner =
  (deps: { seed: Uint8Array; policy: Policy; journal: Journal; now: () => number }) =>
  async (request: TransferRequest): Promise<Signed> => {
    const day = dayOf(deps.now());
    const refusal = judge(request, deps.policy, deps.journal, day);
    if (refusal !== undefined) return { ok: false, reason: refusal };
    // First on the disk: a signature that is not written down would not count.
    deps.journal.add(request, day);
    const raw = await signTransaction(privateKeyAt(deps.seed, 'ETH', 1, 0), request);
    return { ok: true, raw, txid: keccak256(raw) };
  };
