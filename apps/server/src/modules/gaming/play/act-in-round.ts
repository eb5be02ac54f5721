/** One action in an open round, held to the step that the player saw. */
import { debitUnitsOf, type GameAction } from '@carmine/games';
import type { JsonObject } from '../../../platform/json.ts';
import type { CommitReply } from '../../wallet/index.ts';
import { askAct } from './ask-book.ts';
import { commitRefusal } from './commit-refusal.ts';
import { openElsewhere, refused } from '../rounds/errors.ts';
import { actMove } from './make-move.ts';
import type { PlayDeps } from './play-deps.ts';
import { requestHash } from '../rounds/request-hash.ts';
import { snapshotOf, tellRound, withBalances, type KeptAnswer } from '../rounds/round-answer.ts';
import { isTaken, type BookedRound, type Move, type RoundBook } from '../rounds/round-book.ts';
import type { PlaySeat } from '../rounds/seat.ts';
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

type Made = { ok: true; move: Move } | { ok: false; move: Move; reason: 'stale_action' | 'illegal_action' };

/** Asked before the next card is looked at: whether an action is taken does not depend on what it brings, nor does the time. */
const makeMove = async (
  deps: PlayDeps,
  book: RoundBook,
  round: BookedRound,
  request: ActRequest,
  hash: Buffer,
): Promise<Made | { ok: true; reply: CommitReply }> => {
  const { key, action } = request;
  const no = (reason: 'stale_action' | 'illegal_action'): Made => ({
    ok: false,
    move: probe(round, request, hash),
    reason,
  });
  const game = deps.games.byMath(round.gameId, round.mathVersion);
  const snapshot = snapshotOf(round);
  if (round.status !== 'open' || round.seq !== request.seq || game === undefined || snapshot === undefined)
    return no('stale_action');
  const units = debitUnitsOf(game, snapshot.state, action);
  if (units === undefined || (units > 0n && round.funding === 'free_spin')) return no('illegal_action');
  const question = { key, requestHash: hash, game, funding: round.funding, debit: round.stake * units };
  const [seeds, asked] = await Promise.all([book.seedsOf(round), book.commit(askAct(question, round))]);
  if (asked.status !== 'acceptable') return { ok: true, reply: asked };
  if (seeds === undefined) return no('stale_action');
  const made = actMove({ game, round, action, seeds, key, requestHash: hash, now: deps.clock.now() });
  return made.ok ? made : no(made.reason);
};

export const actInRound =
  (deps: PlayDeps) =>
  async (seat: PlaySeat, caller: Caller, request: ActRequest): Promise<RoundOutcome> => {
    const book = deps.bookOf(seat, caller.country);
    const roundId = deps.ids.decode('rnd', request.roundId);
    const round = roundId === undefined ? undefined : await book.findRound(roundId);
    if (round === undefined || round.gameId !== seat.gameId) return refused('not_found');
    if (round.currency !== seat.currency) return round.status === 'open' ? openElsewhere(round) : refused('not_found');
    const hash = requestHash({ round: request.roundId, seq: request.seq, action: request.action });
    const made = await makeMove(deps, book, round, request, hash);
    const reply = 'reply' in made ? made.reply : await book.commit(made.move);
    if (isTaken(reply)) {
      deps.rooms.forget(seat);
      const kept = reply.reply as unknown as KeptAnswer;
      const answer = withBalances({ ...kept, id: request.roundId, seq: reply.seq }, reply.balances);
      const repeated = reply.status === 'replayed';
      if (!repeated) deps.announce(seat, answer);
      return { ok: true, round: answer, repeated };
    }
    if (reply.status === 'acceptable') throw new Error('The book answered an action as if it were a question');
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
