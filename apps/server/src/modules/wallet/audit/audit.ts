/** What a check of the whole ledger found. */

export interface Finding {
  /** The promise that is broken, in words. */
  readonly check: string;
  /** How many rows break it. */
  readonly count: bigint;
  /** Ids of at most five of them. */
  readonly examples: readonly string[];
}

export interface AuditReport {
  readonly sound: boolean;
  readonly findings: readonly Finding[];
  readonly counts: { readonly accounts: bigint; readonly transfers: bigint; readonly rounds: bigint };
  readonly tookMs: number;
}

/** Where the last sealed month ended, and what all of them hold. */
export interface SealedPart {
  readonly block: bigint;
  readonly transfersTo: bigint;
  readonly roundsTo: bigint;
  /** Rounds that it passed and that were open. */
  readonly stillOpen: readonly string[];
  readonly transfers: bigint;
  readonly rounds: bigint;
}

export const nothingSealed: SealedPart = {
  ...{ block: 0n, transfersTo: 0n, roundsTo: 0n, stillOpen: [], transfers: 0n, rounds: 0n },
};
