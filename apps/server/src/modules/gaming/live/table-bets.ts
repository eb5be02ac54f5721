/** Bets at a live table: placed and taken back while betting is open, by the clock of the database. */
import type { TableBet, TableBetAnswer } from '@carmine/contract/games/live-tables';
import { highestClimbE4, stakeUnitsOf, type AnyGame } from '@carmine/games';
import { parseAmount, showAmount } from '@carmine/money';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { JsonObject } from '../../../platform/json.ts';
import type { CommitReply, RoundElement, Wallet } from '../../wallet/index.ts';
import { askKey } from '../play/ask-ledger.ts';
import { commitRefusal } from '../play/commit-refusal.ts';
import type { PlayDeps } from '../play/deps.ts';
import { exposure } from '../play/stakes.ts';
import { refused, type Refused } from '../rounds/errors.ts';
import type { PlaySession, RealPlaySession } from '../rounds/play-session.ts';
import { requestHash } from '../rounds/request-hash.ts';
import { asJson } from '../rounds/round-answer.ts';
import { isTaken, type Taken } from '../rounds/round-ledger.ts';
import { placed, returned, type EurRateOf } from './live-element.ts';
import { demoBetsOf, findDemoBet, type DemoBet } from './demo-bet-store.ts';
import { placeDemoBet, undoDemoBet } from './demo-bets.ts';
import { factorText, flightBetOf } from './flight-end.ts';
import { placeFlightBet } from './flight-store.ts';
import * as store from './live-store.ts';
import type { TablesDeps } from './tables.ts';

export interface TableBetDeps
  extends Pick<TablesDeps, 'db' | 'ids'>, Pick<PlayDeps, 'games' | 'stakesOf' | 'showRange' | 'gateOf' | 'ledgerOf'> {
  readonly wallet: Pick<Wallet, 'commitRoundsBy'>;
  readonly eurRate: EurRateOf;
  /** As everybody sees it. */
  readonly shownName: (playerId: PlayerId) => Promise<string>;
  /** After the commit; not awaited. */
  readonly balanceChanged: (session: RealPlaySession, answer: TableBetAnswer) => void;
  /** To the player's other pages; not awaited. */
  readonly betChanged: (session: RealPlaySession, bet: ChangedBet) => void;
}

export interface ChangedBet {
  readonly id: string;
  readonly tableId: string;
  readonly liveRoundId: bigint;
  readonly state: 'placed' | 'undone' | 'settled';
}

export interface Caller {
  readonly country: string;
}

export type BetOutcome = { readonly ok: true; readonly bet: TableBetAnswer } | Refused;

export interface Asked {
  readonly session: PlaySession;
  readonly key: string;
  readonly hash: Buffer;
  readonly country: string;
  readonly game: AnyGame;
  readonly round: store.LiveRound;
  /** What becomes of the bet. */
  readonly to: ChangedBet['state'];
}

const answerOf = ({ ids }: TableBetDeps, { session }: Asked, taken: Taken): TableBetAnswer => {
  const show = (subunits: bigint) => showAmount(session.currency, subunits);
  const kept = taken.reply as unknown as Omit<TableBet, 'id'>;
  return {
    ...kept,
    id: ids.encode('rnd', taken.roundId),
    balance: show(taken.balances.cash),
    bonusBalance: show(taken.balances.bonus),
  };
};

/** A request that is refused before the ledger may be the repetition of one that was taken in time. */
export const answerOrRefuse = async (deps: TableBetDeps, asked: Asked, refusal: Refused): Promise<BetOutcome> => {
  const { session, country, key, hash, game } = asked;
  const known = await deps.ledgerOf(session, country).ask(askKey({ key, requestHash: hash, game }));
  if (known.status === 'key_reused') return refused('idempotency_key_reused');
  return known.status === 'replayed' ? { ok: true, bet: answerOf(deps, asked, known) } : refusal;
};

