/** Fills a request's cache in the loader, so that the first render has everything it shows. */
import {
  dehydrate,
  type DehydratedState,
  type QueryClient,
  type QueryExecuteOptions,
  type QueryKey,
} from '@tanstack/react-query';
import { getQueryClient } from '../platform/query-client.ts';

/** Asks for something that will be shown; who shows it also says when it failed. */
export const prefetch = <T, K extends QueryKey>(
  client: QueryClient,
  options: QueryExecuteOptions<T, Error, T, T, K>,
): Promise<unknown> => client.query(options).catch(() => undefined);

/** A failed query is left out: the browser asks again and says what failed. */
export const seed = async (fill: (client: QueryClient) => readonly Promise<unknown>[]): Promise<DehydratedState> => {
  const client = getQueryClient();
  await Promise.all(fill(client));
  return dehydrate(client);
};
