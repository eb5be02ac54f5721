/** EMS's notifications: that something changed, by ids alone. Whoever is interested asks what. */
import type { NoticeWords } from '../gateway/notifications.ts';
import { merchant } from './merchant.ts';
import { signatureHeader, signatureOf } from './signatures.ts';

export const notices: NoticeWords = {
  payment: (event, { id, merchantReference }) =>
    JSON.stringify({ event, changed: 'order', id, shop_reference: merchantReference }),
  payout: (event, { id, merchantReference }) =>
    JSON.stringify({ event, changed: 'payout', id, shop_reference: merchantReference }),
  headers: (key, body, now) => ({
    'user-agent': 'EMS-Events/2',
    [signatureHeader]: signatureOf(
      key,
      { typ: 'ems-notice', iat: Math.floor(now.getTime() / 1000), to: merchant },
      body,
    ),
  }),
};
