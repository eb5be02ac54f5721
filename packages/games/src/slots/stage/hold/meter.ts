/** What is said under the reels while coins are held. */
export interface MeterState {
  /** Respins left, of so many. */
  readonly left: number;
  readonly of: number;
  readonly held: number;
  readonly cells: number;
  /** What the coins are worth so far, in subunits. */
  readonly amount: bigint;
}
