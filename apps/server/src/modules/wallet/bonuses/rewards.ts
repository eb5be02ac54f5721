/** What the house pays a player outside a round. */
import * as store from './reward-store.ts';
import type { Credit, Rewards } from '../promotion-money.ts';

export const toCredit = ({ repeated, to, settled }: store.CreditRow): Credit => ({
  ok: true,
  repeated,
  to,
  settled: BigInt(settled),
});

export const rewards: Rewards = {
  payReward: async (sql, input) => {
    const paid = await store.payReward(sql, input);
    return paid === undefined ? { ok: false, reason: 'protected' } : toCredit(paid);
  },
};
