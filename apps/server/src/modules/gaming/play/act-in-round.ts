/** One action in an open round, held to the step that the player saw. */
import { debitUnitsOf, type GameAction } from '@carmine/games';
import type { JsonObject } from '../../../platform/json.ts';
import type { CommitReply } from '../../wallet/index.ts';
import { askAct, askKey } from './ask-ledger.ts';
import { commitRefusal } from './commit-refusal.ts';
import { openElsewhere, refused } from '../rounds/errors.ts';
import { actMove } from './make-move.ts';
import type { PlayDeps } from './deps.ts';
import { requestHash } from '../rounds/request-hash.ts';
import { snapshotOf, toPaid } from '../rounds/round-answer.ts';
import type { Pairs } from '../rounds/pairs.ts';
import type { BookedRound, RoundHistory } from '../rounds/round-history.ts';
import { isTaken, type RoundLedger } from '../rounds/round-ledger.ts';
import type { PlaySession } from '../rounds/play-session.ts';
import { toOutcome, type Caller, type Played, type RoundOutcome } from './start-round.ts';
import { readPlayRound } from './read-play-round.ts';

export interface ActRequest {
  readonly key: string;
  /** As on the wire. */
  readonly roundId: string;
  readonly seq: number;
  readonly action: JsonObject & GameAction;
}

interface Act {
  readonly playSession: PlaySession;
  readonly round: BookedRound;
  readonly ledger: RoundLedger;
  readonly pairs: Pairs;
  readonly key: string;
  readonly requestHash: Buffer;
}

/** The ledger's reply, or why the action is invalid whatever the ledger would reply. */
type Attempt =
  | { readonly reply: CommitReply }
  | { readonly reason: 'stale_action' | 'illegal_action' | 'currency_unavailable' };

/** Asked before the next card is drawn, so that neither acceptance nor response time depends on it. */
const attempt = async (deps: PlayDeps, act: Act, { seq, action }: ActRequest): Promise<Attempt> => {
  const { playSession, round, ledger, pairs, key, requestHash: hash } = act;
  const game = deps.games.byMath(round.gameId, round.mathVersion);
  const snapshot = snapshotOf(round);
  if (round.status !== 'open' || round.seq !== seq || game === undefined || snapshot === undefined)
    return { reason: 'stale_action' };
  // What the house does in an abandoned round is not for players to do.
  if (!game.legal(snapshot.state).includes(action.type)) return { reason: 'illegal_action' };
  const units = debitUnitsOf(game, snapshot.state, action);
  if (units === undefined || (units > 0n && round.funding === 'free_spin')) return { reason: 'illegal_action' };
  // As with the first stake of a round: without a rate that holds, its chance of a jackpot is unknown.
  if (units > 0n && game.catalogue.jackpots.length > 0 && playSession.mode === 'real') {
    if ((await deps.rateAge(playSession)) !== 'current') return { reason: 'currency_unavailable' };
  }
  const wish = { key, requestHash: hash, game, funding: round.funding, debit: round.stake * units };
  const [seeds, asked] = await Promise.all([pairs.ofRound(round), ledger.ask(askAct(wish, round))]);
  if (asked.status !== 'acceptable') return { reply: asked };
  if (seeds === undefined) return { reason: 'stale_action' };
  const made = actMove({ game, round, action, seeds, key, requestHash: hash, now: deps.clock.now() });
  return made.ok ? { reply: await ledger.commit(made.move) } : made;
};

/** An action refused before the ledger may be the repetition of an accepted one. */
const knownReply = async ({ ledger, round, key, requestHash: hash }: Act): Promise<CommitReply | undefined> => {
  const game = { id: round.gameId, mathVersion: round.mathVersion };
  const reply = await ledger.ask(askKey({ key, requestHash: hash, game }));
  return reply.status === 'replayed' || reply.status === 'key_reused' ? reply : undefined;
};

/**
 * The stored answer has what the round won. Less was paid if the bonus that paid a part of it has ended; only the booked round says
 * so, because the bonus may end until the move is booked.
 */
const withEndedBonus = async ({ round: before }: Act, history: RoundHistory, played: Played): Promise<Played> => {
  if ((before.bonusStaked ?? 0n) === 0n || played.round.status !== 'settled') return played;
  const booked = await history.findRound(before.id);
  return booked === undefined ? played : { ...played, round: { ...played.round, ...toPaid(booked) } };
};

export const actInRound =
  (deps: PlayDeps) =>
  async (playSession: PlaySession, caller: Caller, request: ActRequest): Promise<RoundOutcome> => {
    const history = deps.historyOf(playSession);
    const roundId = deps.ids.decode('rnd', request.roundId);
    const round = roundId === undefined ? undefined : await history.findRound(roundId);
    if (round === undefined || round.gameId !== playSession.gameId) return refused('not_found');
    if (round.currency !== playSession.currency)
      return round.status === 'open' ? openElsewhere(round) : refused('not_found');
    const hash = requestHash({ round: request.roundId, seq: request.seq, action: request.action });
    const [ledger, pairs] = [deps.ledgerOf(playSession, caller.country), deps.pairsOf(playSession)];
    const act = { playSession, round, ledger, pairs, key: request.key, requestHash: hash };
    const tried = await attempt(deps, act, request);
    const reply = 'reply' in tried ? tried.reply : await knownReply(act);
    if (reply !== undefined && isTaken(reply)) {
      deps.rooms.forget(playSession);
      const outcome = await withEndedBonus(act, history, await toOutcome(deps, ledger, reply));
      if (!outcome.repeated) deps.announce(playSession, outcome.round);
      return outcome;
    }
    if (reply === undefined && 'reason' in tried && tried.reason === 'currency_unavailable')
      return refused('currency_unavailable', { retryAfterS: 30 });
    if (reply === undefined && 'reason' in tried && tried.reason === 'illegal_action')
      return refused('illegal_action', { round: await readPlayRound(deps, act, round) });
    if (reply === undefined || reply.status === 'stale_seq' || reply.status === 'closed') {
      const current = (await history.findRound(round.id)) ?? round;
      return refused('stale_action', { round: await readPlayRound(deps, act, current) });
    }
    return commitRefusal(reply, {
      currency: round.currency,
      country: caller.country,
      funding: round.funding,
      gate: () => deps.gateOf(playSession),
    });
  };
