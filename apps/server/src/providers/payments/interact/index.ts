/**
 * Interac: Canadian bank payments on a processor's page. Requests carry both tokens of the account; notifications are unsigned, so each
 * is sent to an address of its own, which we mark.
 */
import { detailsOf } from '@carmine/contract/account/required-details';
import type { Notice } from '../../../modules/payments/ports.ts';
import { httpsOrigin, needed, secret, secrets, word } from '../../../platform/settings/variables.ts';
import { defineGateway } from '../define-gateway.ts';
import { verifyMark } from '../marked-notices.ts';
import { isPayoutRef } from '../references.ts';
import { placeDeposit, queryDeposit, type Connection } from './calls.ts';
import { createPayouts } from './payouts.ts';
import { listTransactions } from './statement.ts';
import { readNoticeQuery } from './wire.ts';

/** It has no ids: the same status of the same transaction is the same event. */
const readNotice = (keys: readonly string[], query: Readonly<Record<string, string>>): Notice => {
  const said = readNoticeQuery(query);
  const mark = verifyMark(keys, query, said?.transaction ?? '');
  if (mark !== 'good') return { ok: false, reason: mark };
  if (said === undefined) return { ok: false, reason: 'body_invalid' };
  const { transaction, status } = said;
  const event = { ok: true, eventId: `${transaction}:${status}` } as const;
  return isPayoutRef(transaction) ? { ...event, payoutRef: transaction } : { ...event, paymentRef: transaction };
};

export const gateway = defineGateway({
  code: 'INTERACT',
  path: 'interact',
  name: 'Interac',
  kind: 'bank',
  rank: 2,
  presentation: 'redirect',
  requiredDetails: [...detailsOf.person, 'address', 'zipCode', 'country', 'city'],
  payoutTargets: ['e-wallet'],
  rules: {
    currencies: ['CAD'],
    countries: { only: ['CA'] },
    // The processor's bounds are 20 and 2,500 Canadian dollars, whatever they are worth.
    minimumEurCents: 1_500n,
    maximumEurCents: 150_000n,
    refusedAs: 'interac_only_cad',
  },
  terms: { feePercent: 0, minutes: 0 },
  variables: {
    INTERACT_URL: needed(httpsOrigin, 'where the API of Interac’s processor answers'),
    INTERACT_PAGES: needed(httpsOrigin, 'the origin of its payment pages: players are sent to no other'),
    INTERACT_CAMPAIGN: needed(word, 'the campaign of the account: every transaction belongs to it'),
    INTERACT_ACCESS_TOKEN: needed(word, 'the access token of the account'),
    INTERACT_SECURITY_TOKEN: needed(secret, 'the security token of the account'),
    INTERACT_NOTICE_KEYS: needed(
      secrets,
      'keys of your own, for the addresses that its notifications are sent to; several while one takes the other’s place',
    ),
  },
  simulated: ({ url, publicUrl, key }) => ({
    ...{ INTERACT_URL: url, INTERACT_PAGES: new URL(publicUrl).origin, INTERACT_CAMPAIGN: key('campaign') },
    ...{ INTERACT_ACCESS_TOKEN: key('access'), INTERACT_SECURITY_TOKEN: key('security') },
    INTERACT_NOTICE_KEYS: [key('notices')],
  }),
  open: (values, { http, clock }) => {
    const calls = http(values.INTERACT_URL);
    const account = Buffer.from(`${values.INTERACT_ACCESS_TOKEN}:${values.INTERACT_SECURITY_TOKEN}`).toString('base64');
    const connection: Connection = {
      ...{ clock, campaign: values.INTERACT_CAMPAIGN, pageOrigin: values.INTERACT_PAGES },
      ...{ noticeKeys: values.INTERACT_NOTICE_KEYS, sandbox: false },
      send: (method, path, body) =>
        calls.send({
          ...{ method, path },
          headers: {
            accept: 'application/json',
            authorization: `Basic ${account}`,
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
      readNotice: (_rawBody, _headers, _now, query) => readNotice(values.INTERACT_NOTICE_KEYS, query),
    };
  },
});
