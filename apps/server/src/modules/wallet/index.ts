/**
 * Owns the ledger: accounts, transfers, rounds, seeds' rows and the gate that every bet passes. It is the only writer of
 * money and must never know a game's rules, a payment provider or a promotion's terms.
 */
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../database/database.ts';
import type { AuditReport, Finding } from './audit.ts';
import type { WalletBalance, Withdrawable } from './balance.ts';
import type { FreeSpinGrant, Gate, GatePatch, PlaySession, SeedPair, StoredSeed } from './gate.ts';
import type { GrantId, PaymentId, PlayerId, PlaySessionId, PoolId, RoundId, SeedId, SessionId } from './ids.ts';
import type { CommitReply, Round, RoundElement, RoundStep } from './round.ts';

export type * from './audit.ts';
export type * from './balance.ts';
export type * from './gate.ts';
export type * from './ids.ts';
export type * from './round.ts';

/** `repeated`: the same payment's same step was already booked; nothing moved again. */
export type Booking = { readonly ok: true; readonly repeated: boolean };

export interface DepositCredit {
  readonly playerId: PlayerId;
  readonly paymentId: PaymentId;
  /** Whose clearing account the money comes from: a gateway's or a chain's code. */
  readonly provider: string;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
  /** `within_limits`: what a deposit limit does not allow any more goes to `locked`, the rest to cash. */
  readonly to: 'cash' | 'locked' | 'within_limits';
  readonly eurRate: bigint;
}

export interface Wallet {
  /** Makes the accounts of a currency, and the player's gate with the first. */
  openWallet(
    sql: Sql,
    input: { playerId: PlayerId; currency: CurrencyCode; makeDefault: boolean },
  ): Promise<{ ok: true } | { ok: false; reason: 'already_held' }>;
  setDefault(
    sql: Sql,
    input: { playerId: PlayerId; currency: CurrencyCode },
  ): Promise<{ ok: true } | { ok: false; reason: 'not_held' }>;
  wallets(playerId: PlayerId): Promise<WalletBalance[]>;

  openPlaySession(
    sql: Sql,
    input: { playerId: PlayerId; sessionId: SessionId; gameId: string; currency: CurrencyCode; expiresAt: Date },
  ): Promise<{ id: PlaySessionId; token: string }>;
  findPlaySession(token: string): Promise<PlaySession | undefined>;
  endPlaySessions(sql: Sql, playerId: PlayerId): Promise<void>;

  /** `undefined` until `insertSeeds`. */
  activeSeed(playerId: PlayerId): Promise<SeedPair | undefined>;
  seed(seedId: SeedId): Promise<StoredSeed | undefined>;
  /** The first active pair and the committed next one; a player who has one already keeps it (`ok: false`). */
  insertSeeds(
    sql: Sql,
    input: {
      playerId: PlayerId;
      active: { sealed: Buffer; hash: string; clientSeed: string };
      next: { sealed: Buffer; hash: string };
    },
  ): Promise<{ ok: true } | { ok: false; reason: 'already_seeded' }>;
  /** Reveals the active pair, activates the committed next one with `clientSeed`, commits `next`. */
  rotateSeeds(
    sql: Sql,
    input: { playerId: PlayerId; activeSeedId: SeedId; clientSeed: string; next: { sealed: Buffer; hash: string } },
  ): Promise<{ ok: true; revealed: SeedId } | { ok: false; reason: 'round_open' | 'stale' }>;

  /** The one way in which any game moves money. Resolves after the commit; rejects only for a bug or an outage. */
  commitRound(element: RoundElement): Promise<CommitReply>;
  openRound(playerId: PlayerId, gameId: string): Promise<Round | undefined>;
  /** Every round of the player that is still open, oldest first. */
  openRounds(playerId: PlayerId): Promise<Round[]>;
  /** Open rounds whose deadline has passed, oldest first. */
  overdueRounds(size: number): Promise<Round[]>;
  findRound(roundId: RoundId): Promise<Round | undefined>;
  roundsOfPlaySession(playSessionId: PlaySessionId, size: number): Promise<Round[]>;
  roundActions(roundId: RoundId): Promise<RoundStep[]>;
  betHistory(input: {
    playerId: PlayerId;
    from?: Date;
    to?: Date;
    page: number;
    size: number;
    games?: readonly string[];
  }): Promise<{ items: Round[]; total: bigint }>;
  /** Ids of the games the player has bet on. */
  playedGames(playerId: PlayerId): Promise<string[]>;
  /** Settled rounds of real money that paid more than they took, newest first. */
  latestWinners(size: number): Promise<Round[]>;
  /** The highest payouts of every currency since then, at most `size` a currency: the caller compares by its rates. */
  topWinners(size: number, since: Date): Promise<Round[]>;

