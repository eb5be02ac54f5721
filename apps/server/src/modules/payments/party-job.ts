/** Work that the worker repeats at one outside party: each a job of its own, so that one that hangs holds up no other party. */
export interface PartyJob {
  readonly kind: string;
  readonly intervalMs: number;
  run(): Promise<unknown>;
}

/** All that is done at one gateway or network. */
export interface PartyJobs {
  readonly code: string;
  readonly jobs: readonly PartyJob[];
}
