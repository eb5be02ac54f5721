/** Its notifications: the order's number and a claim, signed over method, path, nonce and body. */
import { createHmac } from 'node:crypto';
import type { OnRampNotices } from '../onramp/index.ts';
import { statusOf } from './order-document.ts';

export const notices: OnRampNotices = {
  body: ({ id, updatedAt }, state) => JSON.stringify({ order_id: id, status: statusOf(state), status_date: updatedAt }),
  headers: (key, body, now, url) => {
    const nonce = Math.floor(now.getTime() / 1000).toString();
    const signed = `POST\n${new URL(url).pathname}\n${nonce}\n${body}`;
    const signature = createHmac('sha256', key).update(signed).digest('hex');
    return { authorization: `Bearer carmine:${signature}:${nonce}` };
  },
};
