/** Payouts to the account that paid a deposit; two callbacks tell of each, and a query decides. */
import type { PayoutAnswer, PayoutOrder, PayoutPlaced, Payouts } from '../../../modules/payments/ports.ts';
import { markedAddress } from '../marked-notices.ts';
import { findPayment, type Connection } from './calls.ts';
import { isForPayout, payoutStateOf, readTransfer, transferBody } from './wire.ts';

const base = '/api/payments/account-to-account';
const unknown = { ok: false, reason: 'unknown' } as const;
const refused = { ok: false, reason: 'refused' } as const;

const place =
  (connection: Connection) =>
  async (order: PayoutOrder): Promise<PayoutPlaced> => {
    const deposit = await findPayment(connection, order.depositReference);
    if (!deposit.ok) return deposit.reason === 'unknown_there' ? refused : unknown;
    const { status, paymentResponse } = deposit.document;
    const customer = paymentResponse?.customerAccountNumber ?? undefined;
    if (status !== 'SUCCESSFUL' || customer === undefined) return refused;
    const callbackUrl = markedAddress(connection.noticeKeys, order.notificationUrl, order.payoutRef);
    const answer = await connection.send(
      'POST',
      base,
      transferBody(connection.account, order, { customer, callbackUrl }),
    );
    // 401: our key is wrong, not the order. 409: there is one under this reference, with different values.
    const undecided = !answer.ok || answer.status >= 500 || [401, 403, 408, 409, 429].includes(answer.status);
    if (undecided) return unknown;
    if (answer.status >= 400) return refused;
    const document = readTransfer(answer.body);
    return document !== undefined && isForPayout(order, document)
      ? { ok: true, reference: document.transactionReference }
      : unknown;
  };

const query =
  ({ send }: Connection) =>
  async (payoutRef: string): Promise<PayoutAnswer> => {
    const answer = await send('GET', `${base}/${encodeURIComponent(payoutRef)}`);
    if (!answer.ok || answer.status >= 500 || answer.status === 429) return { ok: false, reason: 'unreachable' };
    if (answer.status === 404) return { ok: false, reason: 'payout_unknown' };
    const document = answer.status === 200 ? readTransfer(answer.body) : undefined;
    return document?.traceId === payoutRef
      ? { ok: true, status: payoutStateOf(document) }
      : { ok: false, reason: 'answer_invalid' };
  };

export const createPayouts = (connection: Connection): Payouts => ({
  place: place(connection),
  query: query(connection),
});
