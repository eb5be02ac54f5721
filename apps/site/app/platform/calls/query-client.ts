import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { NoAnswer, RefusedResponse } from './answers.ts';
import { notify } from '../toasts/notify.ts';

/** Server data is fresh for five minutes. */
export const staleTimeMs = 300_000;

/** For data with change hints over the socket: refetched after this time in case a hint was lost. */
export const liveStaleMs = 30_000;

/** Without a socket a page asks again after so long. */
export const pollMs = 10_000;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { failureText?: string };
    mutationMeta: { failureText?: string };
  }
}

const isRefused = (error: Error, status: number): boolean =>
  error instanceof RefusedResponse && error.status === status;

/** A refusal is final; only possible accidents are retried, once. */
const retryOnce = (count: number, error: Error): boolean =>
  count < 1 && !(error instanceof RefusedResponse && error.status < 500);

const create = (onServer: boolean): QueryClient => {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // The session ended elsewhere: the page becomes a visitor's, and nothing has failed.
        if (isRefused(error, 401)) client.setQueryData(['session'], null);
        else if (query.meta?.failureText !== undefined) notify('error', query.meta.failureText);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => {
        if (meta?.failureText === undefined) return;
        const isOffline = error instanceof NoAnswer && !navigator.onLine;
        notify('error', isOffline ? error.message : meta.failureText);
      },
    }),
    defaultOptions: {
      queries: { staleTime: staleTimeMs, retry: onServer ? false : retryOnce, refetchOnWindowFocus: false },
      // Mutations fail without a connection instead of being queued: they would run unexpectedly later.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
};

let ofBrowser: QueryClient | undefined;

/** One for the browser's life; on the server one for each request, so that players never share a cache. */
export const getQueryClient = (): QueryClient => {
  if (typeof document === 'undefined') return create(true);
  ofBrowser ??= create(false);
  return ofBrowser;
};
