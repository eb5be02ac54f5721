/**
 * For gateways that sign nothing: the notification address that such a gateway is given ends in a mark of ours, bound to one reference.
 * The mark admits a notification, and the query that follows decides.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

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
