/** Refer a friend: codes, friends who register with one, and what their first deposit brings both. */
import type { OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import type { ReferralDeps } from './deps.ts';
import { grantReward } from './grant-rewards.ts';
import { readReferralPage } from './read-referrals.ts';
import { invitationOf, recordReferral } from './record-referral.ts';
import * as store from './referral-store.ts';
import { readDueOf, readDueRewards } from './reward-store.ts';
import { decideReferral, noteFirstDeposit } from './settle-referral.ts';
import { referralTerms } from './terms.ts';

export type { ReferralDeps } from './deps.ts';
export { declareReferralJobs } from './jobs.ts';
export { subscribeReferrals } from './events.ts';

const atOnce = 200;

/** As far as it goes now; the job goes on from there. */
const advance =
  (deps: ReferralDeps) =>
  async (friendId: PlayerId): Promise<void> => {
    await noteFirstDeposit(deps)(friendId);
    await decideReferral(deps)(friendId);
    for (const reward of await readDueOf(deps.db, friendId)) await grantReward(deps)(reward);
  };

const endRules =
  ({ db, audit }: ReferralDeps) =>
  ({ by, reason }: { readonly by: OperatorId; readonly reason: string }): Promise<boolean> =>
    db.transaction(async (sql) => {
      if (!(await store.endRules(sql, by))) return false;
      await audit.record(sql, { operatorId: by, action: 'referral.end', details: { reason } });
      return true;
    });

export const createReferrals = (deps: ReferralDeps) => ({
  page: readReferralPage(deps),
  invitationOf: invitationOf(deps),
  termsOf: referralTerms,
  /** For operators. */
  rules: () => store.readRules(deps.db),
  figures: () => store.readFigures(deps.db),
  listForDesk: (offset: number, size: number) => store.readDesk(deps.db, offset, size),
  endRules: endRules(deps),
  /** Worker. */
  record: recordReferral(deps),
  advance: advance(deps),
  advanceAll: async (): Promise<void> => {
    const now = deps.clock.now();
    for (const friendId of await store.readToDecide(deps.db, now, atOnce)) await advance(deps)(friendId);
    for (const reward of await readDueRewards(deps.db, now, atOnce)) await grantReward(deps)(reward);
  },
});

export type Referrals = ReturnType<typeof createReferrals>;
