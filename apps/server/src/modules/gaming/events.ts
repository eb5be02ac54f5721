/** Event handlers of gaming: when play ends, open rounds are resolved by their game's published rule, and seats at tables are left. */
import { breakStarted } from '../../platform/events/catalogue/compliance.ts';
import { playerStatusChanged, sessionEnded } from '../../platform/events/catalogue/identity.ts';
import type { Subscriptions } from '../../platform/events/outbox.ts';
import type { PlayerId } from '../../platform/ids/ids.ts';
import type { Gaming } from './index.ts';
import type { EndReason } from './ends/resolve-rounds.ts';

export const subscribeGaming = (
  events: Subscriptions,
  { gaming: { resolve, liveTables } }: { readonly gaming: Pick<Gaming, 'resolve' | 'liveTables'> },
): void => {
  const end = async (playerId: PlayerId, reason: EndReason): Promise<void> => {
    await liveTables.leaveSeats(playerId);
    await resolve.ofPlayer(playerId, reason);
  };
  events.subscribe(breakStarted, 'gaming.resolve', ({ payload }) => end(payload.playerId, 'break'));
  events.subscribe(playerStatusChanged, 'gaming.resolve', async ({ payload: { playerId, status } }) => {
    if (status !== 'active') await end(playerId, status);
  });
  events.subscribe(sessionEnded, 'gaming.resolve', async ({ payload: { playerId, reason } }) => {
    if (reason === 'domain_blocked') await end(playerId, 'blocked');
  });
};