  /** Counts a pending deposit against the limits at once. `available`: EUR cents that may still come. */
  reserveDeposit(
    sql: Sql,
    input: { playerId: PlayerId; paymentId: PaymentId; eurCents: bigint },
  ): Promise<{ ok: true } | { ok: false; reason: 'limit'; available: bigint; until: Date }>;
  releaseDeposit(sql: Sql, paymentId: PaymentId): Promise<void>;
  creditDeposit(sql: Sql, input: DepositCredit): Promise<Booking & { cash: bigint; locked: bigint }>;
  /** Takes a credited deposit back; what the player no longer has becomes a receivable. */
  reverseDeposit(
    sql: Sql,
    input: { playerId: PlayerId; paymentId: PaymentId; provider: string; currency: CurrencyCode; amount: bigint },
  ): Promise<Booking & { receivable: bigint }>;
  /** Locked money whose reason is gone becomes cash. */
  releaseLocked(
    sql: Sql,
    input: { playerId: PlayerId; paymentId: PaymentId; currency: CurrencyCode; amount: bigint },
  ): Promise<Booking | { ok: false; reason: 'funds' }>;
  /** Takes locked money first, then cash, out of play. */
  holdCashOut(
    sql: Sql,
    input: { playerId: PlayerId; paymentId: PaymentId; currency: CurrencyCode; amount: bigint },
  ): Promise<Booking | { ok: false; reason: 'funds' | 'not_withdrawable_yet' | 'cashouts_stopped'; withdrawable: bigint }>;
  /** One leg is paid: `amount` leaves to the provider, `fee` stays with the house. Legs together are the hold. */
  settleCashOut(
    sql: Sql,
    input: { paymentId: PaymentId; leg: number; provider: string; amount: bigint; fee: bigint },
  ): Promise<Booking>;
  /** What is left of the hold goes back to where it came from. */
  returnCashOut(sql: Sql, input: { paymentId: PaymentId }): Promise<Booking & { returned: bigint }>;
  withdrawable(playerId: PlayerId): Promise<Withdrawable[]>;

  gate(playerId: PlayerId): Promise<Gate | undefined>;
  setGate(sql: Sql, playerId: PlayerId, patch: GatePatch): Promise<void>;
  /** Replaces the list of countries from which nobody may bet. */
  setBlockedCountries(sql: Sql, isoCodes: readonly string[]): Promise<void>;

  /** Puts bonus money on the bonus account and makes it the active one. `fromFreeSpins` of it are free-spin winnings. */
  grantBonus(
    sql: Sql,
    input: {
      playerId: PlayerId;
      bonusId: bigint;
      currency: CurrencyCode;
      amount: bigint;
      fromFreeSpins?: bigint;
      wagerRequired: bigint;
      maxFirstStake: bigint;
      expiresAt: Date;
    },
  ): Promise<Booking | { ok: false; reason: 'bonus_active' | 'funds' }>;
  /** Cancelled, expired, or given up by a cash-out: the bonus account goes back to the house. */
  removeBonus(sql: Sql, input: { playerId: PlayerId; bonusId: bigint }): Promise<Booking & { removed: bigint }>;
  grantFreeSpins(
    sql: Sql,
    input: {
      playerId: PlayerId;
      currency: CurrencyCode;
      stake: bigint;
      count: number;
      games: readonly string[];
      validFrom: Date;
      validTo: Date;
    },
  ): Promise<GrantId>;
  freeSpins(playerId: PlayerId): Promise<FreeSpinGrant[]>;
  /** An operator's correction, against the house's adjustment account; negative takes. */
  adjust(
    sql: Sql,
    input: { playerId: PlayerId; key: string; currency: CurrencyCode; amount: bigint },
  ): Promise<Booking | { ok: false; reason: 'funds' }>;

  createPool(sql: Sql, input: { name: string; seedCents: bigint; mustHitAtCents?: bigint }): Promise<PoolId>;
  pools(): Promise<{ poolId: PoolId; name: string; amountCents: bigint }[]>;
  /** The next secret trigger of a must-hit-by pool, used once the present one has fallen. */
  setNextTrigger(sql: Sql, input: { poolId: PoolId; mustHitAtCents: bigint }): Promise<void>;

  /** Recomputes everything from the transfers; reads only. */
  audit(): Promise<AuditReport>;
  /** The cheap checks; a failure stops cash-outs until an operator lifts it. */
  watchInvariants(): Promise<Finding[]>;
  cashOutsStopped(): Promise<{ reason: string; since: Date } | undefined>;
  /** An operator has looked into it. */
  resumeCashOuts(sql: Sql): Promise<void>;
  /** Moves what happened since the last time into the house's stored balances. */
  rollUp(): Promise<void>;
  /** Makes the monthly partitions that are missing, three months ahead. */
  extendPartitions(): Promise<void>;
  /** Forgets play keys older than 72 hours; the number forgotten. */
  pruneReplies(): Promise<number>;
}
