/** Client of the signer: every request is signed, valid for 30 seconds and once. Also compatible with the previous release's signer. */
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
const cold = z.object({ addresses: z.array(z.string().max(200)) });
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

type Moved = Pick<SweepOrder, 'asset' | 'raw' | 'draft'>;

const present = ({ asset, raw, draft }: Moved, beside: object): object => ({
  ...{ ...beside, asset: asset.code, units: raw.toString(), draft },
});

/** The first version had a currency and its unit, and the draft's fields at the top level. */
const first = ({ asset, raw, draft }: Moved, beside: object): object | undefined =>
  asset.unnamedUnit === undefined
    ? undefined
    : { ...beside, ...draft, currency: asset.code, [asset.unnamedUnit]: raw.toString() };

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

  /** The previous release's signer does not know this path; requests it cannot express wait for the new one. */
  const ask = async (call: string, request: object, before: object | undefined): Promise<OutboundAnswer> => {
    const answer = await send(`/v2/${call}`, request);
    const isOlder = answer.ok && answer.status === 404;
    return isOlder && before !== undefined ? send(`/${call}`, before) : answer;
  };

  // A nonce counts our transactions, far below 2^53.
  return {
    accountKey: async (network) => {
      const found = read(await ask('account-xpub', { network }, { currency: network }), 200, account);
      return found === undefined ? { ok: false, reason: 'unreachable' } : { ok: true, xpub: found.xpub };
    },
    coldAddresses: async (network) => {
      const found = read(await ask('cold-addresses', { network }, undefined), 200, cold);
      return found === undefined ? { ok: false, reason: 'unreachable' } : { ok: true, addresses: found.addresses };
    },
    sign: async ({ reference, to, purpose, ...order }) => {
      const beside = { reference, to, nonce: Number(order.nonce) };
      if (purpose === 'drain') return readSigned(await ask('sign-drain', present(order, beside), undefined));
      return readSigned(await ask('sign-transfer', present(order, beside), first(order, beside)));
    },
    sweep: async ({ index, ...order }) => {
      const beside = { index, nonce: Number(order.nonce) };
      return readSigned(await ask('sign-sweep', present(order, beside), first(order, beside)));
    },
    topUp: async ({ index, ...order }) =>
      readSigned(await ask('sign-top-up', present(order, { index, nonce: Number(order.nonce) }), undefined)),
  };
};
