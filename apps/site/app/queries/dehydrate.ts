/** Prefetches in a loader and dehydrates the cache, so that the first render has everything it shows. */
import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query';
import { getQueryClient } from '../platform/calls/query-client.ts';
import { serializeCache } from './dehydrated-text.ts';

/**
 * Query keys and data in the document, without fetchers. As text, which takes a sixth less than the router's serialization of objects
 * and is parsed much faster.
 */
export type DehydratedCache = string;

export type CacheEntry = readonly [key: QueryKey, data: unknown];

/** Errors are swallowed here: the component that shows the query reports them. */
export const prefetch = <T, K extends QueryKey>(
  client: QueryClient,
  options: QueryExecuteOptions<T, Error, T, T, K>,
): Promise<unknown> => client.query(options).catch(() => undefined);

/** Failed queries are left out: the browser fetches them again and reports what failed. */
export const dehydrate = async (
  fill: (client: QueryClient) => readonly Promise<unknown>[],
): Promise<DehydratedCache> => {
  const client = getQueryClient();
  await Promise.all(fill(client));
  const answered = client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { data } }): CacheEntry[] => (data === undefined ? [] : [[queryKey, data]]));
  return serializeCache(answered);
};
