/** What may leave: of each asset so much at once and so much a day, on one network of its kind, at no more than this price. */
import type { AccountDraft, OutputsDraft } from './networks/signing-network.ts';

export interface AssetPolicy {
  /** Both in the asset's smallest unit. */
  readonly perTransaction: bigint;
  /** Of one UTC day. */
  readonly perDay: bigint;
}

export interface NetworkPolicy {
  /** Which network of its kind. */
  readonly identity: string;
  /** In the smallest unit of its own coin. */
  readonly feePerTransaction: bigint;
}

export interface Policy {
  /** By their codes. */
  readonly assets: Readonly<Record<string, AssetPolicy>>;
  readonly networks: Readonly<Record<string, NetworkPolicy>>;
}

export interface TransferRequest {
  /** The code of what moves. */
  readonly asset: string;
  /** The payment it is for: one payment is one transfer, for ever. */
  readonly reference: string;
  readonly nonce: number;
  /** In the network's normal form. */
  readonly to: string;
  readonly units: bigint;
  /** What it spends where coins are outputs of transactions, and what each is said to be worth. */
  readonly inputs?: ReadonlyMap<string, bigint>;
}

export type Refusal =
  | 'wrong_chain'
  | 'over_transaction_cap'
  | 'over_day_cap'
  | 'fee_too_high'
  | 'reference_reused'
  | 'nonce_reused'
  | 'input_reused';

/** What was signed before, as far as it matters for the next one. */
export interface Past {
  ofReference(reference: string): TransferRequest | undefined;
  /** Of the house's address of a network, whichever of its assets was sent. */
  referenceOfNonce(network: string, nonce: number): string | undefined;
  /** Of an output of a network that was spent before. */
  referenceOfInput(network: string, input: string): string | undefined;
  /** Units of the asset that left on this UTC day, `2026-11-21`. */
  sumOf(asset: string, day: string): bigint;
}

/** Of every draft, whoever gets the coins. What nobody has set a limit for is not signed. */
export const judgeDraft = (
  draft: AccountDraft | OutputsDraft,
  policy: NetworkPolicy | undefined,
): Refusal | undefined => {
  if (policy === undefined || !draft.isFor(policy.identity)) return 'wrong_chain';
  return draft.mostCost > policy.feePerTransaction ? 'fee_too_high' : undefined;
};

/**
 * What an output is worth stands in the first request that names it, and no later one may say otherwise: a signature covers what its own
 * input is worth alone, and of two that lie about different ones a transaction could be made that gives the difference away.
 */
const sameInputs = (left: TransferRequest['inputs'], right: TransferRequest['inputs']): boolean =>
  left?.size === right?.size && [...(left ?? [])].every(([name, worth]) => right?.get(name) === worth);

/** The same payment may be signed again, with another fee too: only one of its copies can ever be mined. */
export const judgeTransfer = (
  request: TransferRequest & { readonly network: string },
  policy: AssetPolicy | undefined,
  past: Past,
  day: string,
): Refusal | undefined => {
  const { asset, reference, nonce, to, units, inputs, network } = request;
  const before = past.ofReference(reference);
  if (before !== undefined) {
    const same = before.asset === asset && before.nonce === nonce && before.to === to && before.units === units;
    return same && sameInputs(before.inputs, inputs) ? undefined : 'reference_reused';
  }
  if (past.referenceOfNonce(network, nonce) !== undefined) return 'nonce_reused';
  if ([...(inputs ?? [])].some(([name]) => past.referenceOfInput(network, name) !== undefined)) return 'input_reused';
  if (policy === undefined || units > policy.perTransaction) return 'over_transaction_cap';
  return past.sumOf(asset, day) + units > policy.perDay ? 'over_day_cap' : undefined;
};
