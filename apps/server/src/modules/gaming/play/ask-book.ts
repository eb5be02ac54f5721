/** Questions to the book, by its own rules and in their order, before an outcome is worked out: a refusal must not cost time by it. */
import type { AnyGame } from '@carmine/games';
import { fundingOf, startDebit, type Asked, type Start } from './make-move.ts';
import type { BookedRound, Move, OpenSeeds } from '../rounds/round-book.ts';

interface Question extends Pick<Asked, 'key' | 'requestHash'> {
  readonly game: AnyGame;
  readonly funding: 'cash' | 'free_spin';
  readonly debit: bigint;
  /** Of a round that is to begin: a free spin's grant may fix them. */
  readonly params?: Start['params'];
}

const ask = ({ key, requestHash, game, funding, debit, params }: Question): Omit<Move, 'round'> => ({
  key,
  requestHash,
  gameId: game.id,
  mathVersion: game.mathVersion,
  funding,
  actions: debit > 0n ? [{ type: 'BET', amount: debit }] : [],
  final: false,
  multiplierE4: 0n,
  outcome: params === undefined ? {} : { params },
  draws: [],
});

export const askStart = (start: Omit<Start, 'seeds'>, seeds: Pick<OpenSeeds, 'seedId' | 'nextNonce'>): Move => ({
  ...ask({ ...start, funding: fundingOf(start), debit: startDebit(start) }),
  round: { kind: 'check', stake: start.stake, seedId: seeds.seedId as never, nonce: seeds.nextNonce },
  ...(start.grantId === undefined ? {} : { grantId: start.grantId }),
});

/** Asks only whether the key is known: what else the book says of a bet that is refused already does not matter. */
export const askKey = (asked: Pick<Question, 'key' | 'requestHash' | 'game'>): Move => ({
  ...ask({ ...asked, funding: 'cash', debit: 0n }),
  round: { kind: 'check', stake: 0n },
});

export const askAct = (question: Question, round: Pick<BookedRound, 'id' | 'seq'>): Move => ({
  ...ask(question),
  round: { kind: 'check', stake: 0n, existing: { roundId: round.id, expectedSeq: round.seq } },
});
