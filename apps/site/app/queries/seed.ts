/** Fills a request's cache in the loader, so that the first render has everything it shows. */
import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query';
import { getQueryClient } from '../platform/query-client.ts';

/** What a document carries of a cache: keys and answers, and nothing of how they were asked for. */
export type Seed = readonly (readonly [key: QueryKey, data: unknown])[];

/** Asks for something that will be shown; who shows it also says when it failed. */
export const prefetch = <T, K extends QueryKey>(
  client: QueryClient,
  options: QueryExecuteOptions<T, Error, T, T, K>,
): Promise<unknown> => client.query(options).catch(() => undefined);

/** The same game on two shelves is one object: the document writes each object once. */
const sharing = () => {
  const seen = new Map<string, unknown>();
  const once = (item: unknown): unknown => {
    const text = JSON.stringify(item);
    if (!seen.has(text)) seen.set(text, item);
    return seen.get(text);
  };
  return (data: unknown): unknown => (Array.isArray(data) ? data.map(once) : data);
};

/** A failed query is left out: the browser asks again and says what failed. */
export const seed = async (fill: (client: QueryClient) => readonly Promise<unknown>[]): Promise<Seed> => {
  const client = getQueryClient();
  await Promise.all(fill(client));
  const shared = sharing();
  return client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { data } }) => (data === undefined ? [] : [[queryKey, shared(data)] as const]));
};
