/** The wallet's use cases for promotions: bonus money, free spins, rewards, prize pools. */
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../database/database.ts';
import type { BonusGrant, BonusRemoval, SpinsGrant, SpinWinningsEnd } from './bonuses/bonus-store.ts';
import type { PromotionFigures } from './bonuses/figures.ts';
import type { Reward } from './bonuses/reward-store.ts';
import type { Booking } from './bookings/payment.ts';
import type { FreeSpinGrant } from './gate/gate.ts';
import type { GrantId, PlayerId } from './ids.ts';
import type { LimitKind, RoundBalances } from './rounds/round.ts';
import type { TournamentEntry, TournamentPrize } from './tournaments/tournament-store.ts';

export interface Bonuses {
  /** Credits bonus money to the bonus account and makes it the player's active bonus. */
  grantBonus(sql: Sql, input: BonusGrant): Promise<Booking | { ok: false; reason: 'bonus_active' | 'funds' }>;
  /** The bonus account is returned to the house. A bonus that a withdrawal took does not come back after this. */
  removeBonus(
    sql: Sql,
    input: { playerId: PlayerId; bonusId: bigint; reason: BonusRemoval },
  ): Promise<Booking & { removed: bigint }>;
  /** Replaces the list of games where bonus money is refused, of all games or of those that the caller knows. Cash may be staked there. */
  setBonusClosedGames(sql: Sql, games: readonly string[], known?: readonly string[]): Promise<void>;
  /** Replaces the list of games that take further bets in a round: those count towards what the round may stake, raises do not. */
  setFurtherBetGames(sql: Sql, games: readonly string[], known?: readonly string[]): Promise<void>;
  /** Returns the same id when it is repeated. */
  grantFreeSpins(sql: Sql, input: SpinsGrant): Promise<GrantId>;
  /** Ends what is left of a grant; a round that is open is played on. Returns the same number when it is repeated. */
  cancelFreeSpins(sql: Sql, input: { playerId: PlayerId; grantId: GrantId }): Promise<{ left: number }>;
  /** Winnings of free spins that were not unlocked return to the house. */
  endFreeSpinWinnings(sql: Sql, input: SpinWinningsEnd): Promise<Booking | { ok: false; reason: 'funds' }>;
  /** Grants that can be played now, the earliest to expire first. */
  freeSpins(playerId: PlayerId): Promise<FreeSpinGrant[]>;
}

/** `settled`: the part that was used to settle the player's debt. */
export type Credit = Booking & { readonly to: 'cash' | 'locked'; readonly settled: bigint };

export interface PromotionReports {
  /** `to`: exclusive. The reference `bonus:<id>` of `bookings` names the transfers of one bonus. */
  promotionFigures(span: { from: Date; to: Date }): Promise<PromotionFigures>;
}

export interface Rewards {
  /**
   * Pays cash from the house's promotion costs. `protected`: the player is on a break or excluded, and it has to be paid later; a prize of a
   * race is locked money then, which is only cashed out.
   */
  payReward(sql: Sql, input: Reward): Promise<Credit | { ok: false; reason: 'protected' }>;
}

/** `limit` and `funds` as in a bet. `closed`: the pool has ended. */
export type EntryRefusal =
  | { readonly ok: false; readonly reason: 'closed' | 'country' }
  | { readonly ok: false; readonly reason: 'excluded'; readonly until: Date | undefined }
  | {
      readonly ok: false;
      readonly reason: 'limit';
      readonly limit: { readonly kind: LimitKind; readonly until: Date | undefined };
    }
  | { readonly ok: false; readonly reason: 'funds'; readonly balances: RoundBalances };

/** What came into a pool is what left it, what the house kept, and what is in it. */
export interface Tournaments {
  open(sql: Sql, input: { tournamentId: bigint; currency: CurrencyCode }): Promise<Booking>;
  /** The house adds to the prizes. */
  add(sql: Sql, input: { tournamentId: bigint; key: string; amount: bigint }): Promise<Booking>;
  /** Cash only; counts as a stake and a loss. Needs no play session. */
  enter(sql: Sql, input: TournamentEntry): Promise<Booking | EntryRefusal>;
  /** Returns an entry, with all that it counted. `key`: of the entry. */
  refund(sql: Sql, input: { key: string }): Promise<Booking>;
  /** `funds`: the pool has less. */
  pay(sql: Sql, input: TournamentPrize): Promise<Credit | { ok: false; reason: 'funds' }>;
  /** Ends the pool; the house keeps the rest. */
  close(sql: Sql, input: { tournamentId: bigint }): Promise<Booking & { kept: bigint }>;
}
