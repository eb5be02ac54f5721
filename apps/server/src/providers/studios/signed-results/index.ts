/**
 * A studio that signs its results with Ed25519, over the exact text that it sends: as a notification, and in the answer to our announcements. What
 * we send is signed as well, so that nobody else can have a round played.
 */
import { sign } from 'node:crypto';
import type { Studio, StudioRound } from '../../../modules/gaming/ports.ts';
import { httpsOrigin, needed, withDefault, word } from '../../../platform/settings/variables.ts';
import { publicPart, signingKey, simulatedKey, verificationKeys, type NamedKey } from '../../named-keys.ts';
import type { OutboundHttp } from '../../outbound-http.ts';
import { defineStudio } from '../define-studio.ts';
import { milliseconds, readSaid, streamKind } from './wire.ts';

const code = 'signed-results';
const keyHeader = 'studio-key';
const signatureHeader = 'studio-signature';

const announce =
  (http: OutboundHttp, account: string, { kid, key }: NamedKey): Studio['announce'] =>
  async ({ table, round, phase, closesAt }: StudioRound) => {
    const path = `/studio/v1/${encodeURIComponent(account)}/rounds`;
    const body = JSON.stringify({
      table,
      round,
      phase,
      closesAt: closesAt.toISOString(),
      at: new Date().toISOString(),
    });
    const answer = await http.send({
      ...{ method: 'POST', path, body },
      headers: {
        'content-type': 'application/json',
        [keyHeader]: kid,
        [signatureHeader]: sign(null, Buffer.from(`POST\n${path}\n${body}`), key).toString('base64url'),
      },
    });
    if (!answer.ok || answer.status !== 200) return undefined;
    const { [keyHeader]: signer = '', [signatureHeader]: signature = '' } = answer.headers;
    return { signed: answer.body, key: signer, signature };
  };

export const studio = defineStudio({
  code,
  variables: {
    STUDIO_URL: needed(httpsOrigin, 'where the studio’s API answers'),
    STUDIO_ACCOUNT: needed(word, 'the number of the house’s account at the studio, which its results repeat'),
    STUDIO_SIGNING_KEY: needed(signingKey, 'our private Ed25519 key with its id: every announcement is signed with it'),
    STUDIO_KEYS: needed(
      verificationKeys,
      'the studio’s public Ed25519 keys with their ids, several while one takes the other’s place',
    ),
    STUDIO_STREAM: needed(httpsOrigin, 'the origin of its pictures: frames and videos show no other'),
    STUDIO_STREAM_KIND: withDefault(streamKind, 'frame', 'how a picture is shown: `frame` or `video`'),
    STUDIO_STREAM_DELAY_MS: withDefault(milliseconds, '2000', 'how much later than the room the picture is'),
  },
  simulated: ({ url, publicUrl, key }) => ({
    ...{ STUDIO_URL: url, STUDIO_ACCOUNT: 'sandbox', STUDIO_STREAM: new URL(publicUrl).origin },
    STUDIO_SIGNING_KEY: simulatedKey('house-1', key('api')),
    STUDIO_KEYS: new Map([publicPart(simulatedKey('studio-1', key('webhook')))]),
    ...{ STUDIO_STREAM_KIND: 'frame', STUDIO_STREAM_DELAY_MS: '500' },
  }),
  streams: ({ STUDIO_STREAM: origin, STUDIO_STREAM_KIND: kind }) => ({ kind: kind as 'frame' | 'video', origin }),
  open: (values, { http }) => ({
    stream: (table) => ({
      ...{ kind: values.STUDIO_STREAM_KIND as 'frame' | 'video', delayMs: Number(values.STUDIO_STREAM_DELAY_MS) },
      url: `${values.STUDIO_STREAM}/studio/v1/streams/${encodeURIComponent(table)}`,
    }),
    announce: announce(http(values.STUDIO_URL), values.STUDIO_ACCOUNT, values.STUDIO_SIGNING_KEY),
    read: (text) => readSaid(values.STUDIO_KEYS, values.STUDIO_ACCOUNT, text),
    take: (rawBody, headers) => ({
      ...{ signed: rawBody.toString('utf8'), key: headers[keyHeader] ?? '', signature: headers[signatureHeader] ?? '' },
    }),
  }),
});
