/** What a check of the whole ledger found. */
export interface Finding {
  /** Which promise is broken. */
  readonly check: string;
  /** How many rows break it. */
  readonly count: bigint;
  /** The first of them, by id. */
  readonly examples: readonly string[];
}

export interface AuditReport {
  readonly sound: boolean;
  readonly checks: readonly string[];
  readonly findings: readonly Finding[];
  readonly counts: { readonly accounts: bigint; readonly transfers: bigint; readonly rounds: bigint };
  readonly tookMs: number;
}
