/** The rounds of a player as they were booked, and how far they were shown. */
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
>;

export interface RoundHistory {
  /** Of the play session's game. */
  openRound(): Promise<BookedRound | undefined>;
  /** Nothing for another player's or session's. */
  findRound(id: RoundId): Promise<BookedRound | undefined>;
  /** Of this game in the sitting that goes on, for play money in the session; newest first. */
  rounds(size: number): Promise<readonly BookedRound[]>;
  /** The newest settled round of the play session's game since then, of any launch of the player's. */
  lastSettled(since: Date): Promise<BookedRound | undefined>;
  /** The player's actions in order, without the start. */
  actions(id: RoundId): Promise<readonly { seq: number; action: Json }[]>;
  /** What a round won of jackpots, in the order in which it was won. */
  jackpots(id: RoundId): Promise<readonly WonJackpot[]>;
  /** Parts of a round that were shown to their end. */
  presentedParts(id: RoundId): Promise<number>;
  markPresented(round: Pick<BookedRound, 'id' | 'gameId'>, parts: number): Promise<void>;
}
