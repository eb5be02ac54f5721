/** EMS (Platinum): cards on the gateway's page; requests, answers and notifications are signed with Ed25519. Not for US players. */
import { detailsOf } from '@carmine/contract/account/required-details';
import { leastPaymentEurCents } from '@carmine/contract/settings';
import type {
  DepositGateway,
  DepositOrder,
  DepositPlaced,
  Notice,
  QueryAnswer,
} from '../../../modules/payments/ports.ts';
import { httpsOrigin, needed, word } from '../../../platform/settings/variables.ts';
import { defineGateway } from '../define-gateway.ts';
import { createSend, isFresh, isUndecided, type Send, jwsHeader } from './calls.ts';
import { verifyDetached } from '../detached-jws.ts';
import { publicPart, signingKey, simulatedKey, verificationKeys, type NamedKeys } from '../../named-keys.ts';
import { createPayouts } from './payouts.ts';
import { listTransactions } from './statement.ts';
import {
  checkoutOf,
  isFor,
  orderBody,
  readNoticeBody,
  readOrder,
  readOrders,
  toReport,
  type OrderDocument,
} from './wire.ts';

const unknown = { ok: false, reason: 'unknown' } as const;

/** Players are redirected only to the gateway's own pages. */
const leadsTo = (pageOrigin: string, document: OrderDocument): boolean =>
  new URL(document.pay_at).origin === pageOrigin;

const byReference = (paymentRef: string): string => `/orders?shop_reference=${encodeURIComponent(paymentRef)}`;

/** The first one under this reference: `none` if certainly none, `undefined` if that is not known. */
const firstOrder = async (send: Send, paymentRef: string): Promise<OrderDocument | 'none' | undefined> => {
  const answer = await send('GET', byReference(paymentRef));
  const orders = answer?.status === 200 ? readOrders(answer.body) : undefined;
  return orders === undefined ? undefined : (orders[0] ?? 'none');
};

/**
 * EMS makes an order of every request, so our reference is looked up first. Afterwards too: of two copies that were sent at the same
 * moment, both show the player the first order, and nobody pays the other one.
 */
const placeDeposit =
  (send: Send, pageOrigin: string, merchantName: string) =>
  async (order: DepositOrder): Promise<DepositPlaced<'redirect'>> => {
    let document = await firstOrder(send, order.paymentRef);
    if (document === undefined) return unknown;
    if (document === 'none') {
      const answer = await send('POST', '/orders', orderBody(order, merchantName));
      if (answer === undefined || isUndecided(answer.status)) return unknown;
      if (answer.status >= 400) return { ok: false, reason: 'refused' };
      document = await firstOrder(send, order.paymentRef);
    }
    if (document === undefined || document === 'none') return unknown;
    if (!isFor(order, document) || !leadsTo(pageOrigin, document)) return unknown;
    const { reference, expiresAt } = toReport(document);
    return { ok: true, reference, checkout: checkoutOf(document), expiresAt };
  };

const queryDeposit =
  (send: Send, pageOrigin: string): DepositGateway['queryDeposit'] =>
  async (by): Promise<QueryAnswer> => {
    const path = 'reference' in by ? `/orders/${encodeURIComponent(by.reference)}` : byReference(by.paymentRef);
    const answer = await send('GET', path);
    if (answer === undefined || isUndecided(answer.status)) return { ok: false, reason: 'unreachable' };
    if ('reference' in by && answer.status === 404) return { ok: false, reason: 'payment_unknown' };
    const list = answer.status === 200 && !('reference' in by) ? readOrders(answer.body) : undefined;
    if (list?.length === 0) return { ok: false, reason: 'payment_unknown' };
    const document = answer.status === 200 && 'reference' in by ? readOrder(answer.body) : list?.[0];
    const isAsked = 'reference' in by ? document?.order === by.reference : document?.shop_reference === by.paymentRef;
    return document !== undefined && isAsked && leadsTo(pageOrigin, document)
      ? { ok: true, report: toReport(document) }
      : { ok: false, reason: 'answer_invalid' };
  };

/** An answer to us, or a notification for another shop, is signed as well, and no notification for us. */
const readNotice =
  (keys: NamedKeys, merchant: string): DepositGateway['readNotice'] =>
  (rawBody, headers, now): Notice => {
    const verified = verifyDetached(keys, headers[jwsHeader], rawBody);
    if (!verified.ok) return verified;
    const { typ, to, iat } = verified.claims;
    if (typ !== 'ems-notice' || to !== merchant) return { ok: false, reason: 'signature_wrong' };
    if (!isFresh(iat, now)) return { ok: false, reason: 'stale' };
    const read = readNoticeBody(rawBody);
    return read === undefined ? { ok: false, reason: 'body_invalid' } : { ok: true, ...read };
  };

export const gateway = defineGateway({
  code: 'EMS',
  path: 'ems',
  name: 'Platinum',
  rank: 13,
  kind: 'card',
  presentation: 'redirect',
  requiredDetails: [...detailsOf.home, ...detailsOf.phone, 'dateOfBirth'],
  payoutTargets: ['back to the deposit'],
  rules: {
    currencies: ['EUR', 'USD', 'CAD'],
    countries: { never: ['US'] },
    minimumEurCents: leastPaymentEurCents,
    maximumEurCents: 1_000_000n,
  },
  terms: { feePercent: 0, minutes: 0 },
  variables: {
    EMS_URL: needed(httpsOrigin, 'where EMS’s API answers'),
    EMS_PAGES: needed(httpsOrigin, 'the origin of its payment pages: players are sent to no other'),
    EMS_MERCHANT: needed(word, 'the number of the merchant account'),
    EMS_SIGNING_KEY: needed(signingKey, 'our private Ed25519 key with its id: every request is signed with it'),
    EMS_KEYS: needed(
      verificationKeys,
      'EMS’s public Ed25519 keys with their ids, several while one takes the other’s place',
    ),
  },
  simulated: ({ url, publicUrl, key }) => ({
    ...{ EMS_URL: url, EMS_PAGES: new URL(publicUrl).origin, EMS_MERCHANT: 'sandbox' },
    EMS_SIGNING_KEY: simulatedKey('shop-1', key('api')),
    EMS_KEYS: new Map([publicPart(simulatedKey('ems-1', key('webhook')))]),
  }),
  open: (values, { http, clock, merchantName }) => {
    const { EMS_MERCHANT: merchant, EMS_KEYS: keys, EMS_PAGES: pageOrigin } = values;
    const send = createSend({
      ...{ http: http(values.EMS_URL), clock, merchant, keys },
      signingKey: values.EMS_SIGNING_KEY,
    });
    return {
      payouts: createPayouts(send),
      placeDeposit: placeDeposit(send, pageOrigin, merchantName),
      queryDeposit: queryDeposit(send, pageOrigin),
      listTransactions: listTransactions(send),
      readNotice: readNotice(keys, merchant),
    };
  },
});
