import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DehydratedCache, CacheEntry } from './dehydrate.ts';
import { parseCache } from './dehydrated-text.ts';

const hydrated = new WeakMap<QueryClient, Set<DehydratedCache>>();

/** Puts the document's data into the query cache, once. What is in the cache already is newer and stays. */
export const hydrateCache = (client: QueryClient, state: DehydratedCache): void => {
  const before = hydrated.get(client) ?? new Set();
  if (before.has(state)) return;
  hydrated.set(client, before.add(state));
  for (const [key, data] of parseCache(state) as CacheEntry[]) {
    if (client.getQueryData(key) === undefined) client.setQueryData(key, data);
  }
};

/** Hydrates the cache before children read it. */
export const HydratedCache = ({
  state,
  children,
}: {
  readonly state: DehydratedCache | undefined;
  readonly children: ReactNode;
}) => {
  const client = useQueryClient();
  if (state !== undefined) hydrateCache(client, state);
  return children;
};