export const toOutcome = async (
  deps: TableBetDeps,
  asked: Asked,
  reply: CommitReply | undefined,
  late: 'round_closed' | 'flight_over' = 'round_closed',
): Promise<BetOutcome> => {
  const { session, country, round, to } = asked;
  if (reply === undefined) return answerOrRefuse(deps, asked, refused(late));
  if (!isTaken(reply))
    return commitRefusal(reply, {
      ...{ currency: session.currency, country, funding: 'cash' as const },
      gate: () => deps.gateOf(session),
    });
  const bet = answerOf(deps, asked, reply);
  if (reply.status === 'settled' && session.mode === 'real') {
    deps.balanceChanged(session, bet);
    deps.betChanged(session, { id: bet.id, tableId: round.tableId, liveRoundId: round.id, state: to });
  }
  return { ok: true, bet };
};

interface BetRequest {
  readonly key: string;
  readonly round: string;
  readonly stake: string;
  readonly params: JsonObject | undefined;
}

interface Wish {
  readonly ok: true;
  readonly params: JsonObject;
  readonly stake: bigint;
  readonly debit: bigint;
}

const check = async (
  deps: TableBetDeps,
  session: PlaySession,
  game: AnyGame,
  request: BetRequest,
): Promise<Wish | Refused> => {
  const amount = parseAmount(session.currency, request.stake);
  if (!amount.ok) return refused(amount.reason);
  const params = game.params.safeParse(request.params ?? {});
  if (!params.success) return refused('params_invalid');
  const limits = await deps.stakesOf(session, game, params.data);
  if (limits === undefined) return refused('currency_unavailable', { retryAfterS: 30 });
  const stake = amount.money.subunits;
  if (stake < limits.min || stake > limits.max)
    return refused('stake_out_of_range', deps.showRange(session.currency, limits));
  // A bet on a flight is cashed out before it pays more than the house may: recorded with the bet, which is decided by it.
  const chosen = asJson(game.limitTo?.(params.data, highestClimbE4(limits.rule, stake)) ?? params.data);
  return { ok: true, params: chosen, stake, debit: stake * stakeUnitsOf(game, params.data) };
};

const placedReply = ({ session, game }: Asked, { params, stake, debit }: Wish, round: string): JsonObject => {
  const show = (subunits: bigint) => showAmount(session.currency, subunits);
  const reply: Omit<TableBet, 'id'> = {
    ...{ round, state: 'placed', stake: show(stake), staked: show(debit), payout: show(0n) },
    ...(game.live?.flight === undefined ? {} : { limit: factorText(flightBetOf(params).limit) }),
    ...{ params: { ...params }, currency: session.currency },
  };
  return reply as unknown as JsonObject;
};

const elementOf = async (
  deps: TableBetDeps,
  { key, hash, country, game }: Asked,
  { playerId, id: playSessionId, currency }: RealPlaySession,
  { params, stake, debit }: Wish,
  liveRoundId: bigint,
  reply: JsonObject,
): Promise<RoundElement> =>
  placed({
    ...{ liveRoundId, playerId, playSessionId, key, requestHash: hash, country, currency, params, stake, debit, reply },
    ...{ gameId: game.id, mathVersion: game.mathVersion },
    eurRate: await deps.eurRate(currency),
  });

const mostCents = exposure.highestStakeCents;

