/** Deposit queries never retry: a second try of money must be the player's own. */
import type { Call } from '@carmine/contract/call';
import { getDeposit, getFiatPayments, getTotalDeposits, type Payment } from '@carmine/contract/payments/deposits';
import { getPaymentMethods } from '@carmine/contract/payments/payment-methods';
import type { CurrencyCode } from '@carmine/money';
import { queryOptions } from '@tanstack/react-query';
import { orThrowResponse } from '../platform/calls/answers.ts';
import { call as browserCall } from '../platform/calls/browser-call.ts';
import { liveStaleMs } from '../platform/calls/query-client.ts';
import { texts } from '../texts/texts.ts';

export const methodsQuery = (currency: CurrencyCode, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['deposits', 'methods', currency],
    queryFn: async () => orThrowResponse(await call(getPaymentMethods, { query: { currency } })),
    retry: false,
  });

export const depositHistoryQuery = (page: number, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['deposits', 'history', page],
    queryFn: async () =>
      orThrowResponse(await call(getFiatPayments, { params: { type: 'deposit' }, query: { page, size: 20 } })),
    retry: false,
  });

/** The credited ones: their number decides which welcome offer is next. */
export const totalDepositsQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['deposits', 'total'],
    queryFn: async () => orThrowResponse(await call(getTotalDeposits, {})),
    retry: false,
    meta: { failureText: texts.failures.totalDeposits },
  });

/** States that do not change by themselves within minutes. */
const restingStates: readonly Payment['status'][] = ['credited', 'failed', 'cancelled', 'refunded', 'charged_back'];

export const isPayable = (status: Payment['status']): boolean => status === 'created' || status === 'pending';

export const isResting = (status: Payment['status']): boolean => restingStates.includes(status);

/** Charged back, and all of it credited again. */
export const isWonBack = ({ status, chargeBacks = [] }: Payment): boolean =>
  status === 'charged_back' && chargeBacks.length > 0 && chargeBacks.every(({ wonBackAt }) => wonBackAt !== undefined);

/** Refused and not refunded yet. */
export const isGoingBack = ({ status, legs }: Pick<Payment, 'status' | 'legs'>): boolean =>
  status === 'refunded' && legs?.some((leg) => leg.status !== 'paid') === true;

export const depositQuery = (id: string, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['deposits', 'one', id],
    queryFn: async () => orThrowResponse(await call(getDeposit, { params: { id } })),
    staleTime: liveStaleMs,
    retry: false,
  });
