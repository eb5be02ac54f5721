/** Questions to the ledger, asked before an outcome is computed so that the response time of a refusal does not depend on the outcome. */
import type { AnyGame } from '@carmine/games';
import type { SeedId } from '../../wallet/index.ts';
import type { Asked, Start } from './make-move.ts';
import type { OpenSeeds } from '../rounds/pairs.ts';
import type { BookedRound } from '../rounds/round-history.ts';
import type { Question } from '../rounds/round-ledger.ts';

interface Wish extends Pick<Asked, 'key' | 'requestHash'> {
  readonly game: Pick<AnyGame, 'id' | 'mathVersion'>;
  readonly funding: 'cash' | 'free_spin';
  readonly debit: bigint;
}

const ask = ({ key, requestHash, game, funding, debit }: Wish): Omit<Question, 'round'> => ({
  key,
  requestHash,
  gameId: game.id,
  mathVersion: game.mathVersion,
  funding,
  actions: debit > 0n ? [{ type: 'BET', amount: debit }] : [],
});

export const askStart = (start: Omit<Start, 'seeds'>, seeds: Pick<OpenSeeds, 'seedId' | 'nextNonce'>): Question => ({
  ...ask(start),
  round: { kind: 'check', stake: start.stake, seedId: seeds.seedId as SeedId, nonce: seeds.nextNonce },
  params: start.params,
  ...(start.grantId === undefined ? {} : { grantId: start.grantId }),
});

export const askAct = (wish: Wish, round: Pick<BookedRound, 'id' | 'seq'>): Question => ({
  ...ask(wish),
  round: { kind: 'check', stake: 0n, existing: { roundId: round.id, expectedSeq: round.seq } },
});

/** Asks only whether the key is known; the request itself is already refused. */
export const askKey = (asked: Omit<Wish, 'funding' | 'debit'>): Question => ({
  ...ask({ ...asked, funding: 'cash', debit: 0n }),
  round: { kind: 'check', stake: 0n },
});
