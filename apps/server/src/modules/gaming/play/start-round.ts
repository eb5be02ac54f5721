/** A stake and what becomes of it: the outcome is fixed by seed and nonce before the book is asked to take the stake. */
import type { PlayRound } from '@carmine/contract/play';
import { openRoundMs } from '@carmine/contract/settings';
import { canonicalJson, type AnyGame } from '@carmine/games';
import { parseAmount } from '@carmine/money';
import type { JsonObject } from '../../../platform/json.ts';
import type { CommitReply, GrantId } from '../../wallet/index.ts';
import { askKey, askStart } from './ask-book.ts';
import { commitRefusal, type NotTaken, type RefusalContext } from './commit-refusal.ts';
import { openElsewhere, refused, type Refused } from '../rounds/errors.ts';
import { startDebit, startMove, type Start } from './make-move.ts';
import type { PlayDeps } from './play-deps.ts';
import { requestHash } from '../rounds/request-hash.ts';
import { asJson, withBalances, type KeptAnswer } from '../rounds/round-answer.ts';
import { isTaken, type Move, type OpenSeeds, type RoundBook, type Taken } from '../rounds/round-book.ts';
import type { PlaySeat } from '../rounds/seat.ts';

export interface StartRequest {
  readonly key: string;
  /** A decimal string in units: one betting unit. */
  readonly stake: string;
  readonly params: JsonObject | undefined;
  readonly grantId: string | undefined;
}

/** Where the caller is: ISO code, `ZZ` for unknown. */
export interface Caller {
  readonly country: string;
}

export type RoundOutcome = { readonly ok: true; readonly round: PlayRound; readonly repeated: boolean } | Refused;

const attempts = 8;

type Checked = { ok: true; params: JsonObject; stake: bigint; grantId: GrantId | undefined } | Refused;

const check = async (deps: PlayDeps, seat: PlaySeat, game: AnyGame, request: StartRequest): Promise<Checked> => {
  if (!(await deps.isOpen(game.id))) return refused('game_unavailable', { retryAfterS: 300 });
  const amount = parseAmount(seat.currency, request.stake);
  if (!amount.ok) return refused(amount.reason);
  const params = game.params.safeParse(request.params ?? {});
  if (!params.success) {
    const errors = params.error.issues.map(({ path, message }) => ({ path: ['params', ...path].join('.'), message }));
    return refused('params_invalid', { errors });
  }
  const stake = amount.money.subunits;
  const found = { ok: true, params: asJson(params.data), stake } as const;
  if (request.grantId !== undefined) {
    const isStandard = canonicalJson(asJson(params.data)) === canonicalJson(asJson(game.params.parse({})));
    const grantId = isStandard ? await deps.findGrant(seat, request.grantId, stake) : undefined;
    return grantId === undefined ? refused('free_spins_unavailable') : { ...found, grantId };
  }
  const limits = await deps.stakesOf(seat, game, params.data);
  if (limits === undefined) return refused('currency_unavailable', { retryAfterS: 30 });
  const { min, max } = limits;
  return stake < min || stake > max
    ? refused('stake_out_of_range', deps.showRange(seat.currency, limits))
    : { ...found, grantId: undefined };
};

const freshSeeds = async ({ roundsPerPair }: PlayDeps, book: RoundBook): Promise<OpenSeeds> => {
  const seeds = await book.seeds();
  if (seeds.nextNonce < roundsPerPair) return seeds;
  const rotated = await book.rotate(undefined);
  // While another round of the pair is open it cannot be rotated; the next bet tries again.
  return rotated.ok ? book.seeds() : seeds;
};

const tellTaken = ({ ids }: PlayDeps, { roundId, seq, reply, balances, status }: Taken): RoundOutcome => {
  const kept = reply as unknown as KeptAnswer;
  const id = ids.encode('rnd', roundId);
  return { ok: true, round: withBalances({ ...kept, id, seq }, balances), repeated: status === 'replayed' };
};

interface Game {
  readonly seat: PlaySeat;
  readonly start: Omit<Start, 'seeds'>;
  readonly context: RefusalContext;
}

