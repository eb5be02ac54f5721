/** Calls to MiFinity: a token for the widget, and the state of a payment by the key that only this payment has. */
import { createHmac } from 'node:crypto';
import type { DepositGateway, DepositOrder, DepositPlaced, QueryAnswer } from '../../../modules/payments/ports.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { OutboundAnswer } from '../../outbound-http.ts';
import { markedAddress } from '../marked-notices.ts';
import {
  initBody,
  isForDeposit,
  readInitiated,
  readStatus,
  toReport,
  type Account,
  type PaymentStatus,
} from './wire.ts';

export interface Connection {
  readonly send: (method: 'GET' | 'POST', path: string, body?: string) => Promise<OutboundAnswer>;
  readonly clock: Clock;
  readonly account: Account;
  /** Marks the addresses of callbacks. */
  readonly noticeKeys: readonly string[];
  /** Payments' keys are derived from it. */
  readonly validationSecret: string;
}

/** A token opens its widget for half an hour. */
const lifetimeMs = 1_800_000;

/** To the minute: two answers about one payment are the same. */
const expiry = ({ clock }: Connection): Date => {
  const minute = 60_000;
  return new Date(Math.ceil(clock.now().getTime() / minute) * minute + lifetimeMs);
};

const validationKeyOf = ({ validationSecret }: Connection, paymentRef: string): string =>
  createHmac('sha256', validationSecret).update(`payment:${paymentRef}`).digest('hex');

export type Found =
  | { readonly ok: true; readonly document: PaymentStatus }
  | { readonly ok: false; readonly reason: 'unknown_there' | 'unreachable' | 'answer_invalid' };

export const findPayment = async (connection: Connection, paymentRef: string): Promise<Found> => {
  const answer = await connection.send('GET', `/api/gateway/payment-status/${validationKeyOf(connection, paymentRef)}`);
  if (!answer.ok || answer.status >= 500 || answer.status === 429) return { ok: false, reason: 'unreachable' };
  if (answer.status === 404) return { ok: false, reason: 'unknown_there' };
  const document = answer.status === 200 ? readStatus(answer.body) : undefined;
  const isMeant = (document?.paymentResponse?.traceId ?? paymentRef) === paymentRef;
  return document !== undefined && isMeant ? { ok: true, document } : { ok: false, reason: 'answer_invalid' };
};

const unknown = { ok: false, reason: 'unknown' } as const;

export const placeDeposit =
  (connection: Connection) =>
  async (order: DepositOrder): Promise<DepositPlaced<'widget'>> => {
    const { paymentRef } = order;
    const body = initBody(connection.account, order, {
      validationKey: validationKeyOf(connection, paymentRef),
      callbackUrl: markedAddress(connection.noticeKeys, order.notificationUrl, paymentRef),
    });
    const answer = await connection.send('POST', '/api/gateway/init-iframe', body);
    // 409: a payment exists under this reference, with different values.
    if (!answer.ok || answer.status >= 500 || answer.status === 409 || answer.status === 429) return unknown;
    if (answer.status >= 400) return { ok: false, reason: 'refused' };
    const initiated = readInitiated(answer.body);
    if (initiated?.traceId !== paymentRef) return unknown;
    // The answer repeats neither amount nor player.
    const found = await findPayment(connection, paymentRef);
    if (!found.ok || !isForDeposit(order, found.document)) return unknown;
    const { initializationToken } = initiated;
    return {
      ...{ ok: true, reference: paymentRef, expiresAt: expiry(connection) },
      checkout: { presentation: 'widget', initializationToken },
    };
  };

/** Its reference is ours. */
export const queryDeposit =
  (connection: Connection): DepositGateway['queryDeposit'] =>
  async (by): Promise<QueryAnswer> => {
    const paymentRef = 'reference' in by ? by.reference : by.paymentRef;
    const found = await findPayment(connection, paymentRef);
    if (found.ok) return { ok: true, report: toReport(paymentRef, found.document, expiry(connection)) };
    return { ok: false, reason: found.reason === 'unknown_there' ? 'payment_unknown' : found.reason };
  };
