/**
 * Skrill, an e-wallet: deposits on the page of its Quick Checkout, withdrawals by its automated payments. It signs what it says of a
 * payment with a secret word, without a time. An operator switches it on.
 */
import { detailsOf } from '@carmine/contract/account/required-details';
import { leastPaymentEurCents } from '@carmine/contract/settings';
import type { Notice } from '../../../modules/payments/ports.ts';
import { httpsOrigin, needed, word } from '../../../platform/settings/variables.ts';
import { defineGateway } from '../define-gateway.ts';
import { placeDeposit, queryDeposit, type Connection } from './calls.ts';
import { createPayouts } from './payouts.ts';
import { email, httpsAddress, password, passwords } from './settings.ts';
import { hashedPassword, readFields, verdictOf } from './signature.ts';
import { listTransactions } from './statement.ts';
import { noticeOf } from './wire.ts';

const headers = { 'content-type': 'application/x-www-form-urlencoded' };

/** A number of its own: only digits are one of Skrill's. */
const sandboxMerchant = '4600001';

export const gateway = defineGateway({
  code: 'SKRILL',
  path: 'skrill',
  name: 'Skrill',
  kind: 'e-wallet',
  rank: 4,
  presentation: 'redirect',
  /** The wallet, cards, bank payments and vouchers that its page can be limited to. */
  paymentMethods: ['WLT', 'ACC', 'VSA', 'MSC', 'VSE', 'MAE', 'OBT', 'GIR', 'SFT', 'PSC', 'NTL'],
  requiredDetails: [...detailsOf.person, 'country'],
  payoutTargets: ['e-wallet'],
  refundTarget: 'back to the deposit',
  rules: {
    currencies: ['EUR', 'USD', 'CAD'],
    countries: { never: ['US'] },
    minimumEurCents: leastPaymentEurCents,
    maximumEurCents: 500_000n,
  },
  terms: { feePercent: 0, minutes: 0 },
  variables: {
    SKRILL_CHECKOUT: needed(httpsAddress, 'where Quick Checkout takes orders: `https://pay.skrill.com`'),
    SKRILL_PAGES: needed(
      httpsAddress,
      'the address of its payment page: players are sent to no other; usually the same',
    ),
    SKRILL_URL: needed(httpsOrigin, 'where its automated payments answer: `https://www.skrill.com`'),
    SKRILL_EMAIL: needed(email, 'the email of the merchant account'),
    SKRILL_MERCHANT_ID: needed(word, 'the number of the merchant account'),
    SKRILL_API_PASSWORD: needed(password, 'the account’s password for API and MQI'),
    SKRILL_SECRET_WORDS: needed(
      passwords,
      'the account’s secret word, several while one takes the other’s place; `sha2sig` has to be switched on for it',
    ),
  },
  simulated: ({ url, publicUrl, key }) => ({
    ...{ SKRILL_CHECKOUT: `${url}/skrill/prepare`, SKRILL_PAGES: `${publicUrl}/skrill/pay`, SKRILL_URL: url },
    ...{ SKRILL_EMAIL: 'casino@sandbox.example', SKRILL_MERCHANT_ID: sandboxMerchant },
    ...{ SKRILL_API_PASSWORD: key('api'), SKRILL_SECRET_WORDS: [key('webhook')] },
  }),
  open: (values, { http, clock, merchantName }) => {
    const { SKRILL_SECRET_WORDS: secretWords, SKRILL_MERCHANT_ID: merchantId } = values;
    const checkout = new URL(values.SKRILL_CHECKOUT);
    const orders = http(checkout.origin);
    const calls = http(values.SKRILL_URL);
    const connection: Connection = {
      ...{ clock, merchantId, secretWords, merchantName, page: values.SKRILL_PAGES },
      login: { email: values.SKRILL_EMAIL, password: hashedPassword(values.SKRILL_API_PASSWORD) },
      order: (body) => orders.send({ method: 'POST', path: checkout.pathname, headers, body }),
      call: (script, body) => calls.send({ method: 'POST', path: `/app/${script}`, headers, body }),
    };
    return {
      payouts: createPayouts(connection),
      placeDeposit: placeDeposit(connection),
      queryDeposit: queryDeposit(connection),
      listTransactions: listTransactions(connection),
      readNotice: (rawBody): Notice => {
        const fields = readFields(rawBody.toString('utf8'));
        if (fields === undefined) return { ok: false, reason: 'body_invalid' };
        const verdict = verdictOf(secretWords, merchantId, fields);
        return verdict === 'good' ? noticeOf(fields) : { ok: false, reason: verdict };
      },
    };
  },
});
