/** Notifications as the on-ramps sign them, in the order of their list: about an order that nobody knows. */
import { createHmac } from 'node:crypto';
import { onRamps } from '../providers/onramps/registry.ts';

type Sign = (key: string, body: string, at: number) => Record<string, string>;

interface Dialect {
  readonly sign: Sign;
  readonly body: object;
}

const hex = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex');

const dialects: readonly ((id: string) => Dialect)[] = [
  (id) => ({
    sign: (key, body, at) => {
      const signature = hex(key, `POST\n/payments/v1/onramps/${id}/notifications\n${at}\n${body}`);
      return { authorization: `Bearer carmine:${signature}:${at}` };
    },
    body: { order_id: 'nobody-knows-it', status: 'complete' },
  }),
  () => ({
    sign: (key, body, at) => ({ 'moonpay-signature-v2': `t=${at},s=${hex(key, `${at}.${body}`)}` }),
    body: {
      type: 'transaction_updated',
      data: { id: 'tx1', externalTransactionId: 'nobody-knows-it', status: 'completed' },
    },
  }),
];

const dialectOf = (id: string): Dialect => {
  const found = dialects[onRamps.findIndex(({ path }) => path === id)]?.(id);
  if (found === undefined) throw new Error(`No on-ramp ${id}`);
  return found;
};

/** At a time in Unix seconds. */
export const signedBy = (id: string): Sign => dialectOf(id).sign;

export const noticeOf = (id: string): string => JSON.stringify(dialectOf(id).body);

/** Of the outside world of a test. */
export const noticeKey = (id: string): string =>
  createHmac('sha256', 'the-secret-of-a-test').update(`${id}:webhook`).digest('hex');
