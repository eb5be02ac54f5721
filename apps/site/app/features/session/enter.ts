/** What follows when a visitor becomes a player, by registration or by sign-in. */
import type { User } from '@carmine/contract/account/user-service';
import type { QueryClient } from '@tanstack/react-query';
import type { SessionSummary } from '../../platform/calls/services.ts';
import { profileQuery } from '../../queries/profile.ts';
import { sessionQuery } from '../../queries/session.ts';
import { rememberUser } from './stored-user.ts';

const ofPlayer = ['wallets', 'favourites', 'deposits', 'minimums', 'promotions', 'loyalty'] as const;

/** The profile, the eligible promotions, the loyalty level and the authentication check are asked again. */
export const enterAs = (client: QueryClient, user: User): void => {
  rememberUser(user);
  const session: SessionSummary = { id: user.id, name: user.name, email: user.email };
  client.setQueryData<SessionSummary | null>(sessionQuery().queryKey, session);
  for (const key of ofPlayer) void client.invalidateQueries({ queryKey: [key] });
  void client.query({ ...profileQuery(), staleTime: 0 }).catch(() => undefined);
  void client.invalidateQueries({ queryKey: sessionQuery().queryKey });
};