export const placeTableBet =
  (deps: TableBetDeps) =>
  async (session: PlaySession, { country }: Caller, request: BetRequest): Promise<BetOutcome> => {
    const id = deps.ids.decode('lrd', request.round);
    const round = id === undefined ? undefined : await store.findLiveRound(deps.db, id);
    const game = round === undefined ? undefined : deps.games.byMath(round.gameId, round.mathVersion);
    if (round === undefined || game === undefined || game.id !== session.gameId) return refused('round_closed');
    const hash = requestHash({ round: request.round, stake: request.stake, params: request.params ?? {} });
    const { key } = request;
    const asked: Asked = { session, key, hash, country, game, round, to: 'placed' };
    const wish = await check(deps, session, game, request);
    if (!wish.ok) return answerOrRefuse(deps, asked, wish);
    const reply = placedReply(asked, wish, request.round);
    if (session.mode === 'demo') {
      const bet = { ...wish, liveRoundId: round.id, game, mostCents };
      return toOutcome(deps, asked, await placeDemoBet(deps.db, { session, key, hash, reply }, bet));
    }
    const element = await elementOf(deps, asked, session, wish, round.id, reply);
    if (game.live?.flight === undefined) {
      const most = { mostCents, paysE4: game.paysAtEnds?.(wish.params) };
      return toOutcome(deps, asked, await store.placeBet(deps.wallet, round.id, most, element));
    }
    const seen = { element, name: await deps.shownName(session.playerId) };
    const outcome = await toOutcome(deps, asked, await placeFlightBet(deps.wallet, round.id, mostCents, seen));
    if (!outcome.ok) return outcome;
    const own = await findOwn(deps, session, deps.ids.decode('rnd', outcome.bet.id) ?? 0n);
    // An answer that is repeated says what was answered first, and its mark among the riders.
    const { rider } = own === undefined ? {} : betAnswer(deps.ids, own);
    return { ok: true, bet: { ...outcome.bet, ...(rider === undefined ? {} : { rider }) } };
  };

type KnownBet = store.LiveBet | DemoBet;

export const betAnswer = (ids: TableBetDeps['ids'], bet: KnownBet): TableBet => {
  const show = (subunits: bigint) => showAmount(bet.currency, subunits);
  return {
    ...{ id: ids.encode('rnd', bet.roundId), round: ids.encode('lrd', bet.liveRoundId), state: bet.state },
    ...{ stake: show(bet.stake), staked: show(bet.staked), payout: show(bet.payout) },
    ...(bet.limit === null ? {} : { limit: factorText(bet.limit) }),
    ...(bet.cashedOutAt === null ? {} : { cashedOutAt: factorText(bet.cashedOutAt) }),
    ...('rider' in bet && bet.rider !== null ? { rider: bet.rider } : {}),
    ...{ params: { ...bet.params }, currency: bet.currency },
  };
};

export const findOwn = (
  deps: Pick<TableBetDeps, 'db'>,
  session: PlaySession,
  id: bigint,
): Promise<KnownBet | undefined> =>
  session.mode === 'real' ? store.findBet(deps.db, session.playerId, id) : findDemoBet(deps.db, session.id, id);

export const undoTableBet =
  (deps: TableBetDeps) =>
  async (
    session: PlaySession,
    { country }: Caller,
    { key, id }: { readonly key: string; readonly id: string },
  ): Promise<BetOutcome> => {
    const roundId = deps.ids.decode('rnd', id);
    const bet = roundId === undefined ? undefined : await findOwn(deps, session, roundId);
    const round = bet === undefined ? undefined : await store.findLiveRound(deps.db, bet.liveRoundId);
    const game = round === undefined ? undefined : deps.games.byMath(round.gameId, round.mathVersion);
    if (bet === undefined || round === undefined || game === undefined) return refused('not_found');
    const hash = requestHash({ undo: id });
    const asked: Asked = { session, key, hash, country, game, round, to: 'undone' };
    const { id: _id, ...undone } = betAnswer(deps.ids, { ...bet, state: 'undone' });
    const reply = undone as unknown as JsonObject;
    if (session.mode === 'demo')
      return toOutcome(deps, asked, await undoDemoBet(deps.db, { session, key, hash, reply }, bet as DemoBet));
    const own = bet as store.LiveBet;
    const element: RoundElement = {
      ...returned({ bet: own, round, eurRate: await deps.eurRate(bet.currency) }, key, 'player'),
      ...{ requestHash: hash, playSessionId: session.id, reply },
    };
    return toOutcome(deps, asked, await store.undoBet(deps.wallet, element));
  };

export const listTableBets =
  ({ db, ids }: Pick<TableBetDeps, 'db' | 'ids'>) =>
  async (session: PlaySession, round: string): Promise<TableBet[]> => {
    const id = ids.decode('lrd', round);
    if (id === undefined) return [];
    const bets: readonly KnownBet[] =
      session.mode === 'real' ? await store.betsOf(db, session.playerId, id) : await demoBetsOf(db, session.id, id);
    return bets.map((bet) => betAnswer(ids, bet));
  };
