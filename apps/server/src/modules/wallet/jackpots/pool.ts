/** A jackpot pool, and what the wallet does with pools. */
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId, PoolId, RoundId } from '../ids.ts';

export interface NewPool {
  readonly name: string;
  readonly seedCents: bigint;
  /** Of a stake, in basis points: into the meter, and into the reserve that the next seed is taken from. */
  readonly poolBp?: number;
  readonly reserveBp?: number;
  /** Of a must-hit pool: the highest amount that it can fall at. */
  readonly mustHitByCents?: bigint | undefined;
  /** The meter stops here; what comes after goes into the reserve. */
  readonly capCents?: bigint | undefined;
}

export interface SealedTrigger {
  readonly sealed: Buffer;
  /** SHA-256 of the trigger in cents and its salt. */
  readonly commitment: string;
}

export interface NewCycle extends SealedTrigger {
  readonly poolId: PoolId;
  readonly cycle: number;
}

/** Micro: in 1/1,000,000 of a cent. */
export interface Pool {
  readonly poolId: PoolId;
  readonly name: string;
  /** What a win would pay. */
  readonly amountCents: bigint;
  readonly meterMicro: bigint;
  readonly reserveMicro: bigint;
  readonly contributedMicro: bigint;
  readonly seededCents: bigint;
  readonly paidCents: bigint;
  readonly remainderMicro: bigint;
  /** Amount that the pool restarts with. */
  readonly seedCents: bigint;
  readonly poolBp: number;
  readonly reserveBp: number;
  readonly mustHitByCents: bigint | undefined;
  readonly capCents: bigint | undefined;
  readonly cycle: number;
  /** Of a must-hit pool's current cycle, once it has begun. */
  readonly trigger: (SealedTrigger & { readonly openedAt: Date }) | undefined;
}

/** A cycle of a must-hit pool, open or fallen. */
export interface CommittedCycle extends SealedTrigger {
  readonly id: bigint;
  readonly name: string;
  readonly seedCents: bigint;
  readonly mustHitByCents: bigint;
  readonly cycle: number;
  /** Once it has fallen. */
  readonly revealed: { readonly triggerCents: bigint; readonly salt: string } | undefined;
}

/** What the house has put into a pool. */
export interface JackpotSeed {
  readonly poolId: PoolId;
  readonly cents: bigint;
  readonly at: Date;
  /** The request that two operators agreed on; absent for a pool's first seed. */
  readonly requestId: bigint | undefined;
}

/** A win as it is published. */
export interface ListedJackpotWin {
  readonly id: bigint;
  readonly name: string;
  readonly roundId: RoundId;
  readonly playerId: PlayerId;
  readonly gameId: string;
  readonly eurCents: bigint;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
  readonly cycle: number | undefined;
  readonly at: Date;
  /** Of a must-hit pool: what its commitment stood for. */
  readonly revealed:
    | { readonly triggerCents: bigint; readonly salt: string; readonly commitment: string; readonly openedAt: Date }
    | undefined;
}

export interface JackpotWinsQuery {
  readonly page: number;
  readonly size: number;
  readonly name?: string | undefined;
}

export interface JackpotPools {
  /** Creates the pool with the house's seed amount, or returns the existing one of this name. */
  createPool(sql: Sql, input: NewPool): Promise<PoolId>;
  pools(): Promise<Pool[]>;
  pool(id: PoolId): Promise<Pool>;
  /** Commits to where a must-hit pool falls in its current cycle. Changes nothing if that was done before. */
  openJackpotCycle(sql: Sql, input: NewCycle): Promise<void>;
  /** What the house has put into pools, newest first. */
  jackpotSeeds(): Promise<JackpotSeed[]>;
  /** The newest win of each pool that has been won. */
  lastJackpotWins(): Promise<ReadonlyMap<PoolId, { readonly cents: bigint; readonly at: Date }>>;
  /** Newest first, of one pool or of all. */
  wonJackpots(input: JackpotWinsQuery): Promise<{ items: ListedJackpotWin[]; total: bigint }>;
}
