import { getCryptoPayments, getFiatPayments, type Call } from '@carmine/contract';
import { queryOptions } from '@tanstack/react-query';
import { orThrowResponse } from '../platform/answers.ts';
import { call as browserCall } from '../platform/browser-call.ts';
import { pageSize } from './bets.ts';

export interface PaymentFilter {
  readonly direction: 'deposit' | 'withdraw';
  readonly kind: 'fiat' | 'crypto';
  /** Whole days, both included; empty for no bound. */
  readonly from: string;
  readonly to: string;
  readonly page: number;
}

/** Beside the other deposit queries, so that what the socket tells of a payment reaches this list too. */
export const paymentsQuery = (filter: PaymentFilter, call: Call = browserCall) => {
  const { direction, kind, from, to, page } = filter;
  return queryOptions({
    queryKey: ['deposits', 'payments', direction, kind, from, to, page],
    queryFn: async () =>
      orThrowResponse(
        await call(kind === 'fiat' ? getFiatPayments : getCryptoPayments, {
          params: { type: direction },
          query: { page, size: pageSize, ...(from && { from }), ...(to && { to }) },
        }),
      ),
    staleTime: 0,
    retry: false,
  });
};
