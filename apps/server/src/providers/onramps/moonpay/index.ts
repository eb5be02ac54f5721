/**
 * MoonPay: nothing is ordered by a call. The widget's address is signed, and its first query by our reference tells whether the player
 * has begun; one reference may have several attempts. Notifications are signed as `t=…,s=…`.
 */
import type { OnRampMessage, OnRampNotice } from '../../../modules/payments/onramps/ports.ts';
import { httpsOrigin, needed, secret, secrets, word } from '../../../platform/settings/variables.ts';
import type { OutboundHttp } from '../../outbound-http.ts';
import { defineOnRamp } from '../define-onramp.ts';
import { verifySigned } from '../signed-time.ts';
import { readNoticeBody, readTransactions, sold, toReport, widgetUrl, type TransactionDocument } from './wire.ts';

/** A failed attempt may be followed by another one, of which more is known than of those before. */
const newest = (attempts: readonly TransactionDocument[]): TransactionDocument | undefined =>
  attempts.find(({ status }) => status === 'completed') ??
  attempts.toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt))[0];

const queryOrder =
  (http: OutboundHttp, secretKey: string) =>
  async ({ orderRef }: { readonly orderRef: string }) => {
    const answer = await http.send({
      ...{ method: 'GET', path: `/v1/transactions/ext/${encodeURIComponent(orderRef)}` },
      headers: { accept: 'application/json', authorization: `Api-Key ${secretKey}` },
    });
    if (!answer.ok || answer.status >= 500 || answer.status === 429)
      return { ok: false, reason: 'unreachable' } as const;
    if (answer.status === 404) return { ok: false, reason: 'order_unknown' } as const;
    const attempts = answer.status === 200 ? readTransactions(answer.body) : undefined;
    if (attempts?.length === 0) return { ok: false, reason: 'order_unknown' } as const;
    const document = attempts && newest(attempts);
    const report = document && toReport(document);
    return report === undefined || report.orderRef !== orderRef
      ? ({ ok: false, reason: 'answer_invalid' } as const)
      : ({ ok: true, report } as const);
  };

const readNotice = (keys: readonly string[], { rawBody, headers, now }: OnRampMessage): OnRampNotice => {
  const match = /^t=([0-9]{1,12}),s=([0-9a-f]{64})$/.exec(headers['moonpay-signature-v2'] ?? '');
  const [, seconds, signature] = match ?? [];
  if (seconds === undefined || signature === undefined) return { ok: false, reason: 'unsigned' };
  const verdict = verifySigned(keys, { signature, seconds, parts: [`${seconds}.`, rawBody] }, now);
  if (verdict !== 'good') return { ok: false, reason: verdict };
  const read = readNoticeBody(rawBody);
  if (read === undefined) return { ok: false, reason: 'body_invalid' };
  const { id, externalTransactionId: orderRef, status } = read.data;
  return { ok: true, eventId: `${id}:${status}`, orderRef };
};

export const onRamp = defineOnRamp({
  code: 'MOONPAY',
  path: 'moonpay',
  name: 'Juniper Lane',
  rank: 2,
  currencies: sold,
  countries: {},
  feeBp: 450,
  minutes: 20,
  verificationAbove: 10_000n,
  defaultAmount: 3_500n,
  minimum: 2_000n,
  maximum: 500_000n,
  frameLoads: 1,
  frames: ({ MOONPAY_PAGES: pages }) => [new URL(pages).origin],
  variables: {
    MOONPAY_URL: needed(httpsOrigin, 'where MoonPay’s API answers'),
    MOONPAY_PAGES: needed(httpsOrigin, 'the origin of its widget: the frame shows no other'),
    MOONPAY_PUBLIC_KEY: needed(word, 'the publishable key of the account, which is part of the widget’s address'),
    MOONPAY_SECRET_KEY: needed(
      secret,
      'the secret key of the account: queries and widgets’ addresses are signed with it',
    ),
    MOONPAY_WEBHOOK_KEYS: needed(secrets, 'the keys of its notifications, several while one takes the other’s place'),
  },
  simulated: ({ url, publicUrl, key }) => ({
    ...{ MOONPAY_URL: url, MOONPAY_PAGES: `${new URL(publicUrl).origin}/moonpay`, MOONPAY_PUBLIC_KEY: 'pk_carmine' },
    ...{ MOONPAY_SECRET_KEY: key('api'), MOONPAY_WEBHOOK_KEYS: [key('webhook')] },
  }),
  open: (values, { http }) => ({
    placeOrder: async (order) => {
      const { MOONPAY_PAGES: pages, MOONPAY_PUBLIC_KEY: publicKey, MOONPAY_SECRET_KEY: secretKey } = values;
      const url = widgetUrl({ pages, publicKey, secretKey }, order);
      return url === undefined ? { ok: false, reason: 'refused' } : { ok: true, widgetUrl: url, reference: undefined };
    },
    queryOrder: queryOrder(http(values.MOONPAY_URL), values.MOONPAY_SECRET_KEY),
    readNotice: (message) => readNotice(values.MOONPAY_WEBHOOK_KEYS, message),
  }),
});
