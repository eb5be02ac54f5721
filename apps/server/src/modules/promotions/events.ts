/** Event handlers of promotions: what deposits earn, and how bonuses end and come back. */
import type { CurrencyCode } from '@carmine/money';
import { playerConfirmed, playerRegistered, playerStatusChanged } from '../../platform/events/catalogue/identity.ts';
import { cashOutReturned, depositCredited, depositReversed } from '../../platform/events/catalogue/payments.ts';
import {
  bonusCompleted,
  bonusLost,
  bonusNotRestored,
  bonusRemoved,
  bonusRestored,
} from '../../platform/events/catalogue/wallet.ts';
import type { Subscriptions } from '../../platform/events/outbox.ts';
import type { PlayerId } from '../../platform/ids/ids.ts';
import { creditOf } from './deposits/settle-deposit.ts';
import type { Promotions } from './index.ts';

const name = 'promotions.bonus';

const moved = (payload: { playerId: PlayerId; bonusId: bigint; currency: CurrencyCode; amount: string }) => ({
  ...payload,
  amount: BigInt(payload.amount),
});

export const subscribePromotions = (
  events: Subscriptions,
  { promotions }: { readonly promotions: Promotions },
): void => {
  events.subscribe(depositCredited, 'promotions.settle', ({ payload }) => promotions.settleDeposit(creditOf(payload)));
  for (const [event, subscriber] of [
    [playerRegistered, 'promotions.registered'],
    [playerConfirmed, 'promotions.registration'],
  ] as const)
    events.subscribe(event, subscriber, ({ payload: { playerId } }) => promotions.redeemAtRegistration(playerId));
  events.subscribe(playerStatusChanged, 'promotions.closed', async ({ payload: { playerId, status } }) => {
    if (status === 'closed') await promotions.endForClosed(playerId);
  });
  events.subscribe(depositReversed, 'promotions.reverse', ({ payload: { playerId, depositId, currency } }) =>
    promotions.reverseDeposit({ playerId, depositId, currency }),
  );
  events.subscribe(bonusCompleted, name, ({ payload: { playerId, bonusId, amount } }) =>
    promotions.noteBonusEnd({ playerId, bonusId }, { state: 'completed', converted: BigInt(amount) }),
  );
  events.subscribe(bonusLost, name, ({ payload: { playerId, bonusId } }) =>
    promotions.noteBonusEnd({ playerId, bonusId }, { state: 'lost' }),
  );
  events.subscribe(bonusRemoved, name, ({ payload: { playerId, bonusId, reason } }) =>
    promotions.noteBonusEnd({ playerId, bonusId }, { state: 'removed', reason }),
  );
  events.subscribe(bonusRestored, name, ({ payload }) => promotions.noteBonusRestored(moved(payload)));
  events.subscribe(bonusNotRestored, name, ({ payload }) => promotions.noteBonusNotRestored(moved(payload)));
  events.subscribe(cashOutReturned, 'promotions.cash-out', ({ payload }) => promotions.noteCashOutReturned(payload));
};
