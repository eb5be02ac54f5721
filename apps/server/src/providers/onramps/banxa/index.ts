/**
 * Banxa: an order is placed by a call, and paid on its page in a frame. Its notifications name the order alone, signed as
 * `Bearer key:signature:nonce`; the order is then queried.
 */
import type { OnRampMessage, OnRampNotice, OnRampOrderRequest } from '../../../modules/payments/onramps/ports.ts';
import { httpsOrigin, needed, secret, secrets, word } from '../../../platform/settings/variables.ts';
import type { OutboundAnswer } from '../../outbound-http.ts';
import { defineOnRamp } from '../define-onramp.ts';
import { verifySigned } from '../signed-time.ts';
import { orderBody, readNoticeBody, readOrderDocument, readPlaced, sold, toReport } from './wire.ts';

type Send = (method: 'GET' | 'POST', path: string, body?: string) => Promise<OutboundAnswer>;

const placeOrder = (send: Send) => async (order: OnRampOrderRequest) => {
  const body = orderBody(order);
  if (body === undefined) return { ok: false, reason: 'refused' } as const;
  const answer = await send('POST', '/buy', body);
  // 401, 403: our key is wrong, not the order.
  const undecided = !answer.ok || answer.status >= 500 || [401, 403, 408, 429].includes(answer.status);
  if (undecided) return { ok: false, reason: 'unknown' } as const;
  if (answer.status >= 400) return { ok: false, reason: 'refused' } as const;
  const placed = readPlaced(answer.body);
  return placed === undefined
    ? ({ ok: false, reason: 'unknown' } as const)
    : ({ ok: true, widgetUrl: placed.checkoutUrl, reference: placed.id } as const);
};

const queryOrder =
  (send: Send) =>
  async ({ orderRef, reference }: { readonly orderRef: string; readonly reference: string | undefined }) => {
    // Without its own id an order is unknown to it: it finds none by ours.
    const answer = await send('GET', `/orders/${encodeURIComponent(reference ?? orderRef)}`);
    if (!answer.ok || answer.status >= 500 || answer.status === 429)
      return { ok: false, reason: 'unreachable' } as const;
    if (answer.status === 404) return { ok: false, reason: 'order_unknown' } as const;
    const document = answer.status === 200 ? readOrderDocument(answer.body) : undefined;
    const report = document && toReport(document);
    return report === undefined || report.reference !== reference
      ? ({ ok: false, reason: 'answer_invalid' } as const)
      : ({ ok: true, report } as const);
  };

/** Over method, path, nonce and body, each on its own line. The nonce is the time: the same one is the same event. */
const readNotice = (apiKey: string, keys: readonly string[], message: OnRampMessage): OnRampNotice => {
  const { rawBody, headers, path, now } = message;
  const match = /^Bearer ([^:\s]{1,200}):([0-9a-f]{64}):([0-9]{1,12})$/.exec(headers['authorization'] ?? '');
  const [, named, signature, nonce] = match ?? [];
  if (named !== apiKey || signature === undefined || nonce === undefined) return { ok: false, reason: 'unsigned' };
  const parts = [`POST\n${path}\n${nonce}\n`, rawBody];
  const verdict = verifySigned(keys, { signature, seconds: nonce, parts }, now);
  if (verdict !== 'good') return { ok: false, reason: verdict };
  const reference = readNoticeBody(rawBody);
  return reference === undefined
    ? { ok: false, reason: 'body_invalid' }
    : { ok: true, eventId: `${reference}:${nonce}`, reference };
};

export const onRamp = defineOnRamp({
  code: 'BANXA',
  path: 'banxa',
  name: 'Copper Quay',
  rank: 1,
  currencies: sold,
  countries: {},
  feeBp: 500,
  minutes: 15,
  verificationAbove: 20_000n,
  defaultAmount: 5_000n,
  minimum: 2_000n,
  maximum: 500_000n,
  besideAddress: true,
  frameLoads: 1,
  frames: ({ BANXA_PAGES: pages }) => [pages],
  variables: {
    BANXA_URL: needed(httpsOrigin, 'where Banxa’s API answers'),
    BANXA_PAGES: needed(httpsOrigin, 'the origin of its checkout: the frame shows no other'),
    BANXA_PARTNER: needed(word, 'the partner’s name in its API’s paths'),
    BANXA_API_KEY: needed(secret, 'the key of the partner account'),
    BANXA_WEBHOOK_KEY: needed(word, 'the key’s name, which its notifications repeat'),
    BANXA_WEBHOOK_SECRETS: needed(
      secrets,
      'the secrets of its notifications, several while one takes the other’s place',
    ),
  },
  simulated: ({ url, publicUrl, key }) => ({
    ...{ BANXA_URL: url, BANXA_PAGES: new URL(publicUrl).origin, BANXA_PARTNER: 'carmine' },
    ...{ BANXA_API_KEY: key('api'), BANXA_WEBHOOK_KEY: 'carmine', BANXA_WEBHOOK_SECRETS: [key('webhook')] },
  }),
  open: (values, { http }) => {
    const calls = http(values.BANXA_URL);
    const send: Send = (method, path, body) =>
      calls.send({
        ...{ method, path: `/${encodeURIComponent(values.BANXA_PARTNER)}/v2${path}` },
        headers: {
          ...{ accept: 'application/json', 'x-api-key': values.BANXA_API_KEY },
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body }),
      });
    return {
      placeOrder: placeOrder(send),
      queryOrder: queryOrder(send),
      readNotice: (message) => readNotice(values.BANXA_WEBHOOK_KEY, values.BANXA_WEBHOOK_SECRETS, message),
    };
  },
});
