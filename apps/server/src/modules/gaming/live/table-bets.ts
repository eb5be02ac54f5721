/** Bets at a live table: placed and taken back while betting is open, by the clock of the database. */
import type { TableBet, TableBetAnswer } from '@carmine/contract/games/live-tables';
import { stakeUnitsOf, type AnyGame } from '@carmine/games';
import { parseAmount, showAmount } from '@carmine/money';
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
import * as store from './live-store.ts';
import type { TablesDeps } from './tables.ts';

export interface TableBetDeps
  extends Pick<TablesDeps, 'db' | 'ids'>, Pick<PlayDeps, 'games' | 'stakesOf' | 'showRange' | 'gateOf' | 'ledgerOf'> {
  readonly wallet: Pick<Wallet, 'commitRoundsBy'>;
  readonly eurRate: EurRateOf;
  /** After the commit; not awaited. */
  readonly balanceChanged: (session: RealPlaySession, answer: TableBetAnswer) => void;
}

interface Caller {
  readonly country: string;
}

type BetOutcome = { readonly ok: true; readonly bet: TableBetAnswer } | Refused;

interface Asked {
  readonly session: RealPlaySession;
  readonly key: string;
  readonly hash: Buffer;
  readonly country: string;
  readonly game: AnyGame;
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
const answerOrRefuse = async (deps: TableBetDeps, asked: Asked, refusal: Refused): Promise<BetOutcome> => {
  const { session, country, key, hash, game } = asked;
  const known = await deps.ledgerOf(session, country).ask(askKey({ key, requestHash: hash, game }));
  if (known.status === 'key_reused') return refused('idempotency_key_reused');
  return known.status === 'replayed' ? { ok: true, bet: answerOf(deps, asked, known) } : refusal;
};

const toOutcome = async (deps: TableBetDeps, asked: Asked, reply: CommitReply | undefined): Promise<BetOutcome> => {
  const { session, country } = asked;
  if (reply === undefined) return answerOrRefuse(deps, asked, refused('round_closed'));
  if (!isTaken(reply))
    return commitRefusal(reply, {
      ...{ currency: session.currency, country, funding: 'cash' as const },
      gate: () => deps.gateOf(session),
    });
  const bet = answerOf(deps, asked, reply);
  if (reply.status === 'settled') deps.balanceChanged(session, bet);
  return { ok: true, bet };
};

const realOf = (session: PlaySession): RealPlaySession | undefined => (session.mode === 'real' ? session : undefined);

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
  session: RealPlaySession,
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
  const chosen = asJson(params.data);
  return { ok: true, params: chosen, stake, debit: stake * stakeUnitsOf(game, params.data) };
};

const elementOf = async (
  deps: TableBetDeps,
  { session, key, hash, country, game }: Asked,
  { params, stake, debit }: Wish,
  round: string,
  liveRoundId: bigint,
): Promise<RoundElement> => {
  const { playerId, id: playSessionId, currency } = session;
  const show = (subunits: bigint) => showAmount(currency, subunits);
  const reply: Omit<TableBet, 'id'> = {
    ...{ round, state: 'placed', stake: show(stake), staked: show(debit), params: { ...params }, currency },
  };
  return placed({
    ...{ liveRoundId, playerId, playSessionId, key, requestHash: hash, country, currency, params, stake, debit },
    ...{ gameId: game.id, mathVersion: game.mathVersion },
    eurRate: await deps.eurRate(currency),
    reply: reply as unknown as JsonObject,
  });
};

export const placeTableBet =
  (deps: TableBetDeps) =>
  async (playSession: PlaySession, { country }: Caller, request: BetRequest): Promise<BetOutcome> => {
    const session = realOf(playSession);
    if (session === undefined) return refused('demo_unavailable');
    const id = deps.ids.decode('lrd', request.round);
    const round = id === undefined ? undefined : await store.findLiveRound(deps.db, id);
    const game = round === undefined ? undefined : deps.games.byMath(round.gameId, round.mathVersion);
    if (round === undefined || game === undefined || game.id !== session.gameId) return refused('round_closed');
    const hash = requestHash({ round: request.round, stake: request.stake, params: request.params ?? {} });
    const asked: Asked = { session, key: request.key, hash, country, game };
    const wish = await check(deps, session, game, request);
    if (!wish.ok) return answerOrRefuse(deps, asked, wish);
    const element = await elementOf(deps, asked, wish, request.round, round.id);
    return toOutcome(deps, asked, await store.placeBet(deps.wallet, round.id, exposure.highestStakeCents, element));
  };

export const undoTableBet =
  (deps: TableBetDeps) =>
  async (
    playSession: PlaySession,
    { country }: Caller,
    { key, id }: { readonly key: string; readonly id: string },
  ): Promise<BetOutcome> => {
    const session = realOf(playSession);
    const roundId = deps.ids.decode('rnd', id);
    const bet =
      session === undefined || roundId === undefined
        ? undefined
        : await store.findBet(deps.db, session.playerId, roundId);
    const round = bet === undefined ? undefined : await store.findLiveRound(deps.db, bet.liveRoundId);
    const game = round === undefined ? undefined : deps.games.byMath(round.gameId, round.mathVersion);
    if (session === undefined || bet === undefined || round === undefined || game === undefined)
      return refused('not_found');
    const hash = requestHash({ undo: id });
    const show = (subunits: bigint) => showAmount(bet.currency, subunits);
    const reply: Omit<TableBet, 'id'> = {
      ...{ round: deps.ids.encode('lrd', round.id), state: 'undone', currency: bet.currency },
      ...{ stake: show(bet.stake), staked: show(bet.staked), params: { ...bet.params } },
    };
    const element: RoundElement = {
      ...returned({ bet, round, eurRate: await deps.eurRate(bet.currency) }, key, 'player'),
      ...{ requestHash: hash, playSessionId: session.id, reply: reply as unknown as JsonObject },
    };
    return toOutcome(deps, { session, key, hash, country, game }, await store.undoBet(deps.wallet, element));
  };

export const listTableBets =
  ({ db, ids }: Pick<TableBetDeps, 'db' | 'ids'>) =>
  async (playSession: PlaySession, round: string): Promise<TableBet[]> => {
    const id = ids.decode('lrd', round);
    if (id === undefined || playSession.mode !== 'real') return [];
    const bets = await store.betsOf(db, playSession.playerId, id);
    return bets.map(({ roundId, state, stake, staked, params, currency }) => ({
      ...{ id: ids.encode('rnd', roundId), round, state, params: { ...params }, currency },
      ...{ stake: showAmount(currency, stake), staked: showAmount(currency, staked) },
    }));
  };
