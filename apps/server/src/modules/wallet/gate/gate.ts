/** The row that every bet is checked against: protection status, limits and active bonus, in the ledger's terms. */
import type { CurrencyCode } from '@carmine/money';
import type { GrantId, PlayerId, PlaySessionId, SeedId, SessionId } from '../ids.ts';

export type ProtectionStatus = 'active' | 'cool_off' | 'excluded' | 'locked' | 'closed';

/** EUR cents per calendar window in the player's time zone; `null` removes a limit, absent leaves it unchanged. */
export interface LimitPatch {
  readonly day?: bigint | null;
  readonly week?: bigint | null;
  readonly month?: bigint | null;
}

/** Absent fields are left unchanged. */
export interface GatePatch {
  readonly protectionStatus?: ProtectionStatus;
  /** When a cool-off ends by itself; `null`: never. */
  readonly protectionUntil?: Date | null;
  /** IANA name; windows that are already open keep their end. */
  readonly timeZone?: string;
  /** The profile's country. */
  readonly country?: string | null;
  readonly jurisdiction?: string;
  /** Minimum time between two rounds. */
  readonly minimumCycleMs?: number;
  readonly maximumStakeEurCents?: bigint | null;
  readonly depositLimit?: LimitPatch;
  readonly lossLimit?: LimitPatch;
  readonly stakeLimit?: LimitPatch;
}

export interface WindowUse {
  readonly limit: bigint | undefined;
  /** Losses can be negative when the player is ahead. */
  readonly used: bigint;
  readonly endsAt: Date;
}

export interface LimitUse {
  readonly day: WindowUse;
  readonly week: WindowUse;
  readonly month: WindowUse;
}

export interface Gate {
  readonly playerId: PlayerId;
  readonly protectionStatus: ProtectionStatus;
  readonly protectionUntil: Date | undefined;
  readonly timeZone: string;
  readonly country: string | undefined;
  readonly jurisdiction: string;
  readonly minimumCycleMs: number;
  readonly maximumStakeEurCents: bigint | undefined;
  readonly deposit: LimitUse;
  readonly loss: LimitUse;
  readonly stake: LimitUse;
  readonly bonus: ActiveBonus | undefined;
  readonly version: bigint;
}

/** Terms of bonus money beside its wagering. */
export interface BonusTerms {
  /** The most that becomes cash; undefined: everything. */
  readonly conversionCap: bigint | undefined;
  /** Games in which this bonus cannot be staked. */
  readonly exceptGames: readonly string[];
  /** Shares of stakes that count other than usual, in basis points by game. A bet that never counts does not count here either. */
  readonly gameWeightsBp: Readonly<Record<string, number>>;
}

export interface ActiveBonus {
  readonly bonusId: bigint;
  readonly currency: CurrencyCode;
  readonly wagerRequired: bigint;
  readonly wagered: bigint;
  readonly maxFirstStake: bigint;
  readonly expiresAt: Date;
  readonly terms: BonusTerms;
}

export interface PlaySession {
  readonly id: PlaySessionId;
  readonly playerId: PlayerId;
  readonly sessionId: SessionId;
  readonly gameId: string;
  readonly currency: CurrencyCode;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Minimum time between two rounds of this game; null: the gate's value applies. */
  readonly minimumCycleMs: number | null;
  /** Closed or expired, or its sign-in session has ended. */
  readonly ended: boolean;
}

export interface SeedPair {
  readonly seedId: SeedId;
  readonly serverSeedSealed: Buffer;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nextNonce: bigint;
  readonly next: { readonly seedId: SeedId; readonly serverSeedHash: string };
}

/** A pair as fairness pages show it; the server seed may be revealed only in state `revealed`. */
export interface StoredSeed {
  readonly seedId: SeedId;
  readonly playerId: PlayerId;
  readonly state: 'next' | 'active' | 'revealed';
  readonly serverSeedSealed: Buffer;
  readonly serverSeedHash: string;
  readonly clientSeed: string | undefined;
  /** Nonce of the last round played with it; only for revealed pairs. */
  readonly lastNonce: bigint | undefined;
}

export interface FreeSpinGrant {
  readonly id: GrantId;
  readonly currency: CurrencyCode;
  /** Value of one spin, fixed at the grant. */
  readonly stake: bigint;
  readonly total: number;
  readonly left: number;
  /** Empty: every game. */
  readonly games: readonly string[];
  readonly validFrom: Date;
  readonly validTo: Date;
}
