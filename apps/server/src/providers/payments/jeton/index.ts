/**
 * Jeton: an e-wallet, paid on its page or by a code that its app scans. Its notifications are unsigned and go to one address, which is
 * registered with the account and ends in a secret.
 */
import { detailsOf } from '@carmine/contract/account/required-details';
import { leastPaymentEurCents } from '@carmine/contract/settings';
import type { Notice } from '../../../modules/payments/ports.ts';
import { httpsOrigin, needed, secret, secrets } from '../../../platform/settings/variables.ts';
import { defineGateway } from '../define-gateway.ts';
import { verifySecret } from '../marked-notices.ts';
import { placeDeposit, queryDeposit, type Connection } from './calls.ts';
import { createPayouts } from './payouts.ts';
import { listTransactions } from './statement.ts';
import { readNotice } from './wire.ts';

const base = '/api/v3/integration/merchants/payments';

const noticeOf = (rawBody: Buffer): Notice => {
  const said = readNotice(rawBody);
  if (said === undefined) return { ok: false, reason: 'body_invalid' };
  const event = { ok: true, eventId: `${said.orderId}:${said.status}` } as const;
  return said.type === 'PAYOUT' ? { ...event, payoutRef: said.orderId } : { ...event, paymentRef: said.orderId };
};

export const gateway = defineGateway({
  code: 'JETON',
  path: 'jeton',
  name: 'Jeton',
  kind: 'e-wallet',
  rank: 3,
  presentation: 'redirect',
  alternatives: ['qr'],
  requiredDetails: [...detailsOf.person, 'gender', 'address', 'zipCode', 'country', 'city'],
  payoutTargets: ['e-wallet'],
  rules: {
    currencies: ['EUR', 'USD', 'CAD'],
    countries: {},
    minimumEurCents: leastPaymentEurCents,
    maximumEurCents: 500_000n,
  },
  terms: { feePercent: 0, minutes: 0 },
  variables: {
    JETON_URL: needed(httpsOrigin, 'where Jeton’s wallet API answers'),
    JETON_PAGES: needed(httpsOrigin, 'the origin of its payment pages: players are sent to no other'),
    JETON_API_KEY: needed(secret, 'the key of the merchant account'),
    JETON_NOTICE_SECRETS: needed(
      secrets,
      'secrets of your own, several while one takes the other’s place: register `/payments/v1/jeton/notifications?mark=` with one of them at Jeton',
    ),
  },
  simulated: ({ url, publicUrl, key }) => ({
    ...{ JETON_URL: url, JETON_PAGES: new URL(publicUrl).origin, JETON_API_KEY: key('api') },
    JETON_NOTICE_SECRETS: [key('notices')],
  }),
  open: (values, { http, merchantName }) => {
    const calls = http(values.JETON_URL);
    const connection: Connection = {
      ...{ pageOrigin: values.JETON_PAGES, merchantName },
      send: (call, body) =>
        calls.send({
          ...{ method: 'POST', path: `${base}/${call}`, body },
          headers: {
            accept: 'application/json',
            'content-type': 'application/json',
            'x-api-key': values.JETON_API_KEY,
          },
        }),
    };
    return {
      payouts: createPayouts(connection),
      placeDeposit: placeDeposit(connection),
      queryDeposit: queryDeposit(connection),
      listTransactions: listTransactions(connection),
      readNotice: (rawBody, _headers, _now, query) => {
        const verdict = verifySecret(values.JETON_NOTICE_SECRETS, query);
        return verdict === 'good' ? noticeOf(rawBody) : { ok: false, reason: verdict };
      },
    };
  },
});
