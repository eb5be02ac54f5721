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
