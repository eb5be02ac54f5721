/**
 * Durable feed of settled rounds for consumers outside the path of a bet. It reads the blocks that seal the ledger: a block
 * contains only committed rows, and a round only after its end, so a cursor over blocks follows commit order rather than ids
 * or timestamps. Handling a batch and moving its cursor are one transaction, so database writes of a handler happen exactly
 * once. Consumers do not slow each other down.
 */
import type { Database, Sql } from '../../../database/database.ts';
import type { PlayerId, RoundId } from '../ids.ts';
import * as store from './feed-store.ts';
import { lastBlockWithin } from '../seals/seal-store.ts';
import type { Round } from '../rounds/round.ts';

/** Blocks `after` + 1 to `to`. Rounds and reversals are read lazily, because consumers that count in SQL need neither. */
export interface FeedBatch {
  readonly after: bigint;
  readonly to: bigint;
  /** Each once, including voided ones, with its final amounts. */
  rounds(): Promise<Round[]>;
  /** Reversals of settled rounds: in the same batch as the round or later, or slightly before it while sealing catches up. */
  reversals(): Promise<store.RoundReversal[]>;
  /** Cash staked on these rounds, oldest first; what a later batch reverses may be missing from it already. */
  stakes(): Promise<store.RoundStake[]>;
  /** Every round of a player in a span of time, in any batch. */
  stakesWithin(playerId: PlayerId, from: Date, to: Date): Promise<store.RoundStake[]>;
  /** The same of some rounds of one player, in any batch. */
  stakesOf(playerId: PlayerId, rounds: readonly RoundId[]): Promise<store.RoundStake[]>;
}

export interface FeedConsumer {
  /** Name of its cursor; must never change. */
  readonly name: string;
  /** Where a new consumer starts: at the first round ever settled, or at what is sealed from now on. */
  readonly startsAt: 'beginning' | 'now';
  /** If it throws, the batch is rolled back and delivered again. */
  handle(sql: Sql, batch: FeedBatch): Promise<void>;
}

export interface FeedDeps {
  readonly db: Database;
  readonly consumers: readonly FeedConsumer[];
  /** Ledger rows per batch. */
  readonly rowsAtOnce?: number;
  /** Batches per call. */
  readonly batchesAtOnce?: number;
}

const advanceOnce = (db: Database, { name, handle }: FeedConsumer, rowsAtOnce: number): Promise<boolean> =>
  db.transaction(async (sql) => {
    const cursor = await store.lockCursor(sql, name);
    if (cursor === undefined || cursor.block >= cursor.newest) return false;
    const after = cursor.block;
    const to = await lastBlockWithin(sql, after, cursor.newest, rowsAtOnce);
    await handle(sql, {
      ...{ after, to },
      rounds: () => store.settledRounds(sql, after, to),
      reversals: () => store.reversedRounds(sql, after, to),
      stakes: () => store.stakesOfBlocks(sql, after, to),
      stakesWithin: (playerId, from, end) => store.stakesWithin(sql, playerId, from, end),
      stakesOf: (playerId, rounds) => store.stakesOfRounds(sql, playerId, rounds),
    });
    await store.saveCursor(sql, name, to);
    return true;
  });

export const createRoundFeed = ({ db, consumers, rowsAtOnce = 20_000, batchesAtOnce = 20 }: FeedDeps) => {
  const byName = new Map(consumers.map((consumer) => [consumer.name, consumer]));
  if (byName.size < consumers.length) throw new Error('Two consumers of the round feed have the same name');
  return {
    /** Called by the worker every few seconds. Delivers new rounds batch by batch; concurrent workers take turns. */
    advance: async (name: string): Promise<{ behindSeconds: number }> => {
      const consumer = byName.get(name);
      if (consumer === undefined) throw new Error(`No consumer ${name} of the round feed`);
      await store.insertCursor(db, name, consumer.startsAt);
      for (let batch = 0; batch < batchesAtOnce; batch += 1) if (!(await advanceOnce(db, consumer, rowsAtOnce))) break;
      return { behindSeconds: await store.behindSeconds(db, name) };
    },
  };
};

export type RoundFeed = ReturnType<typeof createRoundFeed>;
