/** What may leave: so much at once, so much a day, on one chain, at no more than this price. */
export interface Policy {
  readonly chainId: number;
  /** All in wei. */
  readonly perTransaction: bigint;
  /** Of one UTC day. */
  readonly perDay: bigint;
  readonly feePerTransaction: bigint;
}

export interface TransferRequest {
  /** The payment it is for: one payment is one transfer, for ever. */
  readonly reference: string;
  readonly chainId: number;
  readonly nonce: number;
  /** 20 bytes, hexadecimal. */
  readonly to: `0x${string}`;
  readonly wei: bigint;
  readonly gas: bigint;
  readonly maxFeePerGas: bigint;
  readonly maxPriorityFeePerGas: bigint;
}

export type Refusal =
  | 'wrong_chain'
  | 'over_transaction_cap'
  | 'over_day_cap'
  | 'fee_too_high'
  | 'reference_reused'
  | 'nonce_reused';

/** What was signed before, as far as it matters for the next one. */
export interface Past {
  ofReference(reference: string): Pick<TransferRequest, 'nonce' | 'to' | 'wei'> | undefined;
  referenceOfNonce(nonce: number): string | undefined;
  /** Wei that left on this UTC day, `2026-11-21`. */
  sumOf(day: string): bigint;
}

/** The same payment may be signed again, with another fee too: only one of its copies can ever be mined. */
export const judge = (request: TransferRequest, policy: Policy, past: Past, day: string): Refusal | undefined => {
  if (request.chainId !== policy.chainId) return 'wrong_chain';
  if (request.gas * request.maxFeePerGas > policy.feePerTransaction) return 'fee_too_high';
  const before = past.ofReference(request.reference);
  if (before !== undefined) {
    const same = before.nonce === request.nonce && before.to === request.to && before.wei === request.wei;
    return same ? undefined : 'reference_reused';
  }
  if (past.referenceOfNonce(request.nonce) !== undefined) return 'nonce_reused';
  if (request.wei > policy.perTransaction) return 'over_transaction_cap';
  return past.sumOf(day) + request.wei > policy.perDay ? 'over_day_cap' : undefined;
};
