/**
 * Signs sweeps from players' addresses to the house's, and top-ups for them. Requests contain no receiver: a caller can choose when and
 * how much, but not where. Sweeps have no cap on amounts; a top-up is at most twice what moving a token may cost. Fees are capped.
 */
import { z } from 'zod';
import { keysOf } from './account-key.ts';
import { assetOf } from './networks/registry.ts';
import type { KeyPath, Networks } from './networks/signing-network.ts';
import { judgeDraft, type Policy } from './policy.ts';
import { units, type Signed } from './sign-transfer.ts';

export const sweepRequest = z.strictObject({
  asset: z.string(),
  /** The player's address, as an index in the account. */
  index: z.number().int().min(0).max(0x7fff_ffff),
  nonce: z.number().int().min(0),
  units,
  draft: z.unknown(),
});

export type SweepRequest = z.infer<typeof sweepRequest>;

/** The house's own address, and the one used only for top-ups. */
const [house, fuel] = [
  [1, 0],
  [1, 1],
] as const;

type SweepDeps = { readonly seed: Uint8Array; readonly networks: Networks; readonly policy: Policy };

/** Between two of our addresses, both known only to the signer. */
const signOwn = async (
  { seed, networks, policy }: SweepDeps,
  { asset: code, nonce, units: amount, draft: asked }: SweepRequest,
  [from, to]: readonly [KeyPath, KeyPath],
  most?: (fee: bigint) => bigint,
): Promise<Signed> => {
  const found = assetOf(networks, code);
  // UTXO networks spend deposits directly, so there are no sweeps.
  if (found?.network.kind !== 'account') return { ok: false, reason: 'request_invalid' };
  const { network, asset } = found;
  const draft = network.draft.safeParse(asked).data;
  if (draft === undefined) return { ok: false, reason: 'request_invalid' };
  const limits = policy.networks[network.code];
  const refusal = judgeDraft(draft, limits);
  if (refusal !== undefined || limits === undefined) return { ok: false, reason: refusal ?? 'wrong_chain' };
  if (most !== undefined && (asset.contract !== undefined || amount > most(limits.feePerTransaction)))
    return { ok: false, reason: 'over_transaction_cap' };
  const keys = keysOf(seed, network);
  const receiver = await keys(to, (key) => network.addressOf(key));
  const signed = await keys(from, (key) => draft.sign(key, { asset, nonce, to: receiver, units: amount }));
  return { ok: true, ...signed };
};

export const createSweepSigner =
  (deps: SweepDeps) =>
  (order: SweepRequest): Promise<Signed> =>
    signOwn(deps, order, [[0, order.index], house]);

export const createTopUpSigner =
  (deps: SweepDeps) =>
  (order: SweepRequest): Promise<Signed> =>
    signOwn(deps, order, [fuel, [0, order.index]], (fee) => 2n * fee);
