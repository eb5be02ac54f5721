/** Work that the worker repeats for one network: each a job of its own, so that a node that hangs holds up no other network. */
export interface NetworkJob {
  readonly kind: string;
  readonly intervalMs: number;
  run(): Promise<void>;
}