/** No, in the player's words; an open round of another currency is finished where that is played. */
const refusalOf = async (deps: PlayDeps, book: RoundBook, reply: NotTaken, game: Game): Promise<Refused> => {
  if (reply.status !== 'stale_seq') return commitRefusal(reply, game.context);
  const round = await deps.tellOpenRound(book, game.seat.currency);
  return round === undefined ? openElsewhere(await book.openRound()) : refused('round_open', { round });
};

/**
 * Whether the bet would be taken is known before its outcome is worked out: from this player's last bets, else from the book.
 * So a refusal tells nothing of the outcome, not even by how long it takes.
 */
const attempt = async (deps: PlayDeps, book: RoundBook, game: Game): Promise<CommitReply> => {
  const { seat, start } = game;
  const seeds = await freshSeeds(deps, book);
  const debit = startDebit(start);
  const wish = { debit, cents: () => deps.eurCents(seat, debit) };
  if (start.grantId !== undefined || !(await deps.rooms.covers(seat, wish))) {
    const asked = await book.commit(askStart(start, seeds));
    if (asked.status !== 'acceptable') return asked;
    deps.rooms.learn(seat, asked);
  }
  const move = startMove({ ...start, seeds });
  const reply = await book.commit(move);
  if (reply.status === 'settled') await deps.rooms.tookBet(seat, wish, reply, !move.final);
  else if (reply.status !== 'stale_nonce') deps.rooms.doubt(seat);
  return reply;
};

const play = async (deps: PlayDeps, book: RoundBook, game: Game): Promise<RoundOutcome> => {
  for (let count = 1; ; count += 1) {
    const reply = await attempt(deps, book, game);
    if (isTaken(reply)) return tellTaken(deps, reply);
    if (reply.status === 'acceptable') throw new Error('The book answered a bet as if it were a question');
    if (reply.status !== 'stale_nonce' || count >= attempts) return refusalOf(deps, book, reply, game);
    book.forgetSeeds();
  }
};

/** A request that is refused before it reaches the book may still be the repetition of one that did. */
const answerOrRefuse = async (
  deps: PlayDeps,
  book: RoundBook,
  question: Move,
  refusal: Refused,
): Promise<RoundOutcome> => {
  const reply = await book.commit(question);
  if (reply.status === 'key_reused') return refused('idempotency_key_reused');
  return isTaken(reply) ? tellTaken(deps, reply) : refusal;
};

export const startRound =
  (deps: PlayDeps) =>
  async (seat: PlaySeat, caller: Caller, request: StartRequest): Promise<RoundOutcome> => {
    const game = deps.games.byId(seat.gameId);
    if (game === undefined) return refused('game_unknown');
    const book = deps.bookOf(seat, caller.country);
    const hash = requestHash({
      game: game.id,
      stake: request.stake,
      params: request.params ?? {},
      grantId: request.grantId ?? null,
    });
    const checked = await check(deps, seat, game, request);
    // In a currency that never had a rate no bet was ever taken: there is no answer to repeat, and no book that could ask.
    if (!checked.ok && checked.reason === 'currency_unavailable') return checked;
    if (!checked.ok) {
      const question = askKey({ key: request.key, requestHash: hash, game });
      return answerOrRefuse(deps, book, question, checked);
    }

    const now = deps.clock.now();
    const start = {
      game,
      currency: seat.currency,
      params: checked.params,
      stake: checked.stake,
      grantId: checked.grantId,
      key: request.key,
      requestHash: hash,
      now,
      deadline: new Date(now.getTime() + openRoundMs),
    };
    const context = {
      currency: seat.currency,
      country: caller.country,
      funding: checked.grantId === undefined ? 'cash' : 'free_spin',
      gate: () => deps.gateOf(seat),
    } as const;
    const outcome = await deps.inTurn(seat.account, () => play(deps, book, { seat, start, context }));
    if (outcome.ok && !outcome.repeated) deps.announce(seat, outcome.round);
    return outcome;
  };
