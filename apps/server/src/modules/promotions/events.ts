/** Event handlers of promotions. */
import type { Subscriptions } from '../../platform/events/outbox.ts';
import { subscribeLoyalty, type Loyalty } from './loyalty/index.ts';

export const subscribePromotions = (events: Subscriptions, { loyalty }: { readonly loyalty: Loyalty }): void => {
  subscribeLoyalty(events, loyalty);
};
