/** A player's booked rounds, and how far they were presented. */
import type { Json } from '../../../platform/json.ts';
import type { RoundId } from '../../../platform/ids/ids.ts';
import type { Round } from '../../wallet/index.ts';
import type { WonJackpot } from './round-ledger.ts';

export type BookedRound = Pick<
  Round,
  | 'id'
  | 'gameId'
  | 'mathVersion'
  | 'currency'
  | 'funding'
  | 'status'
  | 'stake'
  | 'staked'
  | 'payout'
  | 'multiplierE4'
  | 'seedId'
  | 'nonce'
  | 'sharedRoundId'
  | 'seq'
  | 'draws'
  | 'outcome'
  | 'snapshot'
  | 'createdAt'
  | 'settledAt'
> &
  /** Play money has no bonus. */
  Partial<Pick<Round, 'bonusStaked' | 'bonusEnded'>>;

export interface RoundHistory {
  /** In the play session's game. */
  openRound(): Promise<BookedRound | undefined>;
  /** Undefined for another player's or session's round. */
  findRound(id: RoundId): Promise<BookedRound | undefined>;
  /** In this game during the current sitting (for play money: the session), newest first. */
  rounds(size: number): Promise<readonly BookedRound[]>;
  /** The newest settled round of this game since then, in any launch of the player. */
  lastSettled(since: Date): Promise<BookedRound | undefined>;
  /** The player's actions in order, without the start. */
  actions(id: RoundId): Promise<readonly { seq: number; action: Json }[]>;
  /** A round's jackpot wins, in order. */
  jackpots(id: RoundId): Promise<readonly WonJackpot[]>;
  /** Number of presented parts of a round. */
  presentedParts(id: RoundId): Promise<number>;
  markPresented(round: Pick<BookedRound, 'id' | 'gameId'>, parts: number): Promise<void>;
}
