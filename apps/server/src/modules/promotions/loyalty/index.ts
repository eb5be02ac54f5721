/** Points, levels, rakeback and gifts of levels. */
import { claimRakeback, payAllRakeback, payClosedAccounts } from './claim-rakeback.ts';
import { loyaltyConsumer } from './count-rounds.ts';
import type { LoyaltyDeps } from './deps.ts';
import { grantDueGifts } from './grant-gifts.ts';
import { readLoyalty, readLoyaltyOfPlayer } from './read-loyalty.ts';

export type { BreakSpan, HouseEdge } from './deps.ts';
export { levelOfPlayer } from './read-loyalty.ts';
export { declareLoyaltyJobs } from './jobs.ts';
export { subscribeLoyalty } from './events.ts';

export const createLoyalty = (deps: LoyaltyDeps) => ({
  level: readLoyalty(deps),
  ofPlayer: readLoyaltyOfPlayer(deps),
  claim: claimRakeback(deps),
  /** For the worker. */
  payAllRakeback: payAllRakeback(deps),
  payClosedAccounts: payClosedAccounts(deps),
  grantDueGifts: grantDueGifts(deps),
  consumer: loyaltyConsumer(deps),
});

export type Loyalty = ReturnType<typeof createLoyalty>;
