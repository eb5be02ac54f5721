/** The wallet's use cases. */
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../database/database.ts';
import type { OperatorId } from '../../platform/ids/ids.ts';
import type {
  ActivitySpan,
  PlayRule,
  PlayerActivity,
  PromotionMoneyQuery,
  PromotionMovement,
  Sitting,
} from './activity/activity.ts';
import type { AuditReport, Finding, SealedPart } from './audit/audit.ts';
import type { StatementEntry, WalletBalance, Withdrawable } from './ledger/balance.ts';
import type { Debt, DebtMovement } from './debts/debt.ts';
import type { Gate, GatePatch, PlaySession, SeedPair, ProtectionStatus, StoredSeed } from './gate/gate.ts';
import type { PaymentId, PlayerId, PlaySessionId, RoundId, SeedId, SessionId } from './ids.ts';
import type { Booking, DepositCredit, PartyKind } from './bookings/payment.ts';
import type { HoldRefusal, LateWay } from './bookings/payment-store.ts';
import type { JackpotPools } from './jackpots/pool.ts';
import type { Bonuses, PromotionReports, Rewards, Tournaments } from './promotion-money.ts';
import type { CommitCall } from './rounds/commit-store.ts';
import type { ActionReversal, ReversalOutcome } from './rounds/reversal-store.ts';
import type { RoundFilter } from './rounds/round-list-store.ts';
import type { HistoryFilter } from './rounds/round-store.ts';
import type {
  AskReply,
  BookedJackpotWin,
  CommitReply,
  Round,
  RoundElement,
  RoundEndSaid,
  RoundQuestion,
  RoundSaid,
  RoundStep,
} from './rounds/round.ts';
import type { SealedSeed } from './rounds/seed-store.ts';

interface Movement {
  readonly playerId: PlayerId;
  readonly paymentId: PaymentId;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
}

export interface Wallets {
  /** Creates the accounts of a currency, and with the first also the player's gate. */
  openWallet(
    sql: Sql,
    input: { playerId: PlayerId; currency: CurrencyCode; makeDefault: boolean },
  ): Promise<{ ok: true } | { ok: false; reason: 'already_held' }>;
  setDefault(
    sql: Sql,
    input: { playerId: PlayerId; currency: CurrencyCode },
  ): Promise<{ ok: true } | { ok: false; reason: 'not_held' }>;
  wallets(playerId: PlayerId): Promise<WalletBalance[]>;
  withdrawable(playerId: PlayerId): Promise<Withdrawable[]>;
  /** Every transfer on the player's accounts, newest first. */
  statement(input: {
    playerId: PlayerId;
    page: number;
    size: number;
  }): Promise<{ items: StatementEntry[]; total: bigint }>;
  /** The player's money and playing time in a period. */
  activity(span: ActivitySpan): Promise<PlayerActivity>;
  /** What promotions moved, newest first. */
  promotionMoney(query: PromotionMoneyQuery): Promise<{ items: PromotionMovement[]; total: bigint }>;
  /** The current sitting, with what was played in it. */
  sitting(playerId: PlayerId): Promise<Sitting | undefined>;
  playRule(): Promise<PlayRule>;
  gate(playerId: PlayerId): Promise<Gate | undefined>;
  setGate(sql: Sql, playerId: PlayerId, patch: GatePatch): Promise<void>;
  /** Replaces the list of countries where betting is refused. */
  setBlockedCountries(sql: Sql, isoCodes: readonly string[]): Promise<void>;
  /** Number of players under the rules of these places; `*`: those whose place has no rules. */
  playersIn(isoCodes: readonly string[]): Promise<Map<string, number>>;
}

export interface Play {
  /** Returns nothing if the session has ended, or open games were ended after this launch was admitted. */
  openPlaySession(
    sql: Sql,
    input: {
      playerId: PlayerId;
      sessionId: SessionId;
      /** The session's epoch at the time the launch was admitted. */
      playEpoch: number;
      gameId: string;
      currency: CurrencyCode;
      /** Both depend on the game's kind; by default the gate's value applies, and of two highest stakes the lower one. */
      minimumCycleMs?: number;
      maximumStakeEurCents?: bigint | undefined;
      expiresAt: Date;
    },
  ): Promise<{ id: PlaySessionId; token: string } | undefined>;
  findPlaySession(token: string): Promise<PlaySession | undefined>;
  /** Call inside a transaction: launches admitted before it open no game after it. */
  endPlaySessions(sql: Sql, playerId: PlayerId): Promise<void>;

