/** Where the moves of a player are booked: the ledger, or the play-money tables. The rules see no difference. */
import type { AskReply, CommitReply, RoundBalances, RoundElement, RoundQuestion } from '../../wallet/index.ts';

/** What a move does to one pool, as its game knows it: by name, in shares. */
export interface MoveJackpot {
  readonly name: string;
  /** Of what the move stakes, in basis points. */
  readonly contributionBp: number;
  /** Of what is in the pool, won by the outcome, in basis points. */
  readonly winBp: number;
}

/** What a jackpot paid with a move, in subunits of its currency. */
export type WonJackpot = Pick<MoveJackpot, 'name' | 'winBp'> & { readonly amount: bigint };

/** What a game hands over; the ledger adds whose it is. */
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
  /** What would become of a move, before its outcome is worked out. Books nothing and waits for nobody. */
  ask(question: Question): Promise<AskReply>;
  /** By the names that games give them. */
  jackpotsOf(reply: Pick<Taken, 'jackpotWins'>): Promise<readonly WonJackpot[]>;
  balances(): Promise<RoundBalances>;
}

/** Booked now, or with the same key before. */
export type Taken = Extract<CommitReply, { readonly status: 'settled' | 'replayed' }>;

export type NotTaken = Exclude<CommitReply, Taken>;

/** A question that was answered with yes. */
export type Acceptable = Extract<AskReply, { readonly status: 'acceptable' }>;

export const isTaken = (reply: CommitReply): reply is Taken =>
  reply.status === 'settled' || reply.status === 'replayed';
