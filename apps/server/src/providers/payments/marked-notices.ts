/**
 * For gateways that sign nothing: the notification address that such a gateway is given ends in a mark of ours, bound to one reference;
 * where one address is registered for all payments, in a secret. Either admits a notification, and the query that follows decides.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The name of the mark in the address. */
const parameter = 'mark';

const markOf = (key: string, ref: string): Buffer => createHmac('sha256', key).update(`notification:${ref}`).digest();

/** `keys`: the first one marks, any of them is accepted, for rotation. */
export const markedAddress = ([key = '']: readonly string[], address: string, ref: string): string => {
  const marked = new URL(address);
  marked.searchParams.set(parameter, markOf(key, ref).toString('hex'));
  return marked.toString();
};

export type Mark = 'good' | 'unsigned' | 'signature_wrong';

/** Whether the address is the one that was given out for this reference. */
export const verifyMark = (keys: readonly string[], query: Readonly<Record<string, string>>, ref: string): Mark => {
  const given = query[parameter];
  if (given === undefined) return 'unsigned';
  if (!/^[0-9a-f]{64}$/.test(given)) return 'signature_wrong';
  const mark = Buffer.from(given, 'hex');
  return keys.map((key) => timingSafeEqual(mark, markOf(key, ref))).includes(true) ? 'good' : 'signature_wrong';
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether the address ends in one of these secrets. */
export const verifySecret = (secrets: readonly string[], query: Readonly<Record<string, string>>): Mark => {
  const given = query[parameter];
  if (given === undefined) return 'unsigned';
  return secrets.map((one) => timingSafeEqual(digest(given), digest(one))).includes(true) ? 'good' : 'signature_wrong';
};
