/** Calls to Jeton: a payment is ordered, then asked about before it is believed. */
import type { DepositGateway, DepositOrder, DepositPlaced, QueryAnswer } from '../../../modules/payments/ports.ts';
import type { OutboundAnswer } from '../../outbound-http.ts';
import {
  expiryOf,
  isForDeposit,
  methods,
  payBody,
  readPay,
  readStatus,
  toReport,
  type OfferedPresentation,
  type StatusDocument,
  type TransactionType,
} from './wire.ts';

export interface Connection {
  readonly send: (call: 'pay' | 'payout' | 'status' | 'history', body: string) => Promise<OutboundAnswer>;
  /** Origin of the pages a player may be redirected to, and of what its codes lead to. */
  readonly pageOrigin: string;
  readonly merchantName: string;
}

export type Found =
  | { readonly ok: true; readonly document: StatusDocument }
  | { readonly ok: false; readonly reason: 'unknown_there' | 'unreachable' | 'answer_invalid' };

export const findOrder = async ({ send }: Connection, orderId: string, type: TransactionType): Promise<Found> => {
  const answer = await send('status', JSON.stringify({ orderId, type }));
  if (!answer.ok || answer.status >= 500 || answer.status === 429) return { ok: false, reason: 'unreachable' };
  if (answer.status === 404) return { ok: false, reason: 'unknown_there' };
  const document = answer.status === 200 ? readStatus(answer.body) : undefined;
  const isMeant = document?.orderId === orderId && document.type === type;
  return isMeant ? { ok: true, document } : { ok: false, reason: 'answer_invalid' };
};

const isOffered = (presentation: string): presentation is OfferedPresentation => presentation in methods;

type Shown = Extract<DepositPlaced<OfferedPresentation>, { ok: true }>['checkout'];

/** Undefined if it leads elsewhere. */
const shownBy = (
  { pageOrigin }: Connection,
  presentation: OfferedPresentation,
  { checkout, qr }: { checkout?: string | undefined; qr?: string | undefined },
): Shown | undefined => {
  const address = presentation === 'qr' ? qr : checkout;
  if (address === undefined || new URL(address).origin !== pageOrigin) return undefined;
  return presentation === 'qr'
    ? { presentation, qr: address, redirectUrl: address }
    : { presentation, redirectUrl: address };
};

const unknown = { ok: false, reason: 'unknown' } as const;

export const placeDeposit =
  (connection: Connection) =>
  async (order: DepositOrder): Promise<DepositPlaced<OfferedPresentation>> => {
    const { presentation } = order;
    if (!isOffered(presentation)) return { ok: false, reason: 'refused' };
    const answer = await connection.send('pay', payBody(order, presentation));
    // 409: an order exists under this reference, with different values.
    if (!answer.ok || answer.status >= 500 || answer.status === 409 || answer.status === 429) return unknown;
    if (answer.status >= 400) return { ok: false, reason: 'refused' };
    const accepted = readPay(answer.body);
    const checkout = accepted?.orderId === order.paymentRef ? shownBy(connection, presentation, accepted) : undefined;
    if (checkout === undefined) return unknown;
    // The answer repeats neither amount nor player.
    const found = await findOrder(connection, order.paymentRef, 'PAY');
    return found.ok && isForDeposit(order, found.document)
      ? { ok: true, reference: order.paymentRef, checkout, expiresAt: expiryOf(found.document) }
      : unknown;
  };

/** Its reference is ours. */
export const queryDeposit =
  (connection: Connection): DepositGateway['queryDeposit'] =>
  async (by): Promise<QueryAnswer> => {
    const found = await findOrder(connection, 'reference' in by ? by.reference : by.paymentRef, 'PAY');
    if (found.ok) return { ok: true, report: toReport(found.document) };
    return { ok: false, reason: found.reason === 'unknown_there' ? 'payment_unknown' : found.reason };
  };
