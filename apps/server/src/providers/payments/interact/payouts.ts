/**
 * E-transfers to the email that a deposit was made with, which is its player's own and confirmed. A token is made first; only the second
 * call sends the money, and both may be repeated.
 */
import type { PayoutAnswer, PayoutOrder, PayoutPlaced, Payouts } from '../../../modules/payments/ports.ts';
import type { OutboundAnswer } from '../../outbound-http.ts';
import { markedAddress } from '../marked-notices.ts';
import { findTransaction, tokenPath, type Connection } from './calls.ts';
import { isFor, payoutStateOf, readSent, readToken, requestBody, type Transaction } from './wire.ts';

/** No player sends a payout. */
const ownIp = '127.0.0.1';

const isUndecided = (answer: OutboundAnswer): boolean =>
  // 401: our tokens are wrong, not the order. 409: there is one under this reference, with different values.
  !answer.ok || answer.status >= 500 || [401, 403, 408, 409, 429].includes(answer.status);

const unknown = { ok: false, reason: 'unknown' } as const;
const refused = { ok: false, reason: 'refused' } as const;

const sendTo = async (
  connection: Connection,
  { payoutRef: ref, amount, notificationUrl }: PayoutOrder,
  { userId, name, email }: Transaction,
): Promise<PayoutPlaced> => {
  const { send, noticeKeys, sandbox } = connection;
  const ordered = { type: 'ETO', ref, userId, amount } as const;
  const addresses = {
    listenerUrl: markedAddress(noticeKeys, notificationUrl, ref),
    site: new URL(notificationUrl).host,
  };
  const body = requestBody(ordered, { name, email }, addresses, { userIp: ownIp, language: 'en', sandbox });
  const quoted = await send('POST', tokenPath(connection), body);
  if (!quoted.ok || isUndecided(quoted)) return unknown;
  if (quoted.status >= 400) return refused;
  const document = readToken(quoted.body);
  if (document === undefined || !isFor(ordered, document.data)) return unknown;
  const query = new URLSearchParams({ transaction: ref, token: document.token }).toString();
  const sent = await send('GET', `/webflow/deposit?${query}`);
  if (!sent.ok || isUndecided(sent)) return unknown;
  if (sent.status >= 400) return refused;
  const reference = readSent(sent.body);
  return reference === undefined ? unknown : { ok: true, reference };
};

const place =
  (connection: Connection) =>
  async (order: PayoutOrder): Promise<PayoutPlaced> => {
    const paid = await findTransaction(connection, order.depositReference, 'CPI');
    if (!paid.ok) return paid.reason === 'unknown_there' ? refused : unknown;
    return paid.transaction.status === 'STATUS_SUCCESS' ? sendTo(connection, order, paid.transaction) : refused;
  };

const query =
  (connection: Connection) =>
  async (payoutRef: string): Promise<PayoutAnswer> => {
    const found = await findTransaction(connection, payoutRef, 'ETO');
    if (found.ok) return { ok: true, status: payoutStateOf(found.transaction) };
    return { ok: false, reason: found.reason === 'unknown_there' ? 'payout_unknown' : found.reason };
  };

export const createPayouts = (connection: Connection): Payouts => ({
  place: place(connection),
  query: query(connection),
});
