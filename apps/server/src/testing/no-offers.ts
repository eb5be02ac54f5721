/** Payments of a house without promotions. */
import type { DepositOffers } from '../modules/payments/index.ts';

export const noOffers: DepositOffers = {
  isCoupon: async () => false,
  bindDeposit: async () => undefined,
  noteCashOut: async () => undefined,
  leastEarningDeposit: async ({ playerId }) => (playerId === undefined ? 1_000n : 2_000n),
};
