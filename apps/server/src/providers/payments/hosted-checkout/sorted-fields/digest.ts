/**
 * Forms of the `sorted-fields` dialect, each with a digest over its sorted fields. Every value is preceded by its length, so that no
 * text can be moved from one field to the next; the secret comes last, so that a digest cannot be continued without it.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Digest } from '../profile.ts';
import { isRecent, type Verdict } from '../tolerance.ts';

export type Fields = Readonly<Record<string, string>>;

const hexDigits = { sha256: 64, sha512: 128 } as const satisfies Record<Digest, number>;

/** By code points, so that no language's order changes it. */
const byName = ([a]: readonly [string, string], [b]: readonly [string, string]): number => (a < b ? -1 : 1);

const digestOf = (hash: Digest, key: string, fields: Fields): Buffer => {
  const hashing = createHash(hash);
  for (const [name, value] of Object.entries(fields).toSorted(byName))
    hashing.update(`${name}=${Buffer.byteLength(value)}:${value};`);
  return hashing.update(key).digest();
};

export const secondsOf = (at: Date): string => Math.floor(at.getTime() / 1000).toString();

export const withDigest = (hash: Digest, key: string, fields: Fields): Fields => ({
  ...fields,
  digest: digestOf(hash, key, fields).toString('hex'),
});

/** With the time of the call. */
export const signedText = (hash: Digest, key: string, fields: Fields, now: Date): string =>
  new URLSearchParams(withDigest(hash, key, { ...fields, time: secondsOf(now) })).toString();

/** Undefined if a field occurs twice: readers would differ on its value. */
export const readFields = (text: string): Fields | undefined => {
  const pairs = [...new URLSearchParams(text)];
  return new Set(pairs.map(([name]) => name)).size === pairs.length ? Object.fromEntries(pairs) : undefined;
};

/** Any of the keys may have signed, for rotation. */
export const verdictOf = (
  hash: Digest,
  keys: readonly string[],
  { digest = '', ...fields }: Fields,
  now: Date,
): Verdict => {
  const { time = '' } = fields;
  const isHex = digest.length === hexDigits[hash] && /^[0-9a-f]+$/.test(digest);
  if (!isHex || !/^[0-9]{1,12}$/.test(time)) return 'unsigned';
  const given = Buffer.from(digest, 'hex');
  const signed = keys.map((key) => timingSafeEqual(given, digestOf(hash, key, fields))).includes(true);
  if (!signed) return 'signature_wrong';
  // Checked only after the digest, so that outsiders learn nothing about our clock.
  return isRecent(Number.parseInt(time, 10) * 1000, now) ? 'good' : 'stale';
};
