import type { Call } from '@carmine/contract/call';
import { getProfile } from '@carmine/contract/account/profile';
import { isAuthenticated } from '@carmine/contract/account/user-service';
import { notifyManager, QueryObserver, queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { orThrowResponse } from '../platform/calls/answers.ts';
import { call as browserCall } from '../platform/calls/browser-call.ts';
import type { SessionSummary } from '../platform/calls/services.ts';
import { prefetch } from './dehydrate.ts';

/** The signed-in player, or null; hydrated from the document. */
export const sessionQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['session'],
    queryFn: async (): Promise<SessionSummary | null> => {
      const { authenticated } = orThrowResponse(await call(isAuthenticated, {}));
      if (!authenticated) return null;
      const profile = orThrowResponse(await call(getProfile, {}));
      return {
        id: profile.id,
        name: `${profile.firstName} ${profile.lastName}`,
        email: profile.email,
        avatar: profile.avatar,
      };
    },
  });

const createReader = (client: QueryClient) => {
  const options = sessionQuery();
  const createObserver = () => new QueryObserver(client, options);
  let observer: ReturnType<typeof createObserver> | undefined;
  let asking = false;
  /** Shared by concurrent subscribers: about forty when a page is hydrated. */
  const ask = async (): Promise<void> => {
    if (asking) return;
    asking = true;
    await prefetch(client, options);
    asking = false;
  };
  return {
    read: (): SessionSummary | null => client.getQueryData(options.queryKey) ?? null,
    subscribe: (changed: () => void): (() => void) => {
      observer ??= createObserver();
      const leave = observer.subscribe(notifyManager.batchCalls(changed));
      // Refetched after five minutes, like every query.
      void ask();
      return leave;
    },
  };
};

/** One for each cache. */
const readers = new WeakMap<QueryClient, ReturnType<typeof createReader>>();

const readerOf = (client: QueryClient) => {
  const reader = readers.get(client) ?? createReader(client);
  readers.set(client, reader);
  return reader;
};

/** All subscribers, such as every tile of a lobby, share one observer. */
export const useSession = (): SessionSummary | null => {
  const { subscribe, read } = readerOf(useQueryClient());
  return useSyncExternalStore(subscribe, read, read);
};
