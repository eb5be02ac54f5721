/** Event handlers of the loyalty programme: rakeback is paid when an account is closed. */
import { playerStatusChanged } from '../../../platform/events/catalogue/identity.ts';
import type { Subscriptions } from '../../../platform/events/outbox.ts';
import type { Loyalty } from './index.ts';

export const subscribeLoyalty = (events: Subscriptions, loyalty: Pick<Loyalty, 'payAllRakeback'>): void => {
  events.subscribe(playerStatusChanged, 'promotions.rakeback', async ({ payload: { playerId, status } }) => {
    if (status === 'closed') await loyalty.payAllRakeback(playerId);
  });
};
