/** Signing policy: caps per transaction and per day for each asset, the network's identity, and a fee cap. */
import type { AccountDraft, OutputsDraft } from './networks/signing-network.ts';

export interface AssetPolicy {
  /** Both in the asset's smallest unit. */
  readonly perTransaction: bigint;
  /** Per UTC day. */
  readonly perDay: bigint;
  /** To the house's own cold addresses, per UTC day; none if absent. */
  readonly drainPerDay?: bigint;
}

export interface NetworkPolicy {
  /** The network of this kind. */
  readonly identity: string;
  /** In the smallest unit of its own coin. */
  readonly feePerTransaction: bigint;
  /** The house's cold addresses in the network's normal form. No caller can add one. */
  readonly cold?: ReadonlySet<string>;
}

export interface Policy {
  /** By their codes. */
  readonly assets: Readonly<Record<string, AssetPolicy>>;
  readonly networks: Readonly<Record<string, NetworkPolicy>>;
}

export interface TransferRequest {
  /** The code of the asset. */
  readonly asset: string;
  /** The payment's reference: one transfer per payment, ever. */
  readonly reference: string;
  readonly nonce: number;
  /** In the network's normal form. */
  readonly to: string;
  readonly units: bigint;
  /** On UTXO networks: its inputs with their claimed values. */
  readonly inputs?: ReadonlyMap<string, bigint>;
  /** To a cold address, with a cap of its own. */
  readonly purpose?: 'drain';
}

export type Refusal =
  | 'wrong_chain'
  | 'over_transaction_cap'
  | 'over_day_cap'
  | 'fee_too_high'
  | 'reference_reused'
  | 'nonce_reused'
  | 'input_reused'
  | 'not_cold';

/** Earlier signatures, as far as relevant for the next one. */
export interface Past {
  ofReference(reference: string): TransferRequest | undefined;
  /** For the house's address on a network, whichever asset was sent. */
  referenceOfNonce(network: string, nonce: number): string | undefined;
  /** For an output that was spent before. */
  referenceOfInput(network: string, input: string): string | undefined;
  /** Units of the asset sent on this UTC day, `2026-11-21`, to players or to cold addresses. */
  sumOf(asset: string, day: string, purpose?: TransferRequest['purpose']): bigint;
}

/** Checks of every draft, whoever receives the coins. Assets without a cap are not signed. */
export const judgeDraft = (
  draft: AccountDraft | OutputsDraft,
  policy: NetworkPolicy | undefined,
): Refusal | undefined => {
  if (policy === undefined || !draft.isFor(policy.identity)) return 'wrong_chain';
  return draft.mostCost > policy.feePerTransaction ? 'fee_too_high' : undefined;
};

/**
 * The first request with an input fixes its value, and later ones must agree: a signature covers only its own input's value, so two
 * requests with different false values could be combined into a transaction that gives away the difference.
 */
const sameInputs = (left: TransferRequest['inputs'], right: TransferRequest['inputs']): boolean =>
  left?.size === right?.size && [...(left ?? [])].every(([name, worth]) => right?.get(name) === worth);

/** A payment may be signed again with another fee: only one copy can ever be mined. */
export const judgeTransfer = (
  request: TransferRequest & { readonly network: string },
  policy: AssetPolicy | undefined,
  past: Past,
  day: string,
): Refusal | undefined => {
  const { asset, reference, nonce, to, units, inputs, network, purpose } = request;
  const before = past.ofReference(reference);
  if (before !== undefined) {
    const isOneKind = before.asset === asset && before.purpose === purpose;
    const same = isOneKind && before.nonce === nonce && before.to === to && before.units === units;
    return same && sameInputs(before.inputs, inputs) ? undefined : 'reference_reused';
  }
  if (past.referenceOfNonce(network, nonce) !== undefined) return 'nonce_reused';
  if ([...(inputs ?? [])].some(([name]) => past.referenceOfInput(network, name) !== undefined)) return 'input_reused';
  if (policy === undefined || (purpose === undefined && units > policy.perTransaction)) return 'over_transaction_cap';
  const perDay = purpose === 'drain' ? (policy.drainPerDay ?? 0n) : policy.perDay;
  return past.sumOf(asset, day, purpose) + units > perDay ? 'over_day_cap' : undefined;
};
