/** The hosted-checkout protocol (docs/hosted-checkout.md) as its dialects share it: what is asked, and what answers say. */
import type { CheckoutOf } from '@carmine/contract/payments/checkout';
import type { Money } from '@carmine/money';
import type { DepositGateway, DepositOrder, PayoutOrder, ReportedStatus } from '../../../modules/payments/ports.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { OutboundAnswer, OutboundHttp } from '../../outbound-http.ts';
import type { Digest } from './profile.ts';

export interface HostedPayment {
  /** The gateway's id. */
  readonly reference: string;
  readonly paymentRef: string;
  readonly playerRef: string;
  readonly status: ReportedStatus;
  /** What the gateway has as asked for, and as paid; undefined if it is no amount of a currency of ours. */
  readonly asked: Money | undefined;
  readonly paid: Money | undefined;
  readonly instrument: string | undefined;
  /** Where the player pays; undefined if our own form leads there. */
  readonly page: string | undefined;
  readonly expiresAt: Date;
}

export interface HostedPayout {
  readonly reference: string;
  readonly payoutRef: string;
  readonly depositReference: string;
  readonly amount: Money | undefined;
  readonly status: 'pending' | 'paid' | 'failed';
}

/**
 * Meaning of an answer. `unknown`: certainly no such payment or payout. `refused`: certainly none was created. `nothing`: no answer, or
 * one that decides nothing. `invalid`: an answer that cannot be read.
 */
export type Said<T> =
  | { readonly said: 'document'; readonly document: T }
  | { readonly said: 'unknown' | 'refused' | 'nothing' | 'invalid' };

export type PaymentQuery = Parameters<DepositGateway['queryDeposit']>[0];

/** One account at one gateway. */
export interface Connection {
  readonly http: OutboundHttp;
  readonly clock: Clock;
  /** First segments of every path, such as `/v1`. */
  readonly base: string;
  readonly digest: Digest;
  /** Our number at the gateway. */
  readonly merchant: string;
  readonly apiKey: string;
  readonly noticeKeys: readonly string[];
  /** Origin of the pages that players may be sent to. */
  readonly pageOrigin: string;
  readonly merchantName: string;
}

interface Speech {
  findPayment(by: PaymentQuery): Promise<Said<HostedPayment>>;
  orderPayout(order: PayoutOrder): Promise<Said<HostedPayout>>;
  findPayout(payoutRef: string): Promise<Said<HostedPayout>>;
  listTransactions: DepositGateway['listTransactions'];
  readNotice: DepositGateway['readNotice'];
}

/** The gateway creates the payment on our call, and the player is redirected to it. */
export interface OrderedByCall extends Speech {
  orderPayment(order: DepositOrder): Promise<Said<HostedPayment>>;
}

/** The gateway learns of the payment from a signed form that the player's browser posts. */
export interface OrderedByForm extends Speech {
  formOf(order: DepositOrder): CheckoutOf<'form'>;
}

/** How the protocol is spelled and signed. */
export type Dialect =
  | { readonly presentation: 'redirect'; readonly open: (connection: Connection) => OrderedByCall }
  | { readonly presentation: 'form'; readonly open: (connection: Connection) => OrderedByForm };

/** Sends one body to one path of the protocol. */
export type Post = (path: string, body: string, headers: Readonly<Record<string, string>>) => Promise<OutboundAnswer>;

export const createPost =
  ({ http, base }: Connection): Post =>
  (path, body, headers) =>
    http.send({ method: 'POST', path: `${base}/${path}`, headers, body });