  /** `undefined` before `insertSeeds`. */
  activeSeed(playerId: PlayerId): Promise<SeedPair | undefined>;
  seed(seedId: SeedId): Promise<StoredSeed | undefined>;
  /** Creates the first active pair and the committed next one; does nothing if the player has a pair. */
  insertSeeds(
    sql: Sql,
    input: { playerId: PlayerId; active: SealedSeed & { clientSeed: string }; next: SealedSeed },
  ): Promise<{ ok: true } | { ok: false; reason: 'already_seeded' }>;
  /** Reveals the active pair, activates the committed next one with `clientSeed`, commits `next`. */
  rotateSeeds(
    sql: Sql,
    input: { playerId: PlayerId; activeSeedId: SeedId; clientSeed: string; next: SealedSeed },
  ): Promise<{ ok: true; revealed: SeedId } | { ok: false; reason: 'round_open' | 'stale' }>;

  /** The only way for a game to move money. Resolves after the commit, also refused; rejects for a bug or an outage: send it again. */
  commitRound(element: RoundElement): Promise<CommitReply>;
  /** For elements that a function of the database checks first, one per player; undefined for one that it left out. */
  commitRoundsBy(call: CommitCall, elements: readonly RoundElement[]): Promise<(CommitReply | undefined)[]>;
  /** A step that the house takes in a player's open round: it stakes nothing. The one that ends the round publishes `roundEnded`. */
  actForPlayer(element: RoundElement, said: RoundEndSaid): Promise<CommitReply>;
  /**
   * Predicts the result of `commitRound`. Takes no locks, writes nothing and never waits: concurrent bookings are not visible
   * yet and may still change the result.
   */
  askRound(question: RoundQuestion): Promise<AskReply>;
  /** Reverses one action of a provider. */
  reverseAction(sql: Sql, input: ActionReversal): Promise<ReversalOutcome>;
  openRound(playerId: PlayerId, gameId: string): Promise<Round | undefined>;
  /** All open rounds of the player, oldest first. */
  openRounds(playerId: PlayerId): Promise<Round[]>;
  /** Open rounds whose deadline has passed, oldest first. `after`: the last one of the page before. */
  overdueRounds(size: number, after?: RoundId): Promise<Round[]>;
  /** Open rounds of players who may play, that are overdue within this time and were not warned of; the soonest first. */
  expiringRounds(withinMs: number, size: number): Promise<Round[]>;
  /** Publishes `roundExpiresSoon`, once a round. False: it was before, or the round is not open any more. */
  warnOfDeadline(round: Pick<Round, 'playerId' | 'id'>, said: RoundSaid): Promise<boolean>;
  findRound(roundId: RoundId): Promise<Round | undefined>;
  /** The player's newest round in this game that was settled since then. */
  lastSettledRound(playerId: PlayerId, gameId: string, since: Date): Promise<Round | undefined>;
  /** Rounds in one game and currency in the current sitting, newest first. */
  roundsOfSitting(
    place: { playerId: PlayerId; gameId: string; currency: CurrencyCode },
    size: number,
  ): Promise<Round[]>;
  roundActions(playerId: PlayerId, roundId: RoundId): Promise<RoundStep[]>;
  /** The player's pairs, newest first; `rounds`: how many each has decided. */
  seedsOfPlayer(playerId: PlayerId, size: number): Promise<(StoredSeed & { rounds: bigint })[]>;
  /** The rounds of a pair with their actions, by nonce, starting at this nonce. */
  roundsOfSeed(
    place: { playerId: PlayerId; seedId: SeedId; fromNonce: bigint },
    size: number,
  ): Promise<{ round: Round; steps: readonly Pick<RoundStep, 'seq' | 'action'>[] }[]>;
  betHistory(filter: HistoryFilter): Promise<{ items: Round[]; total: bigint }>;
  /** Jackpot wins of these rounds, in order. */
  jackpotWins(roundIds: readonly RoundId[]): Promise<BookedJackpotWin[]>;
  /** Rounds of all players, newest first. */
  listRounds(filter: RoundFilter): Promise<Round[]>;
  /** Ids of the games the player has bet on. */
  playedGames(playerId: PlayerId): Promise<string[]>;
  /** Settled rounds for real money that paid more than they took, newest first, among the newest 20,000 rounds. */
  latestWinners(size: number): Promise<Round[]>;
  /** The highest payouts per currency since then, at most `size` per currency: the caller compares them by its rates. */
  topWinners(size: number, since: Date): Promise<Round[]>;
}

