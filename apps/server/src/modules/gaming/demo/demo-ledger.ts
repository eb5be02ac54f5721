/** Books demo moves with the ledger's rules for order and keys, in play money. */
import type { Database, Sql } from '../../../database/database.ts';
import type { RoundId } from '../../../platform/ids/ids.ts';
import type { Json, JsonObject } from '../../../platform/json.ts';
import type { AskReply, CommitReply, RoundRefusal, StakeRoom } from '../../wallet/index.ts';
import {
  advanceDemoRound,
  findDemoReply,
  findDemoRound,
  findOpenDemoRound,
  insertDemoReply,
  insertDemoRound,
} from './demo-round-store.ts';
import { bookDemo, lockDemoState, readDemoState, type DemoState } from './demo-store.ts';
import { toPlayJackpots } from '../rounds/round-answer.ts';
import type { Move, Question, RoundLedger, WonJackpot } from '../rounds/round-ledger.ts';
import type { DemoPlaySession } from '../rounds/play-session.ts';

const sumOf = ({ actions }: Pick<Move, 'actions'>, type: 'BET' | 'WIN'): bigint =>
  actions.reduce((sum, action) => (action.type === type ? sum + action.amount : sum), 0n);

interface Step {
  readonly roundId: RoundId;
  readonly expectedSeq: number;
}

const stepRefusal = async (sql: Sql, playSession: DemoPlaySession, step: Step): Promise<RoundRefusal | undefined> => {
  const found = await findDemoRound(sql, playSession.id, step.roundId);
  if (found?.status !== 'open') return { status: 'closed' };
  return found.seq === step.expectedSeq ? undefined : { status: 'stale_seq', roundId: found.id };
};

const startRefusal = async (
  sql: Sql,
  playSession: DemoPlaySession,
  state: DemoState,
  start: { readonly seedId?: bigint; readonly nonce?: bigint },
): Promise<RoundRefusal | undefined> => {
  if (start.seedId !== state.activeSeedId || start.nonce !== state.nextNonce) return { status: 'stale_nonce' };
  const open = await findOpenDemoRound(sql, playSession.id);
  if (open !== undefined) return { status: 'stale_seq', roundId: open.id };
  return state.waitMs > 0 ? { status: 'too_fast', retryAfterMs: state.waitMs } : undefined;
};

const stepOf = ({ round }: Move | Question): Step | undefined => {
  if (round.kind === 'external') throw new Error('Demo play has rounds of its own only');
  if (round.kind === 'existing') return round;
  return round.kind === 'check' ? round.existing : undefined;
};

/** Why the session refuses the move; undefined if it does not. */
const refusalOf = async (
  sql: Sql,
  playSession: DemoPlaySession,
  state: DemoState,
  move: Move | Question,
): Promise<RoundRefusal | undefined> => {
  if (state.ended) return { status: 'no_session' };
  const step = stepOf(move);
  const refusal =
    step === undefined
      ? await startRefusal(sql, playSession, state, move.round as { seedId?: bigint; nonce?: bigint })
      : await stepRefusal(sql, playSession, step);
  if (refusal !== undefined) return refusal;
  return sumOf(move, 'BET') > state.balance
    ? { status: 'funds', balances: { cash: state.balance, bonus: 0n } }
    : undefined;
};

const write = async (
  sql: Sql,
  playSession: DemoPlaySession,
  move: Move,
): Promise<{ roundId: RoundId; seq: number }> => {
  const step = { debit: sumOf(move, 'BET'), credit: sumOf(move, 'WIN') };
  const { round } = move;
  if (round.kind === 'external') throw new Error('Demo play has rounds of its own only');
  if (round.kind === 'new')
    return { roundId: await insertDemoRound(sql, playSession.id, { ...move, round }, step), seq: 0 };
  await advanceDemoRound(sql, round.roundId, move, step);
  return { roundId: round.roundId, seq: round.expectedSeq + 1 };
};

const rest = { version: 0n, paid: { cash: 0n, bonus: 0n }, jackpotWins: [] };

