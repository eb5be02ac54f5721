import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Seed, Seedling } from './seed.ts';
import { readSeed } from './seed-text.ts';

/** Puts the document's answers into the cache before anybody below reads it; what is there already is newer. */
export const Seeded = ({ state, children }: { readonly state: Seed | undefined; readonly children: ReactNode }) => {
  const client = useQueryClient();
  const [sown, setSown] = useState<Seed>();
  if (state !== undefined && state !== sown) {
    for (const [key, data] of readSeed(state) as Seedling[]) {
      if (client.getQueryData(key) === undefined) client.setQueryData(key, data);
    }
    setSown(state);
  }
  return children;
};
