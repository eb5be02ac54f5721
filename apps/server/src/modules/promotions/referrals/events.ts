/** Event handlers of refer a friend. */
import { playerRegistered } from '../../../platform/events/catalogue/identity.ts';
import { depositCredited } from '../../../platform/events/catalogue/payments.ts';
import type { Subscriptions } from '../../../platform/events/outbox.ts';
import { creditOf } from '../deposits/settle-deposit.ts';
import type { Promotions } from '../index.ts';
import { codesOf } from '../registration-codes.ts';
import type { Referrals } from './index.ts';

export const subscribeReferrals = (
  events: Subscriptions,
  referrals: Pick<Referrals, 'record' | 'advance'>,
  promotions: Pick<Promotions, 'noteSettled'>,
): void => {
  events.subscribe(playerRegistered, 'promotions.referral', async ({ payload }) => {
    // Who empties the field is nobody's friend, whatever the link says.
    await referrals.record(payload.playerId, payload.registrationCode === null ? [] : codesOf(payload));
    // A deposit may have been heard of before.
    await referrals.advance(payload.playerId);
  });
  events.subscribe(depositCredited, 'promotions.referral-deposit', async ({ payload }) => {
    // Whichever handler of the credit comes first notes it.
    await promotions.noteSettled(creditOf(payload));
    await referrals.advance(payload.playerId);
  });
};
