/** Its notifications: the whole transaction, signed over time and body. */
import { createHmac } from 'node:crypto';
import type { OnRampNotices } from '../onramp/index.ts';
import { transactionDocument } from './transaction-document.ts';

export const notices: OnRampNotices = {
  body: (purchase, state) =>
    JSON.stringify({ type: 'transaction_updated', data: transactionDocument(purchase, state) }),
  headers: (key, body, now) => {
    const seconds = Math.floor(now.getTime() / 1000);
    const signature = createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex');
    return { 'moonpay-signature-v2': `t=${seconds},s=${signature}` };
  },
};
