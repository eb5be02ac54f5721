/** Event handlers of promotions: what deposits earn, and how bonuses end. */
import { readAmount } from '@carmine/money';
import { depositCredited, depositReversed } from '../../platform/events/catalogue/payments.ts';
import { bonusCompleted, bonusLost } from '../../platform/events/catalogue/wallet.ts';
import type { Subscriptions } from '../../platform/events/outbox.ts';
import type { Promotions } from './index.ts';

export const subscribePromotions = (
  events: Subscriptions,
  { promotions }: { readonly promotions: Promotions },
): void => {
  events.subscribe(depositCredited, 'promotions.settle', ({ payload: { playerId, depositId, currency, cash } }) =>
    // Absent in events of the previous release, which had no offers.
    promotions.settleDeposit({
      ...{ playerId, depositId, currency },
      cash: cash === undefined ? 0n : readAmount(currency, cash).subunits,
    }),
  );
  events.subscribe(depositReversed, 'promotions.reverse', ({ payload: { playerId, depositId, currency } }) =>
    promotions.reverseDeposit({ playerId, depositId, currency }),
  );
  events.subscribe(bonusCompleted, 'promotions.bonus', ({ payload: { playerId, bonusId, amount } }) =>
    promotions.noteBonusEnd({ playerId, bonusId }, { state: 'completed', converted: BigInt(amount) }),
  );
  events.subscribe(bonusLost, 'promotions.bonus', ({ payload: { playerId, bonusId } }) =>
    promotions.noteBonusEnd({ playerId, bonusId }, { state: 'lost' }),
  );
};
