/** Demo rounds: the ledger's rules of order and keys, over play money. */
import type { Database, Sql } from '../../../database/database.ts';
import type { RoundId } from '../../../platform/ids/ids.ts';
import type { Json } from '../../../platform/json.ts';
import type { CommitReply, StakeRoom } from '../../wallet/index.ts';
import {
  advanceDemoRound,
  findDemoReply,
  findDemoRound,
  findOpenDemoRound,
  insertDemoReply,
  insertDemoRound,
  readDemoActions,
  readDemoRounds,
} from './demo-round-store.ts';
import { activateNextDemoSeed, findDemoSeed, insertNextDemoSeed, readDemoSeeds } from './demo-seed-store.ts';
import { bookDemo, lockDemoState, readDemoState, type DemoState } from './demo-store.ts';
import type { Move, OpenSeeds, RoundBook } from '../rounds/round-book.ts';
import type { DemoSeat } from '../rounds/seat.ts';
import type { SeedVault } from '../fairness/server-seed.ts';
import { readDemoTold, writeDemoTold } from '../rounds/telling-store.ts';

export interface DemoBookDeps {
  readonly db: Database;
  readonly vault: SeedVault;
}

/** The first pair of a new session. */
export const seedDemo = async (sql: Sql, vault: SeedVault, sessionId: bigint): Promise<void> => {
  await insertNextDemoSeed(sql, sessionId, vault.make());
  await activateNextDemoSeed(sql, sessionId, vault.clientSeed());
  await insertNextDemoSeed(sql, sessionId, vault.make());
};

const readOpenSeeds = async (sql: Sql, vault: SeedVault, sessionId: bigint): Promise<OpenSeeds> => {
  const [[active, next], state] = [await readDemoSeeds(sql, sessionId), await readDemoState(sql, sessionId)];
  if (active?.clientSeed === undefined || next === undefined) throw new Error('A demo session has no seeds');
  return {
    seedId: active.id,
    serverSeed: vault.open(active),
    serverSeedHash: active.hash,
    clientSeed: active.clientSeed,
    nextNonce: state.nextNonce,
    nextServerSeedHash: next.hash,
  };
};

const sumOf = (move: Move, type: 'BET' | 'WIN'): bigint =>
  move.actions.reduce((sum, action) => (action.type === type ? sum + action.amount : sum), 0n);

/** Why the locked session does not take the move; nothing when it does. */
const refusalOf = async (sql: Sql, seat: DemoSeat, state: DemoState, move: Move): Promise<CommitReply | undefined> => {
  if (state.ended) return { status: 'no_session' };
  const { round } = move;
  const step = round.kind === 'check' ? round.existing : round.kind === 'existing' ? round : undefined;
  if (step !== undefined) {
    const found = await findDemoRound(sql, seat.id, step.roundId);
    if (found?.status !== 'open') return { status: 'closed' };
    if (found.seq !== step.expectedSeq) return { status: 'stale_seq', roundId: found.id };
  } else if (round.kind !== 'existing') {
    if (round.kind === 'external' || round.seedId !== state.activeSeedId || round.nonce !== state.nextNonce)
      return { status: 'stale_nonce' };
    const open = await findOpenDemoRound(sql, seat.id);
    if (open !== undefined) return { status: 'stale_seq', roundId: open.id };
    if (state.waitMs > 0) return { status: 'too_fast', retryAfterMs: state.waitMs };
  }
  return sumOf(move, 'BET') > state.balance
    ? { status: 'funds', balances: { cash: state.balance, bonus: 0n } }
    : undefined;
};

const write = async (sql: Sql, seat: DemoSeat, move: Move): Promise<{ roundId: RoundId; seq: number }> => {
  const step = { debit: sumOf(move, 'BET'), credit: sumOf(move, 'WIN') };
  const { round } = move;
  if (round.kind === 'external' || round.kind === 'check') throw new Error('Demo play has rounds of its own only');
  if (round.kind === 'new') return { roundId: await insertDemoRound(sql, seat.id, { ...move, round }, step), seq: 0 };
  await advanceDemoRound(sql, round.roundId, move, step);
  return { roundId: round.roundId, seq: round.expectedSeq + 1 };
};

