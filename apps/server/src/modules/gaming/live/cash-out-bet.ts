/** Ends a bet on a flight at the multiplier of this instant, by the clock of the database. */
import { refused } from '../rounds/errors.ts';
import type { DemoBet } from './demo-bet-store.ts';
import { cashOutDemoBet } from './demo-cash-out.ts';
import { cashOutBet } from './flight-store.ts';
import { cashedOut } from './live-element.ts';
import * as store from './live-store.ts';
import { requestHash } from '../rounds/request-hash.ts';
import type { PlaySession } from '../rounds/play-session.ts';
import {
  betAnswer,
  findOwn,
  toOutcome,
  type Asked,
  type BetOutcome,
  type Caller,
  type TableBetDeps,
} from './table-bets.ts';

export const cashOutTableBet =
  (deps: TableBetDeps) =>
  async (
    session: PlaySession,
    { country }: Caller,
    { key, id }: { readonly key: string; readonly id: string },
  ): Promise<BetOutcome> => {
    const { db, ids, games } = deps;
    const roundId = ids.decode('rnd', id);
    const bet = roundId === undefined ? undefined : await findOwn(deps, session, roundId);
    const round = bet === undefined ? undefined : await store.findLiveRound(db, bet.liveRoundId);
    const game = round === undefined ? undefined : games.byMath(round.gameId, round.mathVersion);
    if (bet === undefined || round === undefined || game === undefined) return refused('not_found');
    const flight = game.live?.flight;
    if (flight === undefined || round.phase === 'betting' || round.phase === 'closed') return refused('illegal_action');
    const hash = requestHash({ cashOut: id });
    const asked: Asked = { session, key, hash, country, game, round, to: 'settled' };
    const request = { key, hash, reply: {} };
    const reply =
      session.mode === 'demo'
        ? await cashOutDemoBet(db, { ...request, session }, bet as DemoBet, flight)
        : await cashOutBet(deps.wallet, {
            ...cashedOut({ bet: bet as store.LiveBet, round, eurRate: await deps.eurRate(bet.currency) }, key),
            ...{ requestHash: hash, playSessionId: session.id },
          });
    const outcome = await toOutcome(deps, asked, reply, 'flight_over');
    // What it has won, the database has worked out; a bet that is settled stays as it is.
    const ended = outcome.ok ? await findOwn(deps, session, bet.roundId) : undefined;
    return !outcome.ok || ended === undefined
      ? outcome
      : { ok: true, bet: { ...outcome.bet, ...betAnswer(ids, ended) } };
  };
