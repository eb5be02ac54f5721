/** Fills a request's cache in the loader, so that the first render has everything it shows. */
import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query';
import { getQueryClient } from '../platform/calls/query-client.ts';
import { writeSeed } from './seed-text.ts';

/**
 * What a document carries of a cache: keys and answers, and nothing of how they were asked for. As text, for which a document
 * needs a sixth less than for the router's own way of writing objects, and a browser much less time.
 */
export type Seed = string;

export type Seedling = readonly [key: QueryKey, data: unknown];

/** Asks for something that will be shown; who shows it also says when it failed. */
export const prefetch = <T, K extends QueryKey>(
  client: QueryClient,
  options: QueryExecuteOptions<T, Error, T, T, K>,
): Promise<unknown> => client.query(options).catch(() => undefined);

/** A failed query is left out: the browser asks again and says what failed. */
export const seed = async (fill: (client: QueryClient) => readonly Promise<unknown>[]): Promise<Seed> => {
  const client = getQueryClient();
  await Promise.all(fill(client));
  const answered = client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { data } }): Seedling[] => (data === undefined ? [] : [[queryKey, data]]));
  return writeSeed(answered);
};