export interface BonusMoved {
  readonly bonusId: bigint;
  readonly amount: bigint;
}

export interface Payments {
  /** Counts a pending deposit against the limits at once. `available`: EUR cents that can still be deposited. */
  reserveDeposit(
    sql: Sql,
    input: { playerId: PlayerId; paymentId: PaymentId; eurCents: bigint },
  ): Promise<
    | { ok: true }
    | { ok: false; reason: 'limit'; available: bigint; until: Date }
    | { ok: false; reason: 'protection_status'; protectionStatus: ProtectionStatus }
  >;
  releaseDeposit(sql: Sql, paymentId: PaymentId): Promise<void>;
  /** `settled`: the part that was used to settle the player's debt. */
  creditDeposit(sql: Sql, input: DepositCredit): Promise<Booking & { cash: bigint; locked: bigint; settled: bigint }>;
  /** Reverses a credited deposit and holds the player's withdrawals; what is no longer in the wallet becomes a receivable. */
  reverseDeposit(
    sql: Sql,
    input: Movement & { provider: string; partyKind?: PartyKind },
  ): Promise<Booking & { receivable: bigint }>;
  /** Turns locked money into cash once the reason for the lock is gone. */
  releaseLocked(sql: Sql, input: Movement & { eurRate: bigint }): Promise<Booking | { ok: false; reason: 'funds' }>;
  /** Worker only: releases money locked by a deposit limit, as far as limits now allow; returns the number of deposits. */
  releaseExcesses(sql: Sql): Promise<number>;
  /** Sets money aside for a withdrawal: locked money first, then cash, which removes the active bonus of its currency. */
  holdCashOut(
    sql: Sql,
    input: Movement,
  ): Promise<(Booking & { bonusRemoved?: BonusMoved }) | { ok: false; reason: HoldRefusal; withdrawable: bigint }>;
  /** Books one leg as paid: `amount` goes to the provider, `fee` to the house. All legs together are at most the hold. */
  settleCashOut(
    sql: Sql,
    input: { paymentId: PaymentId; leg: number; provider: string; partyKind?: PartyKind; amount: bigint; fee: bigint },
  ): Promise<Booking>;
  /**
   * Books a leg that failed but was paid after all. `held`: paid from the hold, in place of the leg that an operator was to
   * pay. `player`: the player was paid twice, so it was taken from the wallet, and `owed` is a debt. `house`: the same for an
   * erased player. `noted`: an operator is paying it and has to report the result first. `open`: not failed or not final yet,
   * retry later.
   */
  bookLatePayout(
    sql: Sql,
    input: { paymentId: PaymentId; leg: number },
  ): Promise<Booking & { way: LateWay; owed: bigint }>;
  /** Returns to the player what a bank sent back after it had paid a leg. */
  returnPaidLeg(sql: Sql, input: { paymentId: PaymentId; leg: number }): Promise<Booking>;
  /**
   * Returns the rest of the hold to the accounts it came from; `settled`: the part that was used to settle the player's debt.
   * `restore`: the house or the payer refused the withdrawal, so the bonus that it took comes back, with the time it was away, if
   * nothing was paid; `bonusNotRestored`: another bonus has become active.
   */
  returnCashOut(
    sql: Sql,
    input: { paymentId: PaymentId; bonus: 'restore' | 'keep_removed' },
  ): Promise<
    Booking & { returned: bigint; settled: bigint; bonusRestored?: BonusMoved; bonusNotRestored?: BonusMoved }
  >;
  /** Settles the debt in this currency from the wallet, at the player's request. Returns the amount settled. */
  payDebt(sql: Sql, input: { playerId: PlayerId; currency: CurrencyCode }): Promise<bigint>;
  /** The player's current debts. */
  debts(playerId: PlayerId, sql?: Sql): Promise<Debt[]>;
  /** Changes of the player's debts, newest first, at most 100. */
  debtMovements(playerId: PlayerId): Promise<DebtMovement[]>;
  /** Books a network fee paid with the house's coins, once per reference. */
  bookNetworkFee(
    sql: Sql,
    input: { reference: string; chain: string; currency: CurrencyCode; amount: bigint },
  ): Promise<Booking>;
  /** Coins that left the hot wallet for a cold address, once. */
  bookDrain(sql: Sql, id: bigint): Promise<Booking>;
  /** Coins at one of the house's own addresses, once: an announced top-up, or unexplained. `undefined`: booked before. */
  bookArrival(sql: Sql, id: bigint): Promise<'top_up' | 'unexplained' | undefined>;
  /** Books an arrival back after a reorg. */
  reverseArrival(sql: Sql, id: bigint): Promise<void>;
}

