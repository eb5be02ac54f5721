/** A gateway's payouts: back to a payment, at most its amount, or to the paying account. Paid after about a second. */
import { randomBytes } from 'node:crypto';
import { formatAmount, parseAmount, type CurrencyCode } from '@carmine/money';
import type { Collection } from '../collection.ts';
import type { GatewayPayment } from './payment.ts';

export interface GatewayPayout {
  readonly id: string;
  readonly merchantReference: string;
  readonly requestHash: string;
  readonly payment: string;
  readonly amount: string;
  readonly currency: CurrencyCode;
  readonly createdAt: string;
  /** To the paying account, without the payment's limit; absent: back to the payment. */
  readonly to?: 'account';
  /** Where the merchant is notified; absent: where it is notified of the payment. */
  readonly notificationUrl?: string;
  /** When the merchant was notified that it is paid. */
  readonly notifiedAt?: string;
  /** When a card that had refused it accepted it after all. */
  readonly paidLateAt?: string;
}

export interface PayoutParts {
  readonly payouts: Collection<GatewayPayout>;
  readonly findPayment: (id: string) => GatewayPayment | undefined;
  /** Delay until a payout is paid. */
  readonly payoutMs: number;
}

/** To test every outcome: payouts ending in 13 cents are refused as to a closed card. */
const isClosedCard = (amount: string): boolean => amount.endsWith('.13');

export const stateOf = (
  { amount, createdAt, paidLateAt }: GatewayPayout,
  payoutMs: number,
): 'pending' | 'paid' | 'failed' => {
  if (paidLateAt !== undefined) return 'paid';
  if (Date.now() < Date.parse(createdAt) + payoutMs) return 'pending';
  return isClosedCard(amount) ? 'failed' : 'paid';
};

const subunits = (currency: CurrencyCode, amount: string): bigint => {
  const parsed = parseAmount(currency, amount);
  return parsed.ok ? parsed.money.subunits : 0n;
};

/** The payment's amount that is not paid out yet. */
export const leftOf = ({ payouts, payoutMs }: PayoutParts, { id, charged }: GatewayPayment): bigint => {
  if (charged === null) return 0n;
  const given = payouts
    .all()
    .filter((one) => one.payment === id && one.to === undefined && stateOf(one, payoutMs) !== 'failed');
  const total = given.reduce((sum, one) => sum + subunits(one.currency, one.amount), 0n);
  return subunits(charged.currency, charged.amount) - total;
};

export type WantedPayout = Pick<
  GatewayPayout,
  'merchantReference' | 'requestHash' | 'payment' | 'amount' | 'to' | 'notificationUrl'
> & {
  readonly idPrefix: string;
  readonly currency: string;
};

export type PayoutOrdered =
  | { readonly ok: true; readonly payout: GatewayPayout; readonly isNew: boolean }
  | { readonly ok: false; readonly reason: 'reference_used' | 'payment_not_paid' | 'more_than_the_payment' };

export const findPayout = ({ payouts }: Pick<PayoutParts, 'payouts'>, merchantReference: string) =>
  payouts.all().find((one) => one.merchantReference === merchantReference);

/** A new payout, whatever was ordered under its reference before. */
export const newPayout = (parts: PayoutParts, { idPrefix, ...wanted }: WantedPayout): PayoutOrdered => {
  const payment = parts.findPayment(wanted.payment);
  if (payment?.state !== 'paid' || payment.charged?.currency !== wanted.currency)
    return { ok: false, reason: 'payment_not_paid' };
  const { currency } = payment.charged;
  const amount = parseAmount(currency, wanted.amount);
  const isTooMuch = amount.ok && wanted.to === undefined && amount.money.subunits > leftOf(parts, payment);
  if (!amount.ok || amount.money.subunits === 0n || isTooMuch) return { ok: false, reason: 'more_than_the_payment' };
  const payout: GatewayPayout = {
    ...{ ...wanted, id: `${idPrefix}_${randomBytes(16).toString('hex')}`, currency },
    ...{ amount: formatAmount(amount.money), createdAt: new Date().toISOString() },
  };
  parts.payouts.put(payout.id, payout);
  return { ok: true, payout, isNew: true };
};

/** Idempotent per reference. */
export const orderPayout = (parts: PayoutParts, wanted: WantedPayout): PayoutOrdered => {
  const known = findPayout(parts, wanted.merchantReference);
  if (known === undefined) return newPayout(parts, wanted);
  return known.requestHash === wanted.requestHash
    ? { ok: true, payout: known, isNew: false }
    : { ok: false, reason: 'reference_used' };
};

/** Paid in time and not notified yet; marks them as notified. */
export const takeUnnotified = ({ payouts, payoutMs }: PayoutParts): GatewayPayout[] => {
  const unnotified = payouts
    .all()
    .filter((one) => one.notifiedAt === undefined && one.paidLateAt === undefined && stateOf(one, payoutMs) === 'paid');
  for (const one of unnotified) payouts.put(one.id, { ...one, notifiedAt: new Date().toISOString() });
  return unnotified;
};

/** Pays the refused payouts of this payment after all; returns them. */
export const payLate = ({ payouts, payoutMs }: PayoutParts, payment: string): GatewayPayout[] => {
  const failed = payouts.all().filter((one) => one.payment === payment && stateOf(one, payoutMs) === 'failed');
  const paid = failed.map((one) => ({ ...one, paidLateAt: new Date().toISOString() }));
  for (const one of paid) payouts.put(one.id, one);
  return paid;
};
