/**
 * Mifinity: an e-wallet, paid in its widget in a small document of ours. Its callbacks are unsigned, so each is sent to an address of its
 * own, which we mark; what the widget says in the browser is a hint too.
 */
import { createHash } from 'node:crypto';
import { detailsOf } from '@carmine/contract/account/required-details';
import { leastPaymentEurCents } from '@carmine/contract/settings';
import type { Notice } from '../../../modules/payments/ports.ts';
import { httpsOrigin, needed, secret, secrets, word } from '../../../platform/settings/variables.ts';
import { defineGateway } from '../define-gateway.ts';
import { verifyMark } from '../marked-notices.ts';
import { isPayoutRef } from '../references.ts';
import { placeDeposit, queryDeposit, type Connection } from './calls.ts';
import { createPayouts } from './payouts.ts';
import { listTransactions } from './statement.ts';
import { readNoticeBody } from './wire.ts';

/** Its callbacks have no ids: the same document is the same event. */
const readNotice = (keys: readonly string[], rawBody: Buffer, query: Readonly<Record<string, string>>): Notice => {
  const ref = readNoticeBody(rawBody)?.traceId;
  const mark = verifyMark(keys, query, ref ?? '');
  if (mark !== 'good') return { ok: false, reason: mark };
  if (ref === undefined) return { ok: false, reason: 'body_invalid' };
  const event = { ok: true, eventId: createHash('sha256').update(rawBody).digest('hex') } as const;
  return isPayoutRef(ref) ? { ...event, payoutRef: ref } : { ...event, paymentRef: ref };
};

export const gateway = defineGateway({
  code: 'MI_FINITY',
  path: 'mifinity',
  name: 'Mifinity',
  kind: 'e-wallet',
  rank: 1,
  icon: 'infinity',
  presentation: 'widget',
  contentPolicy: ({ MIFINITY_PAGES: pages }) => ({ scripts: [pages], connects: [pages], frames: [pages] }),
  widget: ({ MIFINITY_PAGES: pages }) => ({
    scriptUrl: `${pages}/widgets/sgpg.js`,
    start: `({ token, container, tell }) => showPaymentIframe(container.id, {
      token, complete: () => undefined, success: () => tell('done'), fail: () => tell('failed'),
    })`,
  }),
  requiredDetails: [...detailsOf.person, 'gender', 'address', 'zipCode', 'country', 'city', ...detailsOf.phone],
  payoutTargets: ['e-wallet'],
  rules: {
    currencies: ['EUR'],
    countries: {},
    minimumEurCents: leastPaymentEurCents,
    maximumEurCents: 500_000n,
  },
  terms: { feePercent: 0, minutes: 0 },
  variables: {
    MIFINITY_URL: needed(httpsOrigin, 'where MiFinity’s API answers'),
    MIFINITY_PAGES: needed(httpsOrigin, 'the origin of its widget: its script is loaded from no other'),
    MIFINITY_API_KEY: needed(secret, 'the key of the merchant account'),
    MIFINITY_ACCOUNT: needed(word, 'the number of the merchant’s own account there'),
    MIFINITY_BRAND_ID: needed(word, 'the brand of the account'),
    MIFINITY_VALIDATION_SECRET: needed(
      secret,
      'a secret of your own, from which each payment’s validation key is derived: change it only while none is open',
    ),
    MIFINITY_NOTICE_KEYS: needed(
      secrets,
      'keys of your own, for the addresses that its callbacks are sent to; several while one takes the other’s place',
    ),
  },
  simulated: ({ url, publicUrl, key }) => ({
    ...{ MIFINITY_URL: url, MIFINITY_PAGES: new URL(publicUrl).origin, MIFINITY_API_KEY: key('api') },
    ...{ MIFINITY_ACCOUNT: '5001000000000001', MIFINITY_BRAND_ID: '001' },
    ...{ MIFINITY_VALIDATION_SECRET: key('validation'), MIFINITY_NOTICE_KEYS: [key('notices')] },
  }),
  open: (values, { http, clock, merchantName }) => {
    const calls = http(values.MIFINITY_URL);
    const connection: Connection = {
      ...{ clock, noticeKeys: values.MIFINITY_NOTICE_KEYS, validationSecret: values.MIFINITY_VALIDATION_SECRET },
      account: { account: values.MIFINITY_ACCOUNT, brandId: values.MIFINITY_BRAND_ID, merchantName },
      send: (method, path, body) =>
        calls.send({
          ...{ method, path },
          headers: {
            ...{ accept: 'application/json', key: values.MIFINITY_API_KEY, 'x-api-version': '1' },
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body }),
        }),
    };
    return {
      payouts: createPayouts(connection),
      placeDeposit: placeDeposit(connection),
      queryDeposit: queryDeposit(connection),
      listTransactions: listTransactions(connection),
      readNotice: (rawBody, _headers, _now, query) => readNotice(values.MIFINITY_NOTICE_KEYS, rawBody, query),
    };
  },
});