type Known = Extract<CommitReply & AskReply, { status: 'replayed' }> | { readonly status: 'key_reused' };

/** The stored reply of the key. */
const knownReply = async (
  sql: Sql,
  playSession: DemoPlaySession,
  { key, requestHash }: Pick<Move, 'key' | 'requestHash'>,
): Promise<Known | undefined> => {
  const known = await findDemoReply(sql, playSession.id, key);
  if (known === undefined) return undefined;
  if (!known.requestHash.equals(requestHash)) return { status: 'key_reused' };
  const { roundId, seq, reply, balance } = known;
  return { ...rest, status: 'replayed', roundId, seq, reply, balances: { cash: balance, bonus: 0n } };
};

export interface DemoLedgerDeps {
  readonly db: Database;
  /** Content of the named pool in EUR cents, which are the subunits of play money. */
  readonly poolCents: (name: string) => Promise<bigint>;
}

/** Play money neither feeds nor empties a pool: it wins its share of the displayed amount. */
const jackpotsOf = ({ poolCents }: DemoLedgerDeps, { jackpots = [] }: Move): Promise<WonJackpot[]> =>
  Promise.all(
    jackpots
      .filter(({ winBp }) => winBp > 0)
      .map(async ({ name, winBp }) => ({ name, winBp, amount: ((await poolCents(name)) * BigInt(winBp)) / 10_000n })),
  );

/** Stored with the reply, because demo jackpots are stored nowhere else. */
const replyOf = ({ currency }: DemoPlaySession, { reply = null }: Move, won: readonly WonJackpot[]): Json =>
  won.length === 0 ? reply : ({ ...(reply as JsonObject), ...toPlayJackpots(currency, won) } as unknown as Json);

const commitDemo = async (deps: DemoLedgerDeps, playSession: DemoPlaySession, move: Move): Promise<CommitReply> => {
  const won = await jackpotsOf(deps, move);
  return deps.db.transaction(async (sql) => {
    const state = await lockDemoState(sql, playSession.id);
    const refusal = (await knownReply(sql, playSession, move)) ?? (await refusalOf(sql, playSession, state, move));
    if (refusal !== undefined) return refusal;
    const gained = won.reduce((sum, { amount }) => sum + amount, sumOf(move, 'WIN'));
    const balance = state.balance - sumOf(move, 'BET') + gained;
    const { roundId, seq } = await write(sql, playSession, move);
    const reply = replyOf(playSession, move, won);
    await bookDemo(sql, playSession.id, balance, move.round.kind === 'new');
    await insertDemoReply(sql, playSession.id, move.key, {
      requestHash: move.requestHash,
      roundId,
      seq,
      balance,
      reply,
    });
    return { ...rest, status: 'settled', roundId, seq, reply, balances: { cash: balance, bonus: 0n } };
  });
};

const roomOf = ({ minimumCycleMs: cycleMs }: DemoPlaySession): StakeRoom => ({
  ...{ cycleMs, limitLeftCents: undefined, maxStakeCents: undefined, maxFirstStake: undefined },
});

/** The key is looked up last: a move booked between these queries then returns its reply instead of a refusal. */
const askDemo = async (db: Database, playSession: DemoPlaySession, question: Question): Promise<AskReply> => {
  const state = await readDemoState(db, playSession.id);
  const refusal = await refusalOf(db, playSession, state, question);
  const known = await knownReply(db, playSession, question);
  const balances = { cash: state.balance, bonus: 0n };
  return known ?? refusal ?? { status: 'acceptable', balances, room: roomOf(playSession) };
};

export const demoLedger = (deps: DemoLedgerDeps, playSession: DemoPlaySession): RoundLedger => ({
  commit: (move) => commitDemo(deps, playSession, move),
  ask: (question) => askDemo(deps.db, playSession, question),
  jackpotsOf: async () => [],
  balances: async () => ({ cash: (await readDemoState(deps.db, playSession.id)).balance, bonus: 0n }),
});
