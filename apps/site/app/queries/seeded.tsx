import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Seed, Seedling } from './seed.ts';
import { readSeed } from './seed-text.ts';

const sown = new WeakMap<QueryClient, Set<Seed>>();

/** Puts a document's answers into the cache, once; what is there already is newer. */
export const sow = (client: QueryClient, state: Seed): void => {
  const before = sown.get(client) ?? new Set();
  if (before.has(state)) return;
  sown.set(client, before.add(state));
  for (const [key, data] of readSeed(state) as Seedling[]) {
    if (client.getQueryData(key) === undefined) client.setQueryData(key, data);
  }
};

/** Before anybody below reads it. */
export const Seeded = ({ state, children }: { readonly state: Seed | undefined; readonly children: ReactNode }) => {
  const client = useQueryClient();
  if (state !== undefined) sow(client, state);
  return children;
};
