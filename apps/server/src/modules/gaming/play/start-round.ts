/** Starts a round: seed and nonce determine the outcome before the ledger is asked to take the stake. */
import type { PlayRound } from '@carmine/contract/games/play';
import { openRoundMs } from '@carmine/contract/settings';
import { canonicalJson, highestClimbE4, isBought, type AnyGame } from '@carmine/games';
import { parseAmount } from '@carmine/money';
import type { JsonObject } from '../../../platform/json.ts';
import type { CommitReply, GrantId, RoundRefusal } from '../../wallet/index.ts';
import { askKey, askStart } from './ask-ledger.ts';
import { commitRefusal, type RefusalContext } from './commit-refusal.ts';
import { openElsewhere, refused, type Refused } from '../rounds/errors.ts';
import { startDebit, startMove, type Start } from './make-move.ts';
import type { PlayDeps } from './deps.ts';
import { requestHash } from '../rounds/request-hash.ts';
import { standardBetOf } from './standard-bet.ts';
import { asJson, toPlayJackpots, withBalances, type KeptAnswer } from '../rounds/round-answer.ts';
import type { OpenSeeds, Pairs } from '../rounds/pairs.ts';
import { isTaken, type RoundLedger, type Taken } from '../rounds/round-ledger.ts';
import type { PlaySession } from '../rounds/play-session.ts';
import { readPlayRound } from './read-play-round.ts';

export interface StartRequest {
  readonly key: string;
  /** A decimal string in units: one betting unit. */
  readonly stake: string;
  readonly params: JsonObject | undefined;
  readonly grantId: string | undefined;
}

/** The caller's country: ISO code, `ZZ` if unknown. */
export interface Caller {
  readonly country: string;
}

export interface Played {
  readonly ok: true;
  readonly round: PlayRound;
  readonly repeated: boolean;
}

export type RoundOutcome = Played | Refused;

const attempts = 8;

type Checked = { ok: true; params: JsonObject; stake: bigint; grantId: GrantId | undefined } | Refused;

const check = async (
  deps: PlayDeps,
  playSession: PlaySession,
  game: AnyGame,
  request: StartRequest,
): Promise<Checked> => {
  if (!(await deps.isOpen(game.id))) return refused('game_unavailable', { retryAfterS: 300 });
  const amount = parseAmount(playSession.currency, request.stake);
  if (!amount.ok) return refused(amount.reason);
  const params = game.params.safeParse(request.params ?? {});
  if (!params.success) {
    const errors = params.error.issues.map(({ path, message }) => ({
      ...{ path: ['params', ...path].join('.'), code: 'invalid', message },
    }));
    return refused('params_invalid', { errors });
  }
  if (isBought(params.data) && !(await deps.pace(playSession)).mayBuy) return refused('feature_buy_forbidden');
  const stake = amount.money.subunits;
  const found = { ok: true, params: asJson(params.data), stake } as const;
  if (request.grantId !== undefined) {
    const isStandard = canonicalJson(asJson(params.data)) === canonicalJson(standardBetOf(game));
    const grantId = isStandard ? await deps.findGrant(playSession, request.grantId, stake) : undefined;
    return grantId === undefined ? refused('free_spins_unavailable') : { ...found, grantId };
  }
  const limits = await deps.stakesOf(playSession, game, params.data);
  if (limits === undefined) return refused('currency_unavailable', { retryAfterS: 30 });
  const { min, max, rule } = limits;
  if (stake < min || stake > max) return refused('stake_out_of_range', deps.showRange(playSession.currency, limits));
  // A bet that climbs is cashed out before it pays more than the house may: recorded with the round, which is decided by it.
  const limited = game.limitTo?.(params.data, highestClimbE4(rule, stake)) ?? params.data;
  if (game.catalogue.jackpots.length === 0) return { ...found, params: asJson(limited), grantId: undefined };
  // Without a rate that holds, a stake's chance is unknown: it is refused, never played without the chance.
  if (playSession.mode === 'real' && (await deps.rateAge(playSession)) !== 'current')
    return refused('currency_unavailable', { retryAfterS: 30 });
  const staked = startDebit({ game, params: asJson(limited), stake, funding: 'cash' });
  const priced = game.stakeInEuros?.(limited, await deps.microEuros(playSession, staked)) ?? limited;
  return { ...found, params: asJson(priced), grantId: undefined };
};

const freshSeeds = async ({ roundsPerPair }: PlayDeps, pairs: Pairs): Promise<OpenSeeds> => {
  const seeds = await pairs.active();
  if (seeds.nextNonce < roundsPerPair) return seeds;
  const rotated = await pairs.rotate(undefined);
  // A pair with an open round cannot be rotated; the next bet tries again.
  return rotated.ok ? pairs.active() : seeds;
};

