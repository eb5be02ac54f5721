/**
 * Signs what moves a player's address to the house's own. There is no receiver in the request: whoever speaks to the signer
 * can choose when and how much, never where to, so that no cap on amounts is needed; the fee has its cap.
 */
import { z } from 'zod';
import { keysOf } from './account-key.ts';
import { assetOf } from './networks/registry.ts';
import type { Networks } from './networks/signing-network.ts';
import { judgeDraft, type Policy } from './policy.ts';
import { units, type Signed } from './sign-transfer.ts';

export const sweepRequest = z.strictObject({
  asset: z.string(),
  /** The player's address, by its place in the account. */
  index: z.number().int().min(0).max(0x7fff_ffff),
  nonce: z.number().int().min(0),
  units,
  draft: z.unknown(),
});

export type SweepRequest = z.infer<typeof sweepRequest>;

export const createSweepSigner =
  (deps: { seed: Uint8Array; networks: Networks; policy: Policy }) =>
  async (order: SweepRequest): Promise<Signed> => {
    const { seed, policy } = deps;
    const found = assetOf(deps.networks, order.asset);
    // Where coins are outputs of transactions, payments spend them where they lie.
    if (found?.network.kind !== 'account') return { ok: false, reason: 'request_invalid' };
    const { network, asset } = found;
    const draft = network.draft.safeParse(order.draft).data;
    if (draft === undefined) return { ok: false, reason: 'request_invalid' };
    const refusal = judgeDraft(draft, policy.networks[network.code]);
    if (refusal !== undefined) return { ok: false, reason: refusal };
    const keys = keysOf(seed, network);
    const to = await keys([1, 0], (key) => network.addressOf(key));
    const { nonce } = order;
    const signed = await keys([0, order.index], (key) => draft.sign(key, { asset, nonce, to, units: order.units }));
    return { ok: true, ...signed };
  };
