/** Calls to Skrill: an order for Quick Checkout, and the query that a payment or a transfer is believed on. */
import type { DepositGateway, DepositOrder, DepositPlaced, QueryAnswer } from '../../../modules/payments/ports.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { OutboundAnswer } from '../../outbound-http.ts';
import { readFields, verdictOf } from './signature.ts';
import {
  checkoutForm,
  expiryOf,
  question,
  readAnswer,
  readSession,
  readTransaction,
  toReport,
  type Login,
  type Transaction,
} from './wire.ts';

/** The scripts of the automated payments. */
export type Script = 'pay.pl' | 'query.pl' | 'refund.pl';

export interface Connection {
  readonly order: (body: string) => Promise<OutboundAnswer>;
  readonly call: (script: Script, body: string) => Promise<OutboundAnswer>;
  readonly clock: Clock;
  readonly login: Login;
  readonly merchantId: string;
  readonly secretWords: readonly string[];
  /** The address of the page that a session is paid on. */
  readonly page: string;
  readonly merchantName: string;
}

/** A document of Skrill's, if there is one: its scripts answer 200 whatever they have to say. */
export const bodyOf = (answer: OutboundAnswer): string | undefined =>
  answer.ok && answer.status === 200 ? answer.body : undefined;

export type Found =
  | { readonly ok: true; readonly transaction: Transaction }
  | { readonly ok: false; readonly reason: 'unknown_there' | 'unreachable' | 'answer_invalid' };

const notFound = '403';
/** Our login, or a parameter of ours: nothing is known of the transaction. */
const ours: readonly string[] = ['401', '402', '404', '405'];

type By = { readonly trn_id: string } | { readonly mb_trn_id: string };

const isAsked = (by: By, found: Transaction): boolean =>
  'trn_id' in by ? found.transaction_id === by.trn_id : found.mb_transaction_id === by.mb_trn_id;

export const findTransaction = async (connection: Connection, by: By): Promise<Found> => {
  const { call, login, merchantId, secretWords } = connection;
  const body = bodyOf(await call('query.pl', question(login, by)));
  if (body === undefined) return { ok: false, reason: 'unreachable' };
  const answer = readAnswer(body);
  if (answer?.code === notFound) return { ok: false, reason: 'unknown_there' };
  if (answer !== undefined && ours.includes(answer.code)) return { ok: false, reason: 'unreachable' };
  const fields = answer?.code === '200' ? readFields(answer.rest) : undefined;
  const isSigned = fields !== undefined && verdictOf(secretWords, merchantId, fields) === 'good';
  const transaction = isSigned ? readTransaction(fields) : undefined;
  return transaction !== undefined && isAsked(by, transaction)
    ? { ok: true, transaction }
    : { ok: false, reason: 'answer_invalid' };
};

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

/** Its reference is not known before the player has arrived: until then Skrill knows a session and no payment. */
export const placeDeposit =
  (connection: Connection) =>
  async (order: DepositOrder): Promise<DepositPlaced<'redirect'>> => {
    const { clock, login, page, merchantName } = connection;
    const answer = await connection.order(checkoutForm(order, login.email, merchantName));
    // 409: a payment exists under this reference, with different values.
    const undecided = !answer.ok || answer.status >= 500 || [401, 403, 408, 409, 429].includes(answer.status);
    if (undecided) return { ok: false, reason: 'unknown' };
    if (answer.status >= 400) return { ok: false, reason: 'refused' };
    const sid = readSession(answer.body);
    if (sid === undefined) return { ok: false, reason: 'unknown' };
    const redirectUrl = new URL(page);
    redirectUrl.searchParams.set('sid', sid);
    return {
      ...{ ok: true, reference: undefined, expiresAt: earlier(order.expiresAt, expiryOf(clock.now())) },
      checkout: { presentation: 'redirect', redirectUrl: redirectUrl.toString() },
    };
  };

export const queryDeposit =
  (connection: Connection): DepositGateway['queryDeposit'] =>
  async (by): Promise<QueryAnswer> => {
    const found = await findTransaction(
      connection,
      'reference' in by ? { mb_trn_id: by.reference } : { trn_id: by.paymentRef },
    );
    if (found.ok) return { ok: true, report: toReport(found.transaction, connection.clock.now()) };
    return { ok: false, reason: found.reason === 'unknown_there' ? 'payment_unknown' : found.reason };
  };
