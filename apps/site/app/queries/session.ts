import { getProfile, isAuthenticated, type Call } from '@carmine/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { orThrowResponse } from '../platform/answers.ts';
import { call as browserCall } from '../platform/browser-call.ts';
import type { SessionSummary } from '../platform/services.ts';

/** Who is signed in, or null; seeded by the document. */
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

export const useSession = (): SessionSummary | null => useQuery(sessionQuery()).data ?? null;
