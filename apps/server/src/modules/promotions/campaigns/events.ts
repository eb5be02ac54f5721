/** Event handlers of campaigns: who left by the link of a campaign's mail is counted for it. */
import { promotionsUnsubscribed } from '../../../platform/events/catalogue/identity.ts';
import type { Subscriptions } from '../../../platform/events/outbox.ts';
import type { Campaigns } from './index.ts';

export const subscribeCampaigns = (events: Subscriptions, campaigns: Pick<Campaigns, 'noteUnsubscribed'>): void => {
  events.subscribe(promotionsUnsubscribed, 'promotions.campaigns', ({ payload: { playerId, campaign } }) =>
    campaigns.noteUnsubscribed(playerId, campaign),
  );
};
