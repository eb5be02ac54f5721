/**
 * The durable feed of settled rounds, for whoever counts them off the bet's own path. It reads the blocks that seal the
 * ledger: a block takes in only what everybody who was writing has committed, and a round only after its end, so a cursor
 * over blocks follows commits, never ids or times. A batch and its cursor's move are one transaction: what a handler writes
 * to the database happens once. A slow consumer falls behind alone.
 */
import type { Database, Sql } from '../../../database/database.ts';
import * as store from './feed-store.ts';
import { lastBlockWithin } from '../seals/seal-store.ts';
import type { Round } from '../rounds/round.ts';

/** Blocks `after` + 1 to `to`. What is asked for is read then, so that who counts in SQL reads nothing here. */
export interface FeedBatch {
  readonly after: bigint;
  readonly to: bigint;
  /** Each once, voided ones too, with its final figures. */
  rounds(): Promise<Round[]>;
  /** What was taken back of settled rounds; in one batch with its round or later, or a little before it while sealing catches up. */
  reversals(): Promise<store.RoundReversal[]>;
}

export interface FeedConsumer {
  /** Its cursor's name, for ever. */
  readonly name: string;
  /** What it gets when it is new: everything that was ever settled, or what is sealed from then on. */
  readonly startsAt: 'beginning' | 'now';
  /** Throws: nothing of the batch happened, and the same comes again. */
  handle(sql: Sql, batch: FeedBatch): Promise<void>;
}

export interface FeedDeps {
  readonly db: Database;
  readonly consumers: readonly FeedConsumer[];
  /** Rows of the ledger in one batch. */
  readonly rowsAtOnce?: number;
  /** Batches of one call. */
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
    });
    await store.saveCursor(sql, name, to);
    return true;
  });

export const createRoundFeed = ({ db, consumers, rowsAtOnce = 20_000, batchesAtOnce = 20 }: FeedDeps) => {
  const byName = new Map(consumers.map((consumer) => [consumer.name, consumer]));
  if (byName.size < consumers.length) throw new Error('Two consumers of the round feed have one name');
  return {
    /** Worker only, every few seconds. Hands over what is new, batch by batch; several workers take turns. */
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
