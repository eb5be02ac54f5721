/** The signer's client: every request signed, good for half a minute and once. */
import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';
import type { SignedTransfer, SweepOrder, TransferSigner } from '../../modules/payments/chains/ports.ts';
import type { Clock } from '../../platform/clock.ts';
import { deriveKey } from '../../platform/secrets/derive-key.ts';
import type { Random } from '../../platform/secrets/random.ts';
import type { OutboundAnswer, OutboundHttp } from '../outbound-http.ts';

export interface SignerSettings {
  readonly http: OutboundHttp;
  readonly clock: Clock;
  readonly random: Random;
  /** 32 bytes, shared with the signer. */
  readonly secretsKey: Buffer;
}

const account = z.object({ xpub: z.string().startsWith('xpub') });
const signed = z.object({ raw: z.string().regex(/^(0x)?[0-9a-f]+$/), txid: z.string().regex(/^(0x)?[0-9a-f]{64}$/) });
const refusal = z.object({ code: z.string() });

const read = <T>(answer: OutboundAnswer, status: number, schema: z.ZodType<T>): T | undefined => {
  if (!answer.ok || answer.status !== status) return undefined;
  try {
    return schema.safeParse(JSON.parse(answer.body)).data;
  } catch {
    return undefined;
  }
};

const sweepBody = ({ asset, index, nonce, raw, draft }: SweepOrder) => ({
  ...{ asset: asset.code, index, units: raw.toString(), nonce: Number(nonce), draft },
});

const readSigned = (answer: OutboundAnswer): SignedTransfer => {
  const done = read(answer, 200, signed);
  if (done !== undefined) return { ok: true, ...done };
  const refused = read(answer, 409, refusal) ?? read(answer, 422, refusal);
  return refused === undefined
    ? { ok: false, reason: 'unreachable' }
    : { ok: false, reason: 'refused', cause: refused.code };
};

export const createSignerClient = ({ http, clock, random, secretsKey }: SignerSettings): TransferSigner => {
  const key = deriveKey(secretsKey, 'signer:requests');

  const send = (path: string, request: object): Promise<OutboundAnswer> => {
    const body = JSON.stringify(request);
    const timeMs = String(clock.now().getTime());
    const nonce = random.token();
    const digest = createHash('sha256').update(body).digest('hex');
    const text = ['POST', path, timeMs, nonce, digest].join('\n');
    return http.send({
      method: 'POST',
      path,
      headers: {
        'content-type': 'application/json',
        'x-carmine-time': timeMs,
        'x-carmine-nonce': nonce,
        'x-carmine-signature': createHmac('sha256', key).update(text).digest('hex'),
      },
      body,
    });
  };

  return {
    accountKey: async (network) => {
      const found = read(await send('/account-xpub', { network }), 200, account);
      return found === undefined ? { ok: false, reason: 'unreachable' } : { ok: true, xpub: found.xpub };
    },
    // A number counts our own transactions: far below 2^53.
    sign: async ({ asset, reference, nonce, to, raw, draft }) =>
      readSigned(
        await send('/sign-transfer', {
          ...{ asset: asset.code, reference, to, units: raw.toString() },
          ...{ nonce: Number(nonce), draft },
        }),
      ),
    sweep: async (order) => readSigned(await send('/sign-sweep', sweepBody(order))),
    topUp: async (order) => readSigned(await send('/sign-top-up', sweepBody(order))),
  };
};
