import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from '../queries/session.ts';

/** Queries without personal data, or fetched by every new session. */
const everybodys: ReadonlySet<unknown> = new Set([
  ...['catalogue', 'games', 'category', 'jackpots', 'winners', 'rules', 'currencies'],
  ...['cdn', 'location', 'minimums', 'protection-status'],
]);

/** Keeps the session query, but not the list of the player's sessions. */
const isOwn = ([name, ...rest]: QueryKey): boolean => (name === 'session' ? rest.length > 0 : !everybodys.has(name));

/** However a session ends, here or elsewhere, its data must not be shown to the next user. */
export const useForgetting = (): void => {
  const client = useQueryClient();
  const playerId = useSession()?.id;
  const before = useRef(playerId);
  useEffect(() => {
    const left = before.current !== undefined && before.current !== playerId;
    before.current = playerId;
    if (left) client.removeQueries({ predicate: ({ queryKey }) => isOwn(queryKey) });
  }, [client, playerId]);
};
