/** Event handlers of gaming: when play ends, open rounds are resolved by their game's published rule. */
import { breakStarted } from '../../platform/events/catalogue/compliance.ts';
import { playerStatusChanged, sessionEnded } from '../../platform/events/catalogue/identity.ts';
import type { Subscriptions } from '../../platform/events/outbox.ts';
import type { Gaming } from './index.ts';

export const subscribeGaming = (
  events: Subscriptions,
  { gaming: { resolve } }: { readonly gaming: Pick<Gaming, 'resolve'> },
): void => {
  events.subscribe(breakStarted, 'gaming.resolve', ({ payload }) => resolve.ofPlayer(payload.playerId));
  events.subscribe(playerStatusChanged, 'gaming.resolve', async ({ payload: { playerId, status } }) => {
    if (status !== 'active') await resolve.ofPlayer(playerId);
  });
  events.subscribe(sessionEnded, 'gaming.resolve', async ({ payload: { playerId, reason } }) => {
    if (reason === 'domain_blocked') await resolve.ofPlayer(playerId);
  });
};
