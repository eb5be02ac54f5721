/** Withdrawals change on their own; the socket announces it. Nothing here is retried automatically. */
import type { Call } from '@carmine/contract/call';
import {
  getCashOutChecklist,
  getCryptoWithdrawQuote,
  getWithdraw,
  postFiatWithdrawQuote,
} from '@carmine/contract/payments/cash-outs';
import type { Payment } from '@carmine/contract/payments/deposits';
import { getWithdrawable } from '@carmine/contract/payments/wallet';
import { formatAmount, type CurrencyCode, type Money } from '@carmine/money';
import { queryOptions } from '@tanstack/react-query';
import { orThrowResponse } from '../platform/calls/answers.ts';
import { call as browserCall } from '../platform/calls/browser-call.ts';
import { liveStaleMs } from '../platform/calls/query-client.ts';
import { texts } from '../texts/texts.ts';

/** Polls, because the end of a stop is not announced. */
const whilePaused = (paused: boolean | undefined): number | false => (paused === true ? 10_000 : false);

/** Key below `wallets`, so that invalidating balances invalidates this too. */
export const withdrawableQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['wallets', 'withdrawable'],
    queryFn: async () => orThrowResponse(await call(getWithdrawable, {})),
    staleTime: liveStaleMs,
    refetchInterval: ({ state }) => whilePaused(state.data?.paused),
    meta: { failureText: texts.failures.withdrawable },
  });

export const checklistQuery = (currency: CurrencyCode, amount: Money | undefined, call: Call = browserCall) => {
  const asked = amount?.currency === currency ? formatAmount(amount) : undefined;
  return queryOptions({
    queryKey: ['wallets', 'checklist', currency, asked ?? ''],
    queryFn: async () =>
      orThrowResponse(
        await call(getCashOutChecklist, { query: { currency, ...(asked === undefined ? {} : { amount: asked }) } }),
      ),
    staleTime: liveStaleMs,
    refetchInterval: ({ state }) => whilePaused(state.data?.items.some(({ code }) => code === 'paused')),
    retry: false,
  });
};

/** A network price is valid for seconds. */
const quoteFreshMs = 20_000;

export const quoteQuery = (amount: Money, call: Call = browserCall) => {
  const query = { currency: amount.currency, amount: formatAmount(amount) };
  return queryOptions({
    queryKey: ['cash-outs', 'quote', query.currency, query.amount],
    queryFn: async () => orThrowResponse(await call(getCryptoWithdrawQuote, { query })),
    staleTime: quoteFreshMs,
    retry: false,
  });
};

export const fiatQuoteQuery = (amount: Money, call: Call = browserCall) => {
  const body = { currency: amount.currency, amount: formatAmount(amount) };
  return queryOptions({
    queryKey: ['cash-outs', 'fiat-quote', body.currency, body.amount],
    queryFn: async () => orThrowResponse(await call(postFiatWithdrawQuote, { body })),
    staleTime: quoteFreshMs,
    retry: false,
  });
};

/** Key beside the deposits, because hints about payments invalidate both. */
export const withdrawQuery = (id: string, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['deposits', 'withdraw', id],
    queryFn: async () => orThrowResponse(await call(getWithdraw, { params: { id } })),
    staleTime: liveStaleMs,
    retry: false,
  });

const over: readonly Payment['status'][] = ['paid', 'rejected', 'failed', 'returned'];

export const isCashOutOver = (status: Payment['status']): boolean => over.includes(status);
