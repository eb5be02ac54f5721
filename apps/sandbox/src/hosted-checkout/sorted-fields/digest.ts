/** Forms with a digest: `name=<bytes>:<value>;` of every field, sorted by name, then the secret. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { isRecent } from '../profile.ts';

export type Fields = Readonly<Record<string, string>>;
export type Hash = 'sha256' | 'sha512';

const digestOf = (hash: Hash, key: string, fields: Fields): string => {
  const parts = Object.keys(fields)
    .toSorted()
    .map((name) => {
      const value = fields[name] ?? '';
      return `${name}=${Buffer.from(value).length}:${value};`;
    });
  return createHash(hash).update(parts.join('')).update(key).digest('hex');
};

export const signedForm = (hash: Hash, key: string, fields: Fields, now: Date): string => {
  const timed = { ...fields, time: String(Math.floor(now.getTime() / 1000)) };
  return new URLSearchParams({ ...timed, digest: digestOf(hash, key, timed) }).toString();
};

/** Undefined if a field occurs twice. */
export const readForm = (body: Buffer): Fields | undefined => {
  const pairs = [...new URLSearchParams(body.toString('utf8')).entries()];
  const fields = Object.fromEntries(pairs);
  return Object.keys(fields).length === pairs.length ? fields : undefined;
};

export const hasDigest = (hash: Hash, key: string, { digest = '', ...fields }: Fields): boolean => {
  const [given, right] = [Buffer.from(digest), Buffer.from(digestOf(hash, key, fields))];
  return given.length === right.length && timingSafeEqual(given, right);
};

/** Of a call; a form that a browser brings has an end instead. */
export const isOfNow = ({ time = '' }: Fields, now: Date): boolean =>
  /^[0-9]{1,12}$/.test(time) && isRecent(Number(time) * 1000, now);
