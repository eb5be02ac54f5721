/** Common interface for booking moves, in the ledger or in play-money tables. */
import type { AskReply, CommitReply, RoundBalances, RoundElement, RoundQuestion } from '../../wallet/index.ts';

/** A move's effect on one pool in the game's terms: by name, in shares. What its stake contributes is the pool's to say. */
export interface MoveJackpot {
  readonly name: string;
  /** Share of the pool won by the outcome, in basis points. */
  readonly winBp: number;
}

/** A jackpot won by a move, in subunits of the move's currency. */
export type WonJackpot = Pick<MoveJackpot, 'name' | 'winBp'> & { readonly amount: bigint };

/** What a game submits; the ledger adds the owner. */
export type Move = { readonly jackpots?: readonly MoveJackpot[] | undefined } & Pick<
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

export type Question = Pick<
  RoundQuestion,
  'key' | 'requestHash' | 'gameId' | 'mathVersion' | 'round' | 'funding' | 'grantId' | 'actions' | 'params'
>;

export interface RoundLedger {
  commit(move: Move): Promise<CommitReply>;
  /** Predicts the result of a move before its outcome is computed. Books nothing and takes no locks. */
  ask(question: Question): Promise<AskReply>;
  /** By the games' pool names. */
  jackpotsOf(reply: Pick<Taken, 'jackpotWins'>): Promise<readonly WonJackpot[]>;
  balances(): Promise<RoundBalances>;
}

/** Booked now, or with the same key before. */
export type Taken = Extract<CommitReply, { readonly status: 'settled' | 'replayed' }>;

export type NotTaken = Exclude<CommitReply, Taken>;

/** The positive answer to a question. */
export type Acceptable = Extract<AskReply, { readonly status: 'acceptable' }>;

export const isTaken = (reply: CommitReply): reply is Taken =>
  reply.status === 'settled' || reply.status === 'replayed';
