/** Legal requirements of a place. */
export interface Jurisdiction {
  /** The row's country, `*` for the default. */
  readonly country: string;
  readonly minimumAge: number;
  /** Deposits and real play require a verified identity. */
  readonly verificationGate: boolean;
  /** Demo play requires a signed-in player who has passed the other gates. */
  readonly demoGate: boolean;
  /** Maximum wagering requirement as a multiple of the bonus. */
  readonly maxWagering: number;
  readonly minCycleMs: { readonly slots: number; readonly other: number };
  readonly autoplay: boolean;
  readonly turbo: boolean;
  readonly featureBuy: boolean;
  /** False: a payout of no more than the stake is not celebrated. */
  readonly celebrateBelowStake: boolean;
  /** Maximum first stake of a round in EUR cents. */
  readonly maxStakeCents: { readonly slots: bigint | undefined; readonly other: bigint | undefined };
  /** Maximum minutes between reality checks; 0: not required. */
  readonly realityCheckMinutes: number;
  /** The first deposit requires a deposit limit. */
  readonly depositLimitFirst: boolean;
}

/** Games that the rules for slots apply to. */
export const jurisdictionKind = (category: string): 'slots' | 'other' => (category === 'slots' ? 'slots' : 'other');
