import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { notify } from './notify.ts';

/** Server data is fresh for five minutes. */
export const staleTimeMs = 300_000;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { failureText?: string };
    mutationMeta: { failureText?: string };
  }
}

const create = (onServer: boolean): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (_error, query) => {
        if (query.meta?.failureText !== undefined) notify('error', query.meta.failureText);
      },
    }),
    mutationCache: new MutationCache({
      onError: (_error, _variables, _result, mutation) => {
        if (mutation.meta?.failureText !== undefined) notify('error', mutation.meta.failureText);
      },
    }),
    defaultOptions: {
      queries: { staleTime: staleTimeMs, retry: onServer ? false : 1, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });

let ofBrowser: QueryClient | undefined;

/** One for the browser's life; on the server one for each request, so that players never share a cache. */
export const getQueryClient = (): QueryClient => {
  if (typeof document === 'undefined') return create(true);
  ofBrowser ??= create(false);
  return ofBrowser;
};
