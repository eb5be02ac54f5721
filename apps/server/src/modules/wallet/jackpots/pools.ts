/** The pools that jackpots are paid from: seeds, cycles with their commitments, and what was won. */
import type { Database } from '../../../database/database.ts';
import type { JackpotPools } from './pool.ts';
import * as store from './pool-store.ts';

export const createJackpotPools = (db: Database): JackpotPools => ({
  createPool: store.createPool,
  pools: () => store.pools(db),
  pool: (id) => store.pool(db, id),
  openJackpotCycle: store.openCycle,
  jackpotSeeds: () => store.jackpotSeeds(db),
  lastJackpotWins: () => store.lastWins(db),
  wonJackpots: (input) => store.wonJackpots(db, input),
});
