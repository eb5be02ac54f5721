/** Calls to the processor behind Interac: a payment token for each transaction, and the state of a transaction. */
import type { DepositGateway, DepositOrder, DepositPlaced, QueryAnswer } from '../../../modules/payments/ports.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { OutboundAnswer } from '../../outbound-http.ts';
import { markedAddress } from '../marked-notices.ts';
import {
  expiryOf,
  isFor,
  mobileOf,
  readToken,
  readTransaction,
  requestBody,
  toReport,
  type Transaction,
} from './wire.ts';

export interface Connection {
  readonly send: (method: 'GET' | 'POST', path: string, body?: string) => Promise<OutboundAnswer>;
  readonly clock: Clock;
  readonly campaign: string;
  /** Origin of the pages a player may be redirected to. */
  readonly pageOrigin: string;
  /** Marks the addresses of notifications. */
  readonly noticeKeys: readonly string[];
  /** No real money: said in every request. */
  readonly sandbox: boolean;
}

export const tokenPath = ({ campaign }: Connection): string => `/api/payment-token/${encodeURIComponent(campaign)}`;

const orderedOf = (order: DepositOrder) =>
  ({ type: 'CPI', ref: order.paymentRef, userId: order.playerRef, amount: order.amount }) as const;

const bodyOf = ({ noticeKeys, sandbox }: Connection, order: DepositOrder): string => {
  const { player, returnUrl, language } = order;
  const mobile = mobileOf(player);
  return requestBody(
    orderedOf(order),
    { name: player.name, email: player.email },
    {
      returnUrl,
      listenerUrl: markedAddress(noticeKeys, order.notificationUrl, order.paymentRef),
      site: new URL(returnUrl).host,
    },
    { userIp: order.ip ?? '', language, sandbox, ...(mobile === undefined ? {} : { mobile }) },
  );
};

export const placeDeposit =
  (connection: Connection) =>
  async (order: DepositOrder): Promise<DepositPlaced<'redirect'>> => {
    const answer = await connection.send('POST', tokenPath(connection), bodyOf(connection, order));
    // 409: a transaction exists under this reference, with different values.
    const undecided = !answer.ok || answer.status >= 500 || answer.status === 409 || answer.status === 429;
    if (undecided) return { ok: false, reason: 'unknown' };
    if (answer.status >= 400) return { ok: false, reason: 'refused' };
    const document = readToken(answer.body);
    if (document === undefined || !isFor(orderedOf(order), document.data)) return { ok: false, reason: 'unknown' };
    const query = new URLSearchParams({ transaction: order.paymentRef, token: document.token }).toString();
    const redirectUrl = `${connection.pageOrigin}/webflow?${query}`;
    return {
      ...{ ok: true, reference: order.paymentRef, expiresAt: expiryOf(connection.clock.now()) },
      checkout: { presentation: 'redirect', redirectUrl },
    };
  };

export type Found =
  | { readonly ok: true; readonly transaction: Transaction }
  | { readonly ok: false; readonly reason: 'unknown_there' | 'unreachable' | 'answer_invalid' };

export const findTransaction = async (
  { send }: Pick<Connection, 'send'>,
  ref: string,
  type: 'CPI' | 'ETO',
): Promise<Found> => {
  const answer = await send('GET', `/api/transactions/${encodeURIComponent(ref)}`);
  if (!answer.ok || answer.status >= 500 || answer.status === 429) return { ok: false, reason: 'unreachable' };
  if (answer.status === 404) return { ok: false, reason: 'unknown_there' };
  const transaction = answer.status === 200 ? readTransaction(answer.body) : undefined;
  const isMeant = transaction?.transactionId === ref && transaction.type === type;
  return isMeant ? { ok: true, transaction } : { ok: false, reason: 'answer_invalid' };
};

/** Its reference is ours. */
export const queryDeposit =
  (connection: Connection): DepositGateway['queryDeposit'] =>
  async (by): Promise<QueryAnswer> => {
    const found = await findTransaction(connection, 'reference' in by ? by.reference : by.paymentRef, 'CPI');
    if (found.ok) return { ok: true, report: toReport(found.transaction) };
    return { ok: false, reason: found.reason === 'unknown_there' ? 'payment_unknown' : found.reason };
  };
