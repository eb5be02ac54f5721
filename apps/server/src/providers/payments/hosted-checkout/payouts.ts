/** Refunds and withdrawals by the hosted-checkout protocol: back to the card of a payment, under our reference. */
import { compare } from '@carmine/money';
import type { PayoutAnswer, PayoutOrder, PayoutPlaced, Payouts } from '../../../modules/payments/ports.ts';
import type { HostedPayout, OrderedByCall } from './protocol.ts';

const isFor = ({ payoutRef, depositReference, amount }: PayoutOrder, payout: HostedPayout): boolean =>
  payout.payoutRef === payoutRef &&
  payout.depositReference === depositReference &&
  payout.amount?.currency === amount.currency &&
  compare(payout.amount, amount) === 0;

export const createPayouts = ({
  orderPayout,
  findPayout,
}: Pick<OrderedByCall, 'orderPayout' | 'findPayout'>): Payouts => ({
  place: async (order): Promise<PayoutPlaced> => {
    const answer = await orderPayout(order);
    if (answer.said === 'refused') return { ok: false, reason: 'refused' };
    return answer.said === 'document' && isFor(order, answer.document)
      ? { ok: true, reference: answer.document.reference }
      : { ok: false, reason: 'unknown' };
  },
  query: async (payoutRef): Promise<PayoutAnswer> => {
    const answer = await findPayout(payoutRef);
    if (answer.said === 'nothing') return { ok: false, reason: 'unreachable' };
    if (answer.said === 'unknown') return { ok: false, reason: 'payout_unknown' };
    return answer.said === 'document' && answer.document.payoutRef === payoutRef
      ? { ok: true, status: answer.document.status }
      : { ok: false, reason: 'answer_invalid' };
  },
});
