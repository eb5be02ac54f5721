/** KLUWP (Ruby): cards on the gateway's page, signed calls, signed notifications. */
import { detailsOf } from '@carmine/contract/account/required-details';
import { leastPaymentEurCents } from '@carmine/contract/settings';
import { formatAmount } from '@carmine/money';
import type { DepositGateway, DepositOrder, DepositPlaced, QueryAnswer } from '../../../modules/payments/ports.ts';
import type { Clock } from '../../../platform/clock.ts';
import { httpsOrigin, needed, secret, secrets } from '../../../platform/settings/variables.ts';
import type { OutboundHttp } from '../../outbound-http.ts';
import { defineGateway } from '../define-gateway.ts';
import { createRepresentations } from './disputes.ts';
import { createBalance } from './balance.ts';
import { createPayouts, type Send } from './payouts.ts';
import { listTransactions } from './statement.ts';
import { signRequest, verifyNotice } from './signature.ts';
import {
  checkoutOf,
  orderBody,
  readNoticeBody,
  readPayment,
  readPayments,
  toReport,
  type PaymentDocument,
} from './wire.ts';

interface Connection {
  readonly http: OutboundHttp;
  readonly clock: Clock;
  readonly apiKey: string;
  /** Origin of the pages a player may be redirected to. */
  readonly pageOrigin: string;
  readonly merchantName: string;
}

const base = '/kluwp/v1/payments';

const createSend =
  ({ http, clock, apiKey }: Connection): Send =>
  (method, path, body = '') =>
    http.send({
      method,
      path,
      headers: {
        accept: 'application/json',
        ...signRequest(apiKey, { method, path, body }, clock.now()),
        ...(body === '' ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === '' ? {} : { body }),
    });

const isFor = (order: DepositOrder, document: PaymentDocument): boolean =>
  document.merchant_reference === order.paymentRef &&
  document.customer_reference === order.playerRef &&
  document.currency === order.amount.currency &&
  document.amount === formatAmount(order.amount);

/** Players are redirected only to the gateway's own pages. */
const leadsTo = (pageOrigin: string, document: PaymentDocument): boolean =>
  new URL(document.checkout_url).origin === pageOrigin;

const placeDeposit =
  (send: Send, { pageOrigin, merchantName }: Connection) =>
  async (order: DepositOrder): Promise<DepositPlaced<'redirect'>> => {
    const answer = await send('POST', base, orderBody(order, merchantName));
    // 409: a payment exists under this reference, with different values.
    const undecided = !answer.ok || answer.status >= 500 || answer.status === 409 || answer.status === 429;
    if (undecided) return { ok: false, reason: 'unknown' };
    if (answer.status >= 400) return { ok: false, reason: 'refused' };
    const document = readPayment(answer.body);
    const good = document !== undefined && isFor(order, document) && leadsTo(pageOrigin, document);
    if (!good) return { ok: false, reason: 'unknown' };
    const { reference, expiresAt } = toReport(document);
    return { ok: true, reference, checkout: checkoutOf(document), expiresAt };
  };

const queryDeposit =
  (send: Send, { pageOrigin }: Connection): DepositGateway['queryDeposit'] =>
  async (by): Promise<QueryAnswer> => {
    const report = (document: PaymentDocument | undefined): QueryAnswer =>
      document !== undefined && leadsTo(pageOrigin, document)
        ? { ok: true, report: toReport(document) }
        : { ok: false, reason: 'answer_invalid' };
    const path =
      'reference' in by
        ? `${base}/${encodeURIComponent(by.reference)}`
        : `${base}?merchant_reference=${encodeURIComponent(by.paymentRef)}`;
    const answer = await send('GET', path);
    if (!answer.ok || answer.status >= 500 || answer.status === 429) return { ok: false, reason: 'unreachable' };
    if ('reference' in by) {
      if (answer.status === 404) return { ok: false, reason: 'payment_unknown' };
      const document = answer.status === 200 ? readPayment(answer.body) : undefined;
      return report(document?.id === by.reference ? document : undefined);
    }
    const documents = answer.status === 200 ? readPayments(answer.body) : undefined;
    if (documents?.length === 0) return { ok: false, reason: 'payment_unknown' };
    return report(documents?.find((document) => document.merchant_reference === by.paymentRef));
  };

export const gateway = defineGateway({
  code: 'KLUWP',
  path: 'kluwp',
  name: 'Ruby',
  rank: 11,
  kind: 'card',
  presentation: 'redirect',
  requiredDetails: [...detailsOf.home, ...detailsOf.phone, 'dateOfBirth'],
  payoutTargets: ['back to the deposit'],
  rules: {
    currencies: ['EUR', 'USD', 'CAD'],
    countries: {},
    minimumEurCents: leastPaymentEurCents,
    maximumEurCents: 1_000_000n,
  },
  terms: { feePercent: 0, minutes: 0 },
  variables: {
    KLUWP_URL: needed(httpsOrigin, 'where KLUWP’s merchant API answers'),
    KLUWP_PAGES: needed(httpsOrigin, 'the origin of its payment pages: players are sent to no other'),
    KLUWP_API_KEY: needed(secret, 'the key of the merchant account: every request is signed with it'),
    KLUWP_WEBHOOK_KEYS: needed(secrets, 'the keys of its notifications, several while one takes the other’s place'),
  },
  simulated: ({ url, publicUrl, key }) => ({
    ...{ KLUWP_URL: url, KLUWP_PAGES: new URL(publicUrl).origin },
    ...{ KLUWP_API_KEY: key('api'), KLUWP_WEBHOOK_KEYS: [key('webhook')] },
  }),
  open: (values, { http, clock, merchantName }) => {
    const connection = {
      ...{ http: http(values.KLUWP_URL), clock, merchantName },
      ...{ apiKey: values.KLUWP_API_KEY, pageOrigin: values.KLUWP_PAGES },
    };
    const send = createSend(connection);
    return {
      payouts: createPayouts(send),
      representations: createRepresentations(send),
      balance: createBalance(send),
      placeDeposit: placeDeposit(send, connection),
      queryDeposit: queryDeposit(send, connection),
      listTransactions: listTransactions(send),
      readNotice: (rawBody, headers, now) => {
        const verdict = verifyNotice(values.KLUWP_WEBHOOK_KEYS, headers['kluwp-signature'], rawBody, now);
        if (verdict !== 'good') return { ok: false, reason: verdict };
        const read = readNoticeBody(rawBody);
        return read === undefined ? { ok: false, reason: 'body_invalid' } : { ok: true, ...read };
      },
    };
  },
});
