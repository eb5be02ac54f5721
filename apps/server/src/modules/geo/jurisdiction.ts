/** What the law of a place asks of the house. */
export interface Jurisdiction {
  /** The row's country, `*` for the default. */
  readonly country: string;
  readonly minimumAge: number;
  /** Money and real play wait for a verified identity. */
  readonly verificationGate: boolean;
  /** Demo play waits for a signed-in player who has passed the other gates. */
  readonly demoGate: boolean;
  /** A bonus asks for at most so many times its amount. */
  readonly maxWagering: number;
  readonly minCycleMs: { readonly slots: number; readonly other: number };
  readonly autoplay: boolean;
  readonly turbo: boolean;
  readonly featureBuy: boolean;
  /** False: a win of no more than the stake is not celebrated. */
  readonly celebrateBelowStake: boolean;
  /** EUR cents a round may begin with. */
  readonly maxStakeCents: { readonly slots: bigint | undefined; readonly other: bigint | undefined };
  /** The longest time between two pauses to look up; 0: none is asked for. */
  readonly realityCheckMinutes: number;
  /** The first deposit waits until the player has set a deposit limit. */
  readonly depositLimitFirst: boolean;
}

/** The games that the rules for slots hold for. */
export const jurisdictionKind = (category: string): 'slots' | 'other' => (category === 'slots' ? 'slots' : 'other');
