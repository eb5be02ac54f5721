import type { LiveTopic } from '@carmine/contract/live';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '../platform/drawing/idle.ts';
import { pollMs } from '../platform/calls/query-client.ts';
import { useSession } from '../queries/session.ts';
import { useStore } from '../state/store.ts';
import { raiseMeters } from './raise-meters.ts';

/** What a topic makes old. */
export const staleByTopic: Readonly<Record<LiveTopic, readonly string[]>> = {
  balance: ['wallets', 'bets', 'activity', 'limits'],
  payment: ['deposits', 'wallets', 'minimums', 'promotions', 'activity', 'limits'],
  promotions: ['minimums', 'promotions', 'wallets'],
  notice: ['notices'],
  verification: ['verification', 'profile'],
  sessionEnded: ['session'],
  support: ['chat'],
  winners: ['winners'],
  jackpots: [],
  tables: [],
  chat: [],
  tableBets: [],
  tableChat: ['chat-shown'],
  competitions: ['competitions'],
};

/** What a page polls while it has no socket. */
const watched = (signedIn: boolean, chatting: boolean): readonly string[] => [
  ...(signedIn ? ['wallets', 'deposits'] : []),
  ...(signedIn || chatting ? ['chat'] : []),
];

const invalidate = (client: QueryClient, keys: readonly string[]) =>
  keys.forEach((key) => void client.invalidateQueries({ queryKey: [key] }));

/**
 * Maintains the socket; without one, the page polls every ten seconds. Reconnects after signing in and after a visitor's first message,
 * because the socket's identity is determined when it opens.
 */
export const useLive = (): void => {
  const client = useQueryClient();
  const playerId = useSession()?.id;
  const chatting = useStore((state) => state.process.chatting);
  useEffect(() => {
    let stop = (): void => undefined;
    let poll: ReturnType<typeof setInterval> | undefined;
    const polled = watched(playerId !== undefined, chatting);
    const pollWhileAway = (connected: boolean) => {
      clearInterval(poll);
      if (!connected && polled.length > 0) poll = setInterval(() => invalidate(client, polled), pollMs);
    };
    const cancel = whenIdle(() => {
      let wanted = true;
      stop = () => (wanted = false);
      void import('@carmine/contract/live/socket').then(({ openLiveSocket }) => {
        if (!wanted) return;
        const socket = openLiveSocket(
          { subscribe: ['winners', 'competitions', 'jackpots'] },
          {
            onMessage: (message) => {
              if (message.topic === 'jackpots') raiseMeters(client, message.data);
              else invalidate(client, staleByTopic[message.topic] ?? []);
            },
            onGap: () => invalidate(client, [...polled, 'winners', 'competitions', 'jackpots']),
            onState: pollWhileAway,
          },
        );
        stop = () => socket.close();
      });
    }, 4000);
    return () => {
      cancel();
      stop();
      clearInterval(poll);
    };
  }, [client, playerId, chatting]);
};
