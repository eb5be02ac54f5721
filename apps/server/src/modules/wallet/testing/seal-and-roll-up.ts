/** Runs the worker's jobs: seals what no open transaction can still change, and rolls it up. */
import type { Database } from '../../../database/database.ts';
import { betRollUps, createLedgerSeals, createRoundFeed, playTimeRollUps, rollUps } from '../index.ts';

export const seal = async (db: Database): Promise<void> => {
  const seals = createLedgerSeals({ db, key: Buffer.alloc(32, 8) });
  // The first run may only record open transactions.
  for (let look = 0; look < 2; look += 1) await seals.look();
};

export const sealAndRollUp = async (db: Database): Promise<void> => {
  await seal(db);
  const consumers = [rollUps, betRollUps, playTimeRollUps];
  const feed = createRoundFeed({ db, consumers });
  for (const { name } of consumers) await feed.advance(name);
};
