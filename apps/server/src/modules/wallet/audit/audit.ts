/** A violation found by a check of the whole ledger. */

export interface Finding {
  /** The violated invariant, in words. */
  readonly check: string;
  /** Number of rows that violate it. */
  readonly count: bigint;
  /** Ids of at most five such rows. */
  readonly examples: readonly string[];
}

export interface AuditReport {
  readonly sound: boolean;
  readonly findings: readonly Finding[];
  readonly counts: { readonly accounts: bigint; readonly transfers: bigint; readonly rounds: bigint };
  readonly tookMs: number;
}

/** Where the last sealed month ended, and the sums of all sealed months. */
export interface SealedPart {
  readonly block: bigint;
  readonly transfersTo: bigint;
  readonly roundsTo: bigint;
  /** Rounds before that point that were still open. */
  readonly stillOpen: readonly string[];
  readonly transfers: bigint;
  readonly rounds: bigint;
}

export const nothingSealed: SealedPart = {
  ...{ block: 0n, transfersTo: 0n, roundsTo: 0n, stillOpen: [], transfers: 0n, rounds: 0n },
};
