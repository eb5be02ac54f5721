/** What the studio signs, read after its signature was checked. Pure. */
import { verify } from 'node:crypto';
import { z } from 'zod';
import type { SignedText, StudioReading } from '../../../modules/gaming/ports.ts';
import type { Shape } from '../../../platform/settings/variables.ts';
import type { NamedKeys } from '../../named-keys.ts';

const about = {
  /** Of this text: what is signed for another purpose is no result. */
  type: z.literal('carmine-studio-1'),
  to: z.string().max(200),
  table: z.string().max(40),
  round: z.string().max(64),
  at: z.iso.datetime(),
  serial: z.int().min(0),
};

const draw = z.tuple([z.int().min(1), z.int().min(0)]);

const statement = z.discriminatedUnion('kind', [
  z.strictObject({ ...about, kind: z.literal('result'), draws: z.array(draw).min(1).max(64) }),
  z.strictObject({ ...about, kind: z.literal('failed') }),
]);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const readSaid = (keys: NamedKeys, account: string, { signed, key, signature }: SignedText): StudioReading => {
  const known = keys.get(key);
  const isSigned =
    known !== undefined &&
    /^[\w-]{86}$/.test(signature) &&
    verify(null, Buffer.from(signed), known, Buffer.from(signature, 'base64url'));
  if (!isSigned) return { ok: false, reason: 'signature_wrong' };
  const { data } = signed.length > 2_000 ? {} : statement.safeParse(parse(signed));
  if (data === undefined || data.to !== account) return { ok: false, reason: 'body_invalid' };
  const { table, round } = data;
  const publicKey = known.export({ format: 'jwk' }).x ?? '';
  return data.kind === 'result'
    ? { ok: true, publicKey, said: { table, round, kind: 'result', draws: data.draws } }
    : { ok: true, publicKey, said: { table, round, kind: 'failed' } };
};

export const streamKind: Shape<string> = {
  must: 'be frame or video',
  read: (text) => (text === 'frame' || text === 'video' ? text : undefined),
  example: 'frame',
};

export const milliseconds: Shape<string> = {
  must: 'be a number of milliseconds up to 60000',
  read: (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 60_000 ? text : undefined),
  example: '2000',
};
