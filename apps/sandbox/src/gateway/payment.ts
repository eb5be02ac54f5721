/** A gateway's payment, independent of its API. */
import { createHash, randomBytes } from 'node:crypto';
import { formatAmount, parseAmount, parseCurrencyCode, type CurrencyCode } from '@carmine/money';

import type { GatewayDispute } from './disputes.ts';

export type PaymentState = 'open' | 'paid' | 'declined' | 'expired' | 'cancelled' | 'refunded' | 'charged_back';

interface Customer {
  readonly reference: string;
  readonly name: string;
  readonly country: string;
  readonly email?: string;
}

export interface GatewayPayment {
  readonly id: string;
  readonly merchantReference: string;
  readonly requestHash: string;
  /** What its merchant asks by, where that is neither its id nor the reference. */
  readonly lookupKey?: string;
  /** What was asked for: a decimal string in units. */
  readonly amount: string;
  readonly currency: CurrencyCode;
  /** The amount charged, if any. */
  readonly charged: { readonly amount: string; readonly currency: CurrencyCode } | null;
  readonly customer: Customer;
  readonly description: string;
  readonly returnUrl: string;
  readonly notificationUrl: string;
  readonly state: PaymentState;
  readonly declineCode: string | null;
  /** ISO times. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly expiresAt: string;
  /** Set by the outcome `approve-late`: when the payment will be paid. */
  readonly paysAt: string | null;
  /** What its merchant wants repeated with it. */
  readonly merchantFields?: Readonly<Record<string, string>>;
  /** Its customer has opened the page: some gateways know of nothing before. */
  readonly seen?: true;
  /** The card used; default the customer's own. */
  readonly card?: CardChoice;
  /** Oldest first. */
  readonly disputes?: readonly GatewayDispute[];
}

/** `shared`: one card used by many customers, to test detection of shared cards. */
export const cardChoices = ['own', 'shared'] as const;
export type CardChoice = (typeof cardChoices)[number];

/** A card's fingerprint is the same for every customer and reveals nothing about the card. */
export const cardOf = ({ card, customer }: GatewayPayment) => {
  const number = card === 'shared' ? '4000 0566 5566 5556' : `4242 of ${customer.reference}`;
  const fingerprint = `crd_${createHash('sha256').update(number).digest('hex').slice(0, 20)}`;
  return { brand: 'visa', last4: card === 'shared' ? '5556' : '4242', country: 'MT', fingerprint };
};

export interface WantedPayment extends Pick<
  GatewayPayment,
  | 'merchantReference'
  | 'requestHash'
  | 'lookupKey'
  | 'merchantFields'
  | 'customer'
  | 'description'
  | 'returnUrl'
  | 'notificationUrl'
> {
  readonly idPrefix: string;
  /** A decimal string in units. */
  readonly amount: string;
  readonly currency: string;
  readonly lifetimeSeconds: number;
}

/** Undefined for an invalid amount or currency. */
export const openPayment = (wanted: WantedPayment): GatewayPayment | undefined => {
  const { idPrefix, amount: text, currency: code, lifetimeSeconds, ...kept } = wanted;
  const currency = parseCurrencyCode(code);
  if (currency === undefined) return undefined;
  const amount = parseAmount(currency, text);
  if (!amount.ok || amount.money.subunits === 0n) return undefined;
  const now = new Date();
  return {
    ...{ ...kept, id: `${idPrefix}_${randomBytes(16).toString('hex')}`, amount: formatAmount(amount.money), currency },
    ...{ charged: null, state: 'open', declineCode: null, paysAt: null },
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + lifetimeSeconds * 1000).toISOString(),
  };
};

/** What a payout to a customer's account follows, where it names no payment. */
export const newestPaid = (
  payments: readonly GatewayPayment[],
  isTheirs: (customer: GatewayPayment['customer']) => boolean,
): GatewayPayment | undefined =>
  payments
    .filter(({ state, customer }) => state === 'paid' && isTheirs(customer))
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0];
