/** Payouts to the wallet that paid a deposit. */
import type { PayoutAnswer, PayoutOrder, PayoutPlaced, Payouts } from '../../../modules/payments/ports.ts';
import { findOrder, type Connection } from './calls.ts';
import { payoutBody, payoutStateOf, readPayoutAccepted } from './wire.ts';

const unknown = { ok: false, reason: 'unknown' } as const;
const refused = { ok: false, reason: 'refused' } as const;

const place =
  (connection: Connection) =>
  async (order: PayoutOrder): Promise<PayoutPlaced> => {
    const deposit = await findOrder(connection, order.depositReference, 'PAY');
    if (!deposit.ok) return deposit.reason === 'unknown_there' ? refused : unknown;
    const { status, customer } = deposit.document;
    if (status !== 'SUCCESS' || customer === undefined) return refused;
    const answer = await connection.send('payout', payoutBody(order, customer, connection.merchantName));
    // 401: our key is wrong, not the order. 409: there is one under this reference, with different values.
    const undecided = !answer.ok || answer.status >= 500 || [401, 403, 408, 409, 429].includes(answer.status);
    if (undecided) return unknown;
    if (answer.status >= 400) return refused;
    const accepted = readPayoutAccepted(answer.body);
    return accepted?.orderId === order.payoutRef ? { ok: true, reference: accepted.paymentId } : unknown;
  };

const query =
  (connection: Connection) =>
  async (payoutRef: string): Promise<PayoutAnswer> => {
    const found = await findOrder(connection, payoutRef, 'PAYOUT');
    if (found.ok) return { ok: true, status: payoutStateOf(found.document) };
    return { ok: false, reason: found.reason === 'unknown_there' ? 'payout_unknown' : found.reason };
  };

export const createPayouts = (connection: Connection): Payouts => ({
  place: place(connection),
  query: query(connection),
});
