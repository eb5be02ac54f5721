/** A stake and what becomes of it: the outcome is fixed by seed and nonce before the book is asked to take the stake. */
import type { AnyGame } from '@carmine/games';
import type { PlayRound } from '@carmine/contract';
import { parseAmount } from '@carmine/money';
import type { JsonObject } from '../../platform/json.ts';
import type { GrantId } from '../wallet/index.ts';
import { commitRefusal, type RefusalContext } from './commit-refusal.ts';
import { refused, type Refused } from './errors.ts';
import { startMove, type Start } from './make-move.ts';
import type { PlayDeps } from './play-deps.ts';
import { requestHash } from './request-hash.ts';
import { asJson, withBalances, type KeptAnswer } from './round-answer.ts';
import { isTaken, type Move, type OpenSeeds, type RoundBook, type Taken } from './round-book.ts';
import type { PlaySeat } from './seat.ts';

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
const deadlineMs = 24 * 3_600_000;

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
    const grantId = await deps.findGrant(seat, request.grantId, stake);
    return grantId === undefined ? refused('free_spins_unavailable') : { ...found, grantId };
  }
  const limits = await deps.stakesOf(seat, game, params.data);
  if (limits === undefined) return refused('currency_unavailable', { retryAfterS: 30 });
  const { min, max } = limits;
  return stake < min || stake > max
    ? refused('stake_out_of_range', deps.showRange(seat.currency, limits))
    : { ...found, grantId: undefined };
};

/** A move that no book can take, because no pair has this number: it only asks whether the key is known. */
const probe = (game: AnyGame, key: string, hash: Buffer): Move => ({
  key,
  requestHash: hash,
  gameId: game.id,
  mathVersion: game.mathVersion,
  round: { kind: 'new', stake: 0n, seedId: 0n as never, nonce: 0n },
  funding: 'cash',
  actions: [],
  final: true,
  multiplierE4: 0n,
  outcome: {},
  draws: [],
});

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

const play = async (
  deps: PlayDeps,
  book: RoundBook,
  start: Omit<Start, 'seeds'>,
  context: RefusalContext,
): Promise<RoundOutcome> => {
  for (let attempt = 1; ; attempt += 1) {
    const reply = await book.commit(startMove({ ...start, seeds: await freshSeeds(deps, book) }));
    if (isTaken(reply)) return tellTaken(deps, reply);
    if (reply.status !== 'stale_nonce' || attempt >= attempts) {
      if (reply.status === 'stale_seq') return refused('round_open', { round: await deps.tellOpenRound(book) });
      return commitRefusal(reply, context);
    }
    book.forgetSeeds();
  }
};

/** A request that is refused before it reaches the book may still be the repetition of one that did. */
const answerOrRefuse = async (deps: PlayDeps, book: RoundBook, move: Move, refusal: Refused): Promise<RoundOutcome> => {
  const reply = await book.commit(move);
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
    if (!checked.ok) return answerOrRefuse(deps, book, probe(game, request.key, hash), checked);

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
      deadline: new Date(now.getTime() + deadlineMs),
    };
    const context = {
      currency: seat.currency,
      country: caller.country,
      funding: checked.grantId === undefined ? 'cash' : 'free_spin',
      gate: () => deps.gateOf(seat),
    } as const;
    const outcome = await deps.inTurn(seat.account, () => play(deps, book, start, context));
    if (outcome.ok && !outcome.repeated) deps.announce(seat, outcome.round);
    return outcome;
  };
