/** The rounds of a demo session. */
import { readAmount } from '@carmine/money';
import type { Database } from '../../../database/database.ts';
import type { RoundId } from '../../../platform/ids/ids.ts';
import type { RoundHistory } from '../rounds/round-history.ts';
import type { WonJackpot } from '../rounds/round-ledger.ts';
import { readDemoPresentedParts, writeDemoPresentedParts } from '../rounds/presented-parts-store.ts';
import {
  findDemoRound,
  findOpenDemoRound,
  readDemoActions,
  readDemoJackpots,
  readDemoRounds,
} from './demo-round-store.ts';

const jackpotsOf = async (db: Database, sessionId: bigint, id: RoundId): Promise<WonJackpot[]> => {
  const won = await readDemoJackpots(db, sessionId, id);
  return won.map(({ name, winBp, amount, currency }) => ({
    ...{ name, winBp, amount: readAmount(currency, amount).subunits },
  }));
};

export const demoHistory = (db: Database, sessionId: bigint): RoundHistory => ({
  openRound: () => findOpenDemoRound(db, sessionId),
  findRound: (id) => findDemoRound(db, sessionId, id),
  rounds: (size) => readDemoRounds(db, sessionId, size),
  lastSettled: async (since) =>
    (await readDemoRounds(db, sessionId, 1)).find(({ settledAt }) => settledAt !== undefined && settledAt > since),
  actions: async (id) =>
    (await readDemoActions(db, sessionId, id)).map((action, index) => ({ seq: index + 1, action })),
  jackpots: (id) => jackpotsOf(db, sessionId, id),
  presentedParts: (id) => readDemoPresentedParts(db, id),
  markPresented: ({ id }, parts) => writeDemoPresentedParts(db, id, parts),
});
