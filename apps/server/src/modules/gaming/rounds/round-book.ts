/** Where the rounds of a seat are written: the ledger, or the play-money tables. The rules see no difference. */
import type { Json } from '../../../platform/json.ts';
import type { CommitReply, Round, RoundBalances, RoundElement } from '../../wallet/index.ts';
import type { RoundId } from '../../../platform/ids/ids.ts';

/** The active pair with its seed opened: never leaves the server, never reaches a log. */
export interface OpenSeeds {
  readonly seedId: bigint;
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nextNonce: bigint;
  readonly nextServerSeedHash: string;
}

export interface RoundSeeds {
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  /** Only a revealed seed may be shown. */
  readonly revealed: boolean;
}

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

/** What a game hands over; the book adds whose it is. */
export type Move = Pick<
  RoundElement,
  | 'key'
  | 'requestHash'
  | 'gameId'
  | 'mathVersion'
  | 'round'
  | 'funding'
  | 'grantId'
  | 'actions'
  | 'final'
  | 'multiplierE4'
  | 'outcome'
  | 'draws'
  | 'snapshot'
  | 'action'
  | 'reply'
>;

export interface Rotation {
  readonly revealed: { serverSeed: string; serverSeedHash: string; clientSeed: string; rounds: bigint };
}

export interface RoundBook {
  /** The pair that decides the next round; made at the first need. */
  seeds(): Promise<OpenSeeds>;
  /** What was remembered of the pair is out of date. */
  forgetSeeds(): void;
  commit(move: Move): Promise<CommitReply>;
  openRound(): Promise<BookedRound | undefined>;
  /** Nothing for another player's or session's. */
  findRound(id: RoundId): Promise<BookedRound | undefined>;
  /** Of this game in the sitting that goes on, for play money in the session; newest first. */
  rounds(size: number): Promise<readonly BookedRound[]>;
  /** The newest settled round of the seat's game since then, of any launch of the player's. */
  lastSettled(since: Date): Promise<BookedRound | undefined>;
  /** Parts of a round that were shown to their end. */
  told(id: RoundId): Promise<number>;
  markTold(round: Pick<BookedRound, 'id' | 'gameId'>, parts: number): Promise<void>;
  /** The player's actions in order, without the start. */
  actions(id: RoundId): Promise<readonly { seq: number; action: Json }[]>;
  seedsOf(round: BookedRound): Promise<RoundSeeds | undefined>;
  /** Without a client seed the present one stays. */
  rotate(
    clientSeed: string | undefined,
  ): Promise<{ ok: true; rotation: Rotation } | { ok: false; reason: 'round_open' }>;
  balances(): Promise<RoundBalances>;
}

export type Taken = Extract<CommitReply, { readonly roundId: RoundId; readonly reply: Json }>;

/** A question that the book answered with yes. */
export type Acceptable = Extract<CommitReply, { readonly status: 'acceptable' }>;

/** Booked now, or with the same key before. */
export const isTaken = (reply: CommitReply): reply is Taken =>
  reply.status === 'settled' || reply.status === 'replayed';
