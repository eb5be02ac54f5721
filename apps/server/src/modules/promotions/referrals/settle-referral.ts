/**
 * What a friend's first deposit brings. Decided once, on the friend's locked row, whatever is delivered twice, at once or in another
 * order; what was earned becomes one reward for each of the two.
 */
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { lockPlayers, readHousehold } from '../grants/grant-facts-store.ts';
import { centsOf } from '../offers/promotion.ts';
import type { ReferralDeps } from './deps.ts';
import { decide } from './referral.ts';
import * as store from './referral-store.ts';
import { insertReward } from './reward-store.ts';

type Deps = Pick<ReferralDeps, 'db' | 'clock'>;

const hourMs = 3_600_000;

/** Notes the deposit that decides, once its credit has been heard of. */
export const noteFirstDeposit =
  ({ db }: Deps) =>
  async (friendId: PlayerId): Promise<void> => {
    if ((await store.findReferral(db, friendId))?.state !== 'waiting') return;
    await db.transaction(async (sql) => {
      const referral = await store.lockReferral(sql, friendId);
      if (referral?.state !== 'waiting') return;
      const first = await store.readFirstDeposit(sql, friendId);
      if (first?.settledAt === undefined) return;
      const { waitHours } = await store.readVersion(sql, referral.version);
      await store.noteDeposit(sql, friendId, first.depositId, new Date(first.settledAt.getTime() + waitHours * hourMs));
    });
  };

/** Nothing happens before the time has come. */
export const decideReferral =
  ({ db, clock }: Deps) =>
  async (friendId: PlayerId): Promise<void> => {
    const now = clock.now();
    if (!(await store.isToDecide(db, friendId, now))) return;
    const relatives = await readHousehold(db, friendId);
    await db.transaction(async (sql) => {
      // Of two friends of one household, the second one sees what the first has earned.
      await lockPlayers(sql, [friendId, ...relatives.map((one) => one.playerId)]);
      const referral = await store.lockReferral(sql, friendId);
      if (referral?.state !== 'settled') return;
      const first = await store.readFirstDeposit(sql, friendId);
      if (first === undefined) throw new Error(`The first deposit of player ${friendId} is gone`);
      const { referrerId, version } = referral;
      const rules = await store.readVersion(sql, version);
      const earned = await store.earnedAmong(
        sql,
        relatives.map((one) => one.playerId),
      );
      const related = relatives.filter((one) => one.playerId === referrerId || earned.has(one.playerId));
      const decision = decide(rules, first, related);
      if (!decision.earned) {
        await store.refuseReferral(sql, friendId, decision.reason, now);
        return;
      }
      await store.markEarned(sql, friendId, now);
      const review = decision.review ?? null;
      for (const [side, playerId, eur] of [
        ['friend', friendId, rules.friendEur],
        ['referrer', referrerId, rules.referrerEur],
      ] as const)
        await insertReward(sql, { playerId, friendId, side, cents: centsOf(eur), review });
    });
  };
