/** Signs a transfer of the house's coins if the policy allows it, after writing it to the journal. */
import { z } from 'zod';
import { keysOf } from './account-key.ts';
import type { Journal } from './journal.ts';
import { quantity } from './networks/quantity.ts';
import { assetOf } from './networks/registry.ts';
import type { Networks, SignedBytes, SigningNetwork, Transfer } from './networks/signing-network.ts';
import { judgeDraft, judgeTransfer, type Policy, type Refusal } from './policy.ts';

export const units = quantity.refine((value) => value > 0n);

/** Drains have references of their own, so that no drain is signed as a withdrawal, or the reverse. */
const ofDrain = /^drn_[a-z0-9]{1,60}$/;

export const transferRequest = z.strictObject({
  asset: z.string(),
  reference: z
    .string()
    .regex(/^[a-z0-9_]{1,64}$/)
    .refine((text) => !text.startsWith('drn_')),
  nonce: z.number().int().min(0),
  to: z.string().max(200),
  units,
  draft: z.unknown(),
});

export type TransferOrder = z.infer<typeof transferRequest>;

/** From the hot wallet to one of the cold addresses that the signer's own settings list. */
export const drainRequest = transferRequest.extend({ reference: z.string().regex(ofDrain) });

export type Signed =
  | { readonly ok: true; readonly raw: string; readonly txid: string }
  | { readonly ok: false; readonly reason: Refusal | 'request_invalid' };

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

const refuse = (reason: Refusal | 'request_invalid') => ({ ok: false, reason }) as const;

/** The draft in its network's format: cost, inputs, and how to sign it. */
const readDraft = (seed: Uint8Array, network: SigningNetwork, draft: unknown, transfer: Transfer) => {
  const keys = keysOf(seed, network);
  if (network.kind === 'account') {
    const read = network.draft.safeParse(draft).data;
    if (read === undefined) return undefined;
    return { read, spends: {}, sign: (): Promise<SignedBytes> => keys([1, 0], (key) => read.sign(key, transfer)) };
  }
  const read = network.draft.safeParse(draft).data;
  if (read?.pays(transfer) !== true) return undefined;
  return { read, spends: { inputs: read.inputs }, sign: (): Promise<SignedBytes> => read.sign(keys, transfer) };
};

interface TransferDeps {
  readonly seed: Uint8Array;
  readonly networks: Networks;
  readonly policy: Policy;
  readonly journal: Journal;
  readonly now: () => number;
}

export const createTransferSigner =
  (deps: TransferDeps, purpose?: 'drain') =>
  async (order: TransferOrder): Promise<Signed> => {
    const found = assetOf(deps.networks, order.asset);
    const to = found?.network.destination.safeParse(order.to).data;
    if (found === undefined || to === undefined) return refuse('request_invalid');
    const { network, asset } = found;
    const { policy, journal } = deps;
    const { nonce, units: amount } = order;
    const draft = readDraft(deps.seed, network, order.draft, { asset, nonce, to, units: amount });
    if (draft === undefined) return refuse('request_invalid');
    const limits = policy.networks[network.code];
    if (purpose === 'drain' && limits?.cold?.has(to) !== true) return refuse('not_cold');
    const own = purpose === undefined ? {} : { purpose };
    const request = { ...order, to, network: network.code, ...draft.spends, ...own };
    const day = dayOf(deps.now());
    const refusal = judgeDraft(draft.read, limits) ?? judgeTransfer(request, policy.assets[asset.code], journal, day);
    if (refusal !== undefined) return refuse(refusal);
    // Written first: a signature missing from the journal would not count against the caps.
    journal.add(request, day);
    return { ok: true, ...(await draft.sign()) };
  };
