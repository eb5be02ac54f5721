/** One action in an open round, held to the step that the player saw. */
import type { GameAction } from '@carmine/games';
import type { JsonObject } from '../../platform/json.ts';
import { commitRefusal } from './commit-refusal.ts';
import { refused } from './errors.ts';
import { actMove } from './make-move.ts';
import type { PlayDeps } from './play-deps.ts';
import { requestHash } from './request-hash.ts';
import { tellRound, withBalances, type KeptAnswer } from './round-answer.ts';
import { isTaken, type BookedRound, type Move, type RoundBook } from './round-book.ts';
import type { PlaySeat } from './seat.ts';
import type { Caller, RoundOutcome } from './start-round.ts';

export interface ActRequest {
  readonly key: string;
  /** As on the wire. */
  readonly roundId: string;
  readonly seq: number;
  readonly action: JsonObject & GameAction;
}

const tell = async (deps: PlayDeps, book: RoundBook, round: BookedRound) => {
  const [seeds, balances] = await Promise.all([book.seedsOf(round), book.balances()]);
  return tellRound(round, { ids: deps.ids, game: deps.games.byMath(round.gameId, round.mathVersion), seeds, balances });
};

/** Asks only whether the key is known: an action of a step that never was is never taken. */
const probe = (round: BookedRound, request: ActRequest, hash: Buffer): Move => ({
  key: request.key,
  requestHash: hash,
  gameId: round.gameId,
  mathVersion: round.mathVersion,
  round: { kind: 'existing', roundId: round.id, expectedSeq: -1 },
  funding: round.funding,
  actions: [],
  final: false,
  multiplierE4: 0n,
  outcome: {},
  draws: [],
});

const moveOf = async (deps: PlayDeps, book: RoundBook, round: BookedRound, request: ActRequest, hash: Buffer) => {
  const game = deps.games.byMath(round.gameId, round.mathVersion);
  const seeds = await book.seedsOf(round);
  if (round.status !== 'open' || round.seq !== request.seq || game === undefined || seeds === undefined) {
    return { ok: false, move: probe(round, request, hash), reason: 'stale_action' } as const;
  }
  const made = actMove({
    game,
    round,
    action: request.action,
    seeds,
    key: request.key,
    requestHash: hash,
    now: deps.clock.now(),
  });
  return made.ok ? made : ({ ok: false, move: probe(round, request, hash), reason: made.reason } as const);
};

export const actInRound =
  (deps: PlayDeps) =>
  async (seat: PlaySeat, caller: Caller, request: ActRequest): Promise<RoundOutcome> => {
    const book = deps.bookOf(seat, caller.country);
    const roundId = deps.ids.decode('rnd', request.roundId);
    const round = roundId === undefined ? undefined : await book.findRound(roundId);
    if (round === undefined || round.gameId !== seat.gameId) return refused('not_found');
    const hash = requestHash({ round: request.roundId, seq: request.seq, action: request.action });
    const made = await moveOf(deps, book, round, request, hash);
    const reply = await book.commit(made.move);
    if (isTaken(reply)) {
      const kept = reply.reply as unknown as KeptAnswer;
      const answer = withBalances({ ...kept, id: request.roundId, seq: reply.seq }, reply.balances);
      const repeated = reply.status === 'replayed';
      if (!repeated) deps.announce(seat, answer);
      return { ok: true, round: answer, repeated };
    }
    const moved = reply.status === 'stale_seq' || reply.status === 'closed';
    if (moved && !made.ok && made.reason === 'illegal_action')
      return refused('illegal_action', { round: await tell(deps, book, round) });
    if (moved) {
      const current = (await book.findRound(round.id)) ?? round;
      return refused('stale_action', { round: await tell(deps, book, current) });
    }
    const context = {
      currency: round.currency,
      country: caller.country,
      funding: round.funding,
      gate: () => deps.gateOf(seat),
    };
    return commitRefusal(reply, context);
  };
