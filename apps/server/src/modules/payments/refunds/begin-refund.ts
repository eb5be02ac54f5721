/** Implements the refund port of deposits: starts refunds and reacts to their gateways. */
import type { RefundPort } from '../deposits/index.ts';
import type { PaymentsDeps } from '../deps.ts';
import { firstState } from './refund.ts';
import { askNow, insertRefund } from './refund-store.ts';

export const refundPort = ({ gateways }: Pick<PaymentsDeps, 'gateways'>): RefundPort => ({
  begin: (sql, deposit) => {
    const gateway = gateways.find(({ code }) => code === deposit.gateway);
    return insertRefund(sql, deposit, firstState(deposit, gateway));
  },
  askNow,
});