const cashOf = ({ balance }: DemoState) => ({ cash: balance, bonus: 0n });
const roomOf = ({ minimumCycleMs: cycleMs }: DemoSeat): StakeRoom => ({
  ...{ cycleMs, limitLeftCents: undefined, maxStakeCents: undefined, maxFirstStake: undefined },
});

const commitDemo = (db: Database, seat: DemoSeat, move: Move): Promise<CommitReply> =>
  db.transaction(async (sql) => {
    const state = await lockDemoState(sql, seat.id);
    const known = await findDemoReply(sql, seat.id, move.key);
    const rest = { version: 0n, paid: { cash: 0n, bonus: 0n }, jackpotWins: [] };
    if (known !== undefined) {
      if (!known.requestHash.equals(move.requestHash)) return { status: 'key_reused' };
      const { roundId, seq, reply, balance } = known;
      return { ...rest, status: 'replayed', roundId, seq, reply, balances: { cash: balance, bonus: 0n } };
    }
    const refusal = await refusalOf(sql, seat, state, move);
    if (refusal !== undefined) return refusal;
    if (move.round.kind === 'check') return { status: 'acceptable', balances: cashOf(state), room: roomOf(seat) };
    const balance = state.balance - sumOf(move, 'BET') + sumOf(move, 'WIN');
    const { roundId, seq } = await write(sql, seat, move);
    const reply: Json = move.reply ?? null;
    await bookDemo(sql, seat.id, balance, move.round.kind === 'new');
    await insertDemoReply(sql, seat.id, move.key, { requestHash: move.requestHash, roundId, seq, balance, reply });
    return { ...rest, status: 'settled', roundId, seq, reply, balances: { cash: balance, bonus: 0n } };
  });

const rotateDemo = (
  { db, vault }: DemoBookDeps,
  seat: DemoSeat,
  clientSeed: string | undefined,
): ReturnType<RoundBook['rotate']> =>
  db.transaction(async (sql) => {
    await lockDemoState(sql, seat.id);
    if ((await findOpenDemoRound(sql, seat.id)) !== undefined) return { ok: false, reason: 'round_open' };
    const seeds = await readOpenSeeds(sql, vault, seat.id);
    await activateNextDemoSeed(sql, seat.id, clientSeed ?? seeds.clientSeed);
    await insertNextDemoSeed(sql, seat.id, vault.make());
    const { serverSeed, serverSeedHash, clientSeed: used, nextNonce: rounds } = seeds;
    return { ok: true, rotation: { revealed: { serverSeed, serverSeedHash, clientSeed: used, rounds } } };
  });

export const demoBook = (deps: DemoBookDeps, seat: DemoSeat): RoundBook => {
  const { db, vault } = deps;
  const balance = async () => (await readDemoState(db, seat.id)).balance;
  return {
    seeds: () => readOpenSeeds(db, vault, seat.id),
    forgetSeeds: () => undefined,
    commit: (move) => commitDemo(db, seat, move),
    openRound: () => findOpenDemoRound(db, seat.id),
    findRound: (id) => findDemoRound(db, seat.id, id),
    rounds: (size) => readDemoRounds(db, seat.id, size),
    lastSettled: async (since) =>
      (await readDemoRounds(db, seat.id, 1)).find(({ settledAt }) => settledAt !== undefined && settledAt > since),
    told: (id) => readDemoTold(db, id),
    markTold: ({ id }, told) => writeDemoTold(db, id, told),
    actions: async (id) =>
      (await readDemoActions(db, seat.id, id)).map((action, index) => ({ seq: index + 1, action })),
    seedsOf: async ({ seedId }) => {
      const stored = seedId === undefined ? undefined : await findDemoSeed(db, seat.id, seedId);
      if (stored?.clientSeed === undefined) return undefined;
      const { hash, clientSeed, state } = stored;
      return { serverSeed: vault.open(stored), serverSeedHash: hash, clientSeed, revealed: state === 'revealed' };
    },
    rotate: (clientSeed) => rotateDemo(deps, seat, clientSeed),
    balances: async () => ({ cash: await balance(), bonus: 0n }),
  };
};
