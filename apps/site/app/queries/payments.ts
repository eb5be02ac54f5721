import type { Call } from '@carmine/contract/call';
import { getCryptoPayments, getFiatPayments, type Payment } from '@carmine/contract/payments/deposits';
import { queryOptions } from '@tanstack/react-query';
import { orThrowResponse } from '../platform/calls/answers.ts';
import { call as browserCall } from '../platform/calls/browser-call.ts';
import { liveStaleMs } from '../platform/calls/query-client.ts';
import { pageSize } from '../features/history/queries.ts';

export const directions = ['deposit', 'withdraw'] as const;
export const kinds = ['fiat', 'crypto'] as const;

type Direction = (typeof directions)[number];
type Kind = (typeof kinds)[number];

interface Days {
  /** Whole days, both included; empty for no bound. */
  readonly from: string;
  readonly to: string;
}

export interface PaymentFilter extends Days {
  readonly direction: Direction | 'all';
  readonly kind: Kind | 'all';
  readonly page: number;
}

interface List extends Days {
  readonly direction: Direction;
  readonly kind: Kind;
}

const readPage = async (call: Call, { direction, kind, from, to }: List, page: number, size: number) =>
  orThrowResponse(
    await call(kind === 'fiat' ? getFiatPayments : getCryptoPayments, {
      params: { type: direction },
      query: { page, size, ...(from && { from }), ...(to && { to }) },
    }),
  );

/** The API's maximum page size. */
const most = 100;

/** The newest entries of one list. */
const readNewest = async (call: Call, list: List, count: number) => {
  const size = Math.min(count, most);
  const items: Payment[] = [];
  for (let page = 0; ; page += 1) {
    const found = await readPage(call, list, page, size);
    items.push(...found.items);
    if (found.items.length < size || items.length >= count) return { items, total: found.total };
  }
};

/** A page of several lists as one, the newest first: none has more in it than the page and those before it. */
const readTogether = async (call: Call, lists: readonly List[], page: number) => {
  const end = (page + 1) * pageSize;
  const all = await Promise.all(lists.map((list) => readNewest(call, list, end)));
  const items = all.flatMap((list) => list.items).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return {
    items: items.slice(page * pageSize, end),
    page,
    size: pageSize,
    total: all.reduce((sum, { total }) => sum + total, 0),
  };
};

/** Key beside the other deposit queries, so that hints about payments invalidate this list too. */
export const paymentsQuery = (filter: PaymentFilter, call: Call = browserCall) => {
  const { direction, kind, from, to, page } = filter;
  const lists = directions
    .flatMap((one) => kinds.map((other) => ({ direction: one, kind: other, from, to })))
    .filter((list) => [list.direction, 'all'].includes(direction) && [list.kind, 'all'].includes(kind));
  return queryOptions({
    queryKey: ['deposits', 'payments', direction, kind, from, to, page],
    queryFn: () => {
      const [only, ...others] = lists;
      return only !== undefined && others.length === 0
        ? readPage(call, only, page, pageSize)
        : readTogether(call, lists, page);
    },
    staleTime: liveStaleMs,
    retry: false,
  });
};
