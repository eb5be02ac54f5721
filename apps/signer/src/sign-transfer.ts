/** Signs one transfer from the house's own address of a network, if the policy lets it and the journal has it first. */
import { z } from 'zod';
import { withKeyAt } from './account-key.ts';
import type { Journal } from './journal.ts';
import { quantity } from './networks/quantity.ts';
import { assetOf } from './networks/registry.ts';
import type { Networks } from './networks/signing-network.ts';
import { judgeDraft, judgeTransfer, type Policy, type Refusal } from './policy.ts';

export const units = quantity.refine((value) => value > 0n);

export const transferRequest = z.strictObject({
  asset: z.string(),
  reference: z.string().regex(/^[a-z0-9_]{1,64}$/),
  nonce: z.number().int().min(0),
  to: z.string().max(200),
  units,
  draft: z.unknown(),
});

export type TransferOrder = z.infer<typeof transferRequest>;

export type Signed =
  | { readonly ok: true; readonly raw: string; readonly txid: string }
  | { readonly ok: false; readonly reason: Refusal | 'request_invalid' };

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

const refuse = (reason: Refusal | 'request_invalid') => ({ ok: false, reason }) as const;

export const createTransferSigner =
  (deps: { seed: Uint8Array; networks: Networks; policy: Policy; journal: Journal; now: () => number }) =>
  async (order: TransferOrder): Promise<Signed> => {
    const found = assetOf(deps.networks, order.asset);
    const to = found?.network.destination.safeParse(order.to).data;
    const draft = found?.network.draft.safeParse(order.draft).data;
    if (found === undefined || to === undefined || draft === undefined) return refuse('request_invalid');
    const { network, asset } = found;
    const { policy, journal } = deps;
    const request = { ...order, to, network: network.code };
    const day = dayOf(deps.now());
    const refusal =
      judgeDraft(draft, policy.networks[network.code]) ??
      judgeTransfer(request, policy.assets[asset.code], journal, day);
    if (refusal !== undefined) return refuse(refusal);
    // First on the disk: a signature that is not written down would not count.
    journal.add(request, day);
    const { nonce } = order;
    const signed = await withKeyAt(deps.seed, network, [1, 0], (key) =>
      draft.sign(key, { asset, nonce, to, units: order.units }),
    );
    return { ok: true, ...signed };
  };
