/** Event handlers of affiliates. */
import { playerRegistered } from '../../../platform/events/catalogue/identity.ts';
import { depositCredited } from '../../../platform/events/catalogue/payments.ts';
import type { Subscriptions } from '../../../platform/events/outbox.ts';
import { codesOf } from '../registration-codes.ts';
import type { Affiliates } from './index.ts';

export const subscribeAffiliates = (
  events: Subscriptions,
  affiliates: Pick<Affiliates, 'noteRegistration' | 'noteDeposit'>,
): void => {
  events.subscribe(playerRegistered, 'promotions.affiliate', ({ payload }) =>
    affiliates.noteRegistration(payload.playerId, codesOf(payload)),
  );
  events.subscribe(depositCredited, 'promotions.affiliate-deposit', ({ payload: { playerId } }) =>
    affiliates.noteDeposit(playerId),
  );
};
