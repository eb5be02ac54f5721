/** On-ramps, and what they say about purchases. */
import type { Call } from '@carmine/contract/call';
import { getOnRampOrders, getOnRamps, type OnRampState } from '@carmine/contract/payments/onramps';
import type { CurrencyCode } from '@carmine/money';
import { queryOptions } from '@tanstack/react-query';
import { orThrowResponse } from '../../../platform/calls/answers.ts';
import { call as browserCall } from '../../../platform/calls/browser-call.ts';
import { liveStaleMs } from '../../../platform/calls/query-client.ts';

export const onRampsQuery = (currency: CurrencyCode, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['onramps', 'offered', currency],
    queryFn: async () => orThrowResponse(await call(getOnRamps, { query: { currency } })),
    retry: false,
  });

export const onRampOrdersQuery = (currency: CurrencyCode, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['onramps', 'orders', currency],
    queryFn: async () => orThrowResponse(await call(getOnRampOrders, { query: { currency } })),
    staleTime: liveStaleMs,
    retry: false,
  });

/** Paid by the player: the coins are next. */
export const isBought = (status: OnRampState): boolean => ['paid', 'sent', 'completed'].includes(status);

/** Nothing more comes of it. */
export const hasFailed = (status: OnRampState): boolean => ['failed', 'cancelled', 'expired'].includes(status);