export interface Adjustments {
  /** An operator's correction against the house's adjustment account; a negative amount debits. `key`: booked once, ever. */
  adjust(
    sql: Sql,
    input: { playerId: PlayerId; key: string; currency: CurrencyCode; amount: bigint },
  ): Promise<Booking | { ok: false; reason: 'funds' }>;
}

export type StopEnding = 'approved' | 'repeated' | 'ended' | 'broken' | 'none' | 'not_allowed';

export type StopOutcome = 'stopped' | 'already' | 'not_allowed';

export interface Stop {
  readonly reason: string;
  readonly since: Date;
  /** True: the ledger check failed; false: an operator stopped withdrawals. */
  readonly booksBroken: boolean;
  readonly stoppedBy: OperatorId | null;
}

export interface StopApproval {
  readonly operatorId: OperatorId;
  readonly reason: string;
  readonly at: Date;
}

export interface Books {
  /** Recomputes everything from the transfers in one snapshot, or only what follows the sealed part. Read-only. */
  audit(sealed?: SealedPart): Promise<AuditReport>;
  /**
   * Runs the cheap checks; a failure is logged as an error, raises an alarm, and stops withdrawals until two operators end
   * the stop.
   */
  watchInvariants(): Promise<Finding[]>;
  cashOutsStopped(): Promise<Stop | undefined>;
  /** One operator stops all withdrawals; `already`: they are stopped. */
  stopWithdrawals(sql: Sql, operatorId: OperatorId, reason: string): Promise<StopOutcome>;
  /** Keeps a stop from being set, and waits for one that is being set, until the caller's transaction ends. */
  areCashOutsStopped(sql: Sql): Promise<boolean>;
  /**
   * One operator approves the end of a stop: of all withdrawals, or of the payouts of one rail. `approved`: another approval is
   * needed; `repeated`: this operator has approved already; `ended`: they run again; `broken`: the ledger check still fails, or
   * the rail's books do not close; `none`: there is no stop.
   */
  approveEndOfStop(sql: Sql, operatorId: OperatorId, reason: string, rail?: string): Promise<StopEnding>;
  /** Approvals of the end of the current stop. */
  stopApprovals(): Promise<StopApproval[]>;
  /** Creates missing partitions, three months and two days ahead; returns the number created. */
  extendPartitions(): Promise<number>;
  /** Drops play keys by the day on which their session was opened (`keptRepliesMs`); returns the number of days dropped. */
  forgetReplyDays(): Promise<number>;
}

export interface Wallet
  extends Wallets, Play, Payments, Bonuses, PromotionReports, Rewards, Adjustments, JackpotPools, Books {
  readonly tournaments: Tournaments;
}
