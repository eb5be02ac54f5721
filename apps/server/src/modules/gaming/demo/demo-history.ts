/** The rounds of a demo session. */
import type { Database } from '../../../database/database.ts';
import type { RoundHistory } from '../rounds/round-history.ts';
import { readDemoTold, writeDemoTold } from '../rounds/telling-store.ts';
import { findDemoRound, findOpenDemoRound, readDemoActions, readDemoRounds } from './demo-round-store.ts';

export const demoHistory = (db: Database, sessionId: bigint): RoundHistory => ({
  openRound: () => findOpenDemoRound(db, sessionId),
  findRound: (id) => findDemoRound(db, sessionId, id),
  rounds: (size) => readDemoRounds(db, sessionId, size),
  lastSettled: async (since) =>
    (await readDemoRounds(db, sessionId, 1)).find(({ settledAt }) => settledAt !== undefined && settledAt > since),
  actions: async (id) =>
    (await readDemoActions(db, sessionId, id)).map((action, index) => ({ seq: index + 1, action })),
  told: (id) => readDemoTold(db, id),
  markTold: ({ id }, told) => writeDemoTold(db, id, told),
});
