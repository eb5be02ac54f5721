/** Recurring work at one outside party: a separate job each, so that one that hangs does not block the others. */
export interface PartyJob {
  readonly kind: string;
  readonly intervalMs: number;
  run(): Promise<unknown>;
}

/** All jobs of one gateway or network. */
export interface PartyJobs {
  readonly code: string;
  readonly jobs: readonly PartyJob[];
}