export const toOutcome = async ({ ids }: PlayDeps, ledger: RoundLedger, taken: Taken): Promise<Played> => {
  const { roundId, seq, balances, status } = taken;
  const kept = taken.reply as unknown as KeptAnswer;
  const round = withBalances({ ...kept, id: ids.encode('rnd', roundId), seq }, balances);
  const repeated = status === 'replayed';
  if (taken.jackpotWins.length === 0) return { ok: true, round, repeated };
  const won = toPlayJackpots(kept.currency, await ledger.jackpotsOf(taken));
  return { ok: true, round: { ...round, ...won }, repeated };
};

interface Game {
  readonly playSession: PlaySession;
  readonly ledger: RoundLedger;
  readonly pairs: Pairs;
  readonly start: Omit<Start, 'seeds'>;
  readonly context: RefusalContext;
}

/** The refusal for the player; an open round in another currency is finished in that currency. */
const refusalOf = async (deps: PlayDeps, reply: RoundRefusal, game: Game): Promise<Refused> => {
  if (reply.status !== 'stale_seq') return commitRefusal(reply, game.context);
  const round = await deps.historyOf(game.playSession).openRound();
  return round?.currency === game.playSession.currency
    ? refused('round_open', { round: await readPlayRound(deps, game, round) })
    : openElsewhere(round);
};

/**
 * Determines whether the bet is acceptable before its outcome is computed, from the cache or the ledger, so that a refusal reveals
 * nothing about the outcome, not even by its response time.
 */
const attempt = async (deps: PlayDeps, { playSession, ledger, pairs, start }: Game): Promise<CommitReply> => {
  const seeds = await freshSeeds(deps, pairs);
  const { debit } = start;
  const wish = { debit, cents: () => deps.eurCents(playSession, debit) };
  // Of a grant and of a feature that is bought, what is known of the player's stakes says nothing.
  const isAsked = start.grantId !== undefined || isBought(start.params);
  if (isAsked || !(await deps.rooms.covers(playSession, wish))) {
    const asked = await ledger.ask(askStart(start, seeds));
    if (asked.status !== 'acceptable') return asked;
    deps.rooms.learn(playSession, asked);
  }
  const move = startMove({ ...start, seeds });
  const reply = await ledger.commit(move);
  if (reply.status === 'settled') await deps.rooms.tookBet(playSession, wish, reply, !move.final);
  else if (reply.status !== 'stale_nonce') deps.rooms.doubt(playSession);
  return reply;
};

const play = async (deps: PlayDeps, game: Game): Promise<RoundOutcome> => {
  for (let count = 1; ; count += 1) {
    const reply = await attempt(deps, game);
    if (isTaken(reply)) return toOutcome(deps, game.ledger, reply);
    if (reply.status !== 'stale_nonce' || count >= attempts) return refusalOf(deps, reply, game);
    game.pairs.forget();
  }
};

/** A request refused before the ledger may be the repetition of an accepted one. */
const answerOrRefuse = async (
  deps: PlayDeps,
  ledger: RoundLedger,
  asked: Parameters<typeof askKey>[0],
  refusal: Refused,
): Promise<RoundOutcome> => {
  const reply = await ledger.ask(askKey(asked));
  if (reply.status === 'key_reused') return refused('idempotency_key_reused');
  return reply.status === 'replayed' ? toOutcome(deps, ledger, reply) : refusal;
};

export const startRound =
  (deps: PlayDeps) =>
  async (playSession: PlaySession, caller: Caller, request: StartRequest): Promise<RoundOutcome> => {
    const game = deps.games.byId(playSession.gameId);
    if (game === undefined) return refused('game_unknown');
    const ledger = deps.ledgerOf(playSession, caller.country);
    const hash = requestHash({
      game: game.id,
      stake: request.stake,
      params: request.params ?? {},
      grantId: request.grantId ?? null,
    });
    const checked = await check(deps, playSession, game, request);
    // Without a rate no bet in this currency was ever accepted, so there is no reply to repeat.
    if (!checked.ok && (await deps.rateAge(playSession)) === 'none') return checked;
    if (!checked.ok) {
      const asked = { key: request.key, requestHash: hash, game };
      // Queued, because the request it repeats may be in progress.
      return deps.withKeyMutex(playSession.account, () => answerOrRefuse(deps, ledger, asked, checked));
    }

    const now = deps.clock.now();
    const { params, stake, grantId } = checked;
    const funding: Start['funding'] = grantId === undefined ? 'cash' : 'free_spin';
    const start = {
      ...{ game, params, stake, grantId, funding, currency: playSession.currency },
      debit: startDebit({ game, params, stake, funding }),
      key: request.key,
      requestHash: hash,
      now,
      deadline: new Date(now.getTime() + openRoundMs),
    };
    const context = {
      currency: playSession.currency,
      country: caller.country,
      funding,
      gate: () => deps.gateOf(playSession),
    } as const;
    const pairs = deps.pairsOf(playSession);
    const outcome = await deps.withKeyMutex(playSession.account, () =>
      play(deps, { playSession, ledger, pairs, start, context }),
    );
    if (outcome.ok && !outcome.repeated) deps.announce(playSession, outcome.round);
    return outcome;
  };
