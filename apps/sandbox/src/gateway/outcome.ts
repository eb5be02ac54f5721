/** Effect of the checkout page's buttons on a payment. Pure. */
import { formatAmount, money, parseAmount } from '@carmine/money';

import type { GatewayPayment, PaymentState } from './payment.ts';

export const outcomes = [
  'approve',
  'approve-twice',
  'approve-late',
  'decline',
  'expire',
  'wrong-amount',
  'bad-signature',
  'cancel',
  'refund',
  'refund-part',
  'chargeback',
  'chargeback-won',
] as const;
export type Outcome = (typeof outcomes)[number];

/** The state that an outcome needs; by default nothing was decided yet. */
const needs: Partial<Readonly<Record<Outcome, PaymentState>>> = {
  refund: 'paid',
  'refund-part': 'paid',
  chargeback: 'paid',
  'chargeback-won': 'charged_back',
};
export const neededBy = (outcome: Outcome): PaymentState => needs[outcome] ?? 'open';

/** What happens to failed payouts to its card: paid late, with or without a notification. */
export const lateOutcomes = ['pay-out-late', 'pay-out-late-unnotified'] as const;
export type LateOutcome = (typeof lateOutcomes)[number];

/** How the merchant is notified. `twice`: two copies of one event at once, then another event with the same content. */
export type Notification = 'once' | 'twice' | 'forged';

export interface Effect {
  readonly payment: GatewayPayment;
  readonly notification: Notification;
}

/** A different amount: one unit less if possible, else one more. */
const anotherAmount = (payment: GatewayPayment): string => {
  const asked = parseAmount(payment.currency, payment.amount);
  const unit = parseAmount(payment.currency, '1');
  if (!asked.ok || !unit.ok) return payment.amount;
  const difference = asked.money.subunits > unit.money.subunits ? -unit.money.subunits : unit.money.subunits;
  return formatAmount(money(payment.currency, asked.money.subunits + difference));
};

const targets: Readonly<Record<Outcome, PaymentState>> = {
  approve: 'paid',
  'approve-twice': 'paid',
  'approve-late': 'expired',
  decline: 'declined',
  expire: 'expired',
  'wrong-amount': 'paid',
  'bad-signature': 'open',
  cancel: 'cancelled',
  refund: 'refunded',
  'refund-part': 'paid',
  'chargeback-won': 'paid',
  chargeback: 'charged_back',
};

/** What a refund of the half leaves. */
const halved = (charged: NonNullable<GatewayPayment['charged']>): GatewayPayment['charged'] => {
  const { currency, amount: text } = charged;
  const amount = parseAmount(currency, text);
  return amount.ok ? { currency, amount: formatAmount(money(currency, (amount.money.subunits + 1n) / 2n)) } : charged;
};

const chargedBy = (payment: GatewayPayment, outcome: Outcome): GatewayPayment['charged'] => {
  if (outcome === 'refund-part' && payment.charged !== null) return halved(payment.charged);
  if (targets[outcome] !== 'paid' || neededBy(outcome) !== 'open') return payment.charged;
  const amount = outcome === 'wrong-amount' ? anotherAmount(payment) : payment.amount;
  return { amount, currency: payment.currency };
};

/** `undefined` if the payment's state does not allow it any more. */
export const applyOutcome = (
  payment: GatewayPayment,
  outcome: Outcome,
  now: Date,
  lateMs: number,
): Effect | undefined => {
  if (payment.state !== neededBy(outcome)) return undefined;
  const changed: GatewayPayment = {
    ...payment,
    state: targets[outcome],
    charged: chargedBy(payment, outcome),
    declineCode: outcome === 'decline' ? 'do_not_honor' : payment.declineCode,
    paysAt: outcome === 'approve-late' ? new Date(now.getTime() + lateMs).toISOString() : null,
    updatedAt: now.toISOString(),
  };
  if (outcome === 'bad-signature') return { payment: changed, notification: 'forged' };
  return { payment: changed, notification: outcome === 'approve-twice' ? 'twice' : 'once' };
};

/** Effects of time: a late answer of the card network, or expiry. */
export const applyTime = (payment: GatewayPayment, now: Date): Effect | undefined => {
  const at = now.toISOString();
  if (payment.paysAt !== null && payment.paysAt <= at) {
    const charged = { amount: payment.amount, currency: payment.currency };
    return { payment: { ...payment, state: 'paid', charged, paysAt: null, updatedAt: at }, notification: 'once' };
  }
  if (payment.state === 'open' && payment.expiresAt <= at) {
    return { payment: { ...payment, state: 'expired', updatedAt: at }, notification: 'once' };
  }
  return undefined;
};
