/** Bets of play money at a live table: the same rules and the same round, booked on the demo's own balance. */
import type { AnyGame } from '@carmine/games';
import { payoutOf } from '@carmine/games';
import type { Database, Sql } from '../../../database/database.ts';
import type { RoundId } from '../../../platform/ids/ids.ts';
import type { Json, JsonObject } from '../../../platform/json.ts';
import type { CommitReply, RoundRefusal } from '../../wallet/index.ts';
import { findDemoReply, insertDemoReply } from '../demo/demo-round-store.ts';
import { bookDemo, lockDemoState, type DemoState } from '../demo/demo-store.ts';
import { asJson } from '../rounds/round-answer.ts';
import type { DemoPlaySession } from '../rounds/play-session.ts';
import * as store from './demo-bet-store.ts';
import type { Decided } from './live-element.ts';

export interface DemoRequest {
  readonly session: DemoPlaySession;
  readonly key: string;
  readonly hash: Buffer;
  readonly reply: Json;
}

const nothing = { version: 0n, paid: { cash: 0n, bonus: 0n }, jackpotWins: [] };

/** One request under its key: what it was answered before, or what `book` does on the locked session. Undefined: it came too late. */
export const once = (
  db: Database,
  { session, key, hash, reply }: DemoRequest,
  book: (sql: Sql, state: DemoState) => Promise<{ roundId: RoundId; balance: bigint } | RoundRefusal | undefined>,
): Promise<CommitReply | undefined> =>
  db.transaction(async (sql) => {
    const state = await lockDemoState(sql, session.id);
    const known = await findDemoReply(sql, session.id, key);
    if (known !== undefined && !known.requestHash.equals(hash)) return { status: 'key_reused' };
    if (known !== undefined)
      return {
        ...{ ...nothing, status: 'replayed' as const, roundId: known.roundId, seq: known.seq, reply: known.reply },
        balances: { cash: known.balance, bonus: 0n },
      };
    if (state.ended) return { status: 'no_session' };
    const booked = await book(sql, state);
    if (booked === undefined || 'status' in booked) return booked;
    const { roundId, balance } = booked;
    await bookDemo(sql, session.id, balance, false);
    await insertDemoReply(sql, session.id, key, { requestHash: hash, roundId, seq: 0, balance, reply });
    return { ...nothing, status: 'settled', roundId, seq: 0, reply, balances: { cash: balance, bonus: 0n } };
  });

interface Wish {
  readonly liveRoundId: bigint;
  readonly game: AnyGame;
  readonly params: JsonObject;
  readonly stake: bigint;
  readonly debit: bigint;
  /** What may be staked on one round. Play money is in euros, whose subunits are cents. */
  readonly mostCents: bigint;
}

export const placeDemoBet = (db: Database, request: DemoRequest, wish: Wish): Promise<CommitReply | undefined> =>
  once(db, request, async (sql, { balance }) => {
    const { session } = request;
    const { liveRoundId, game, params, stake, debit, mostCents } = wish;
    if (!(await store.isBetting(sql, liveRoundId))) return undefined;
    if ((await store.stakedInRound(sql, session.id, liveRoundId)) + debit > mostCents)
      return { status: 'limit', limit: { kind: 'stake_maximum', until: undefined } };
    if (game.live?.flight !== undefined && (await store.hasSlot(sql, session.id, liveRoundId, params['slot'])))
      return { status: 'stale_seq', roundId: undefined };
    if (debit > balance) return { status: 'funds', balances: { cash: balance, bonus: 0n } };
    const bet = { sessionId: session.id, liveRoundId, gameId: game.id, mathVersion: game.mathVersion, stake, params };
    return { roundId: await store.insertDemoBet(sql, { ...bet, staked: debit }), balance: balance - debit };
  });

export const undoDemoBet = (db: Database, request: DemoRequest, bet: store.DemoBet): Promise<CommitReply | undefined> =>
  once(db, request, async (sql, { balance }) => {
    if (!(await store.isBetting(sql, bet.liveRoundId))) return undefined;
    if (!(await store.undoDemoBet(sql, bet.roundId))) return undefined;
    return { roundId: bet.roundId, balance: balance + bet.staked };
  });

export const demoOutcomeOf =
  ({ game, stream }: Decided) =>
  (bet: store.DemoBet): store.DemoOutcome => {
    const rng = stream();
    const { state } = game.init(bet.params, rng);
    const { multiplierE4 } = game.settle(state);
    const outcome = { params: bet.params, view: asJson(game.view(state)) };
    return {
      payout: payoutOf(bet.stake, multiplierE4),
      multiplierE4,
      outcome,
      draws: asJson({ draws: rng.draws })['draws'] as Json,
      action: { type: 'settle' },
    };
  };

const atOnce = 500;

/** Ends bets that are still placed, as their outcome says, or returns those without any: each once. */
export const settleDemoBets = async (
  db: Database,
  outcomeOf: (bet: store.DemoBet) => store.DemoOutcome | undefined,
  due: (size: number) => Promise<readonly store.DemoBet[]>,
): Promise<void> => {
  for (;;) {
    const bets = await due(atOnce);
    if (bets.length > 0)
      await store.endDemoBets(
        db,
        bets.map((bet) => ({ bet, outcome: outcomeOf(bet) })),
      );
    if (bets.length < atOnce) return;
  }
};
