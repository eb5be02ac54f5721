/** Payouts of a gateway: back to what paid, never more than it brought. Paid after about a second. */
import { parseAmount, type CurrencyCode } from '@carmine/money';
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
  /** When a card that had refused it took it after all. */
  readonly paidLateAt?: string;
}

export interface PayoutParts {
  readonly payouts: Collection<GatewayPayout>;
  readonly findPayment: (id: string) => GatewayPayment | undefined;
  /** Until a payout is paid. */
  readonly payoutMs: number;
}

/** So that every end can be tried: a card that was closed takes no sum that ends in 13 cents. */
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

/** What the payment brought and did not give back yet. */
export const leftOf = ({ payouts, payoutMs }: PayoutParts, { id, charged }: GatewayPayment): bigint => {
  if (charged === null) return 0n;
  const given = payouts.all().filter((one) => one.payment === id && stateOf(one, payoutMs) !== 'failed');
  const total = given.reduce((sum, one) => sum + subunits(one.currency, one.amount), 0n);
  return subunits(charged.currency, charged.amount) - total;
};

/** The card takes after all what it had refused of this payment. What is paid now. */
export const payLate = ({ payouts, payoutMs }: PayoutParts, payment: string): GatewayPayout[] => {
  const failed = payouts.all().filter((one) => one.payment === payment && stateOf(one, payoutMs) === 'failed');
  const paid = failed.map((one) => ({ ...one, paidLateAt: new Date().toISOString() }));
  for (const one of paid) payouts.put(one.id, one);
  return paid;
};
