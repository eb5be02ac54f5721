/** Signs notifications like the sandbox, for tests that send their own. */
import { createHmac } from 'node:crypto';

export const notices = {
  payment: (eventId: string, paymentRef: string, type = 'payment.paid') => ({
    ...{ id: eventId, type, payment: { merchant_reference: paymentRef } },
  }),
  payout: (eventId: string, payoutRef: string) => ({
    ...{ id: eventId, type: 'payout.paid', payout: { merchant_reference: payoutRef } },
  }),
};

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

export const noticeHeaders = (sandboxSecret: string, body: string, at: Date): Record<string, string> => {
  const key = createHmac('sha256', sandboxSecret).update('kluwp:webhook').digest('hex');
  const signature = createHmac('sha256', key)
    .update(`${secondsOf(at)}.${body}`)
    .digest('hex');
  return { 'kluwp-signature': `t=${secondsOf(at)},v1=${signature}` };
};

/** Unsigned, malformed, and signed with another key. */
export const refusedNoticeHeaders = (at: Date): Record<string, string>[] => [
  {},
  { 'kluwp-signature': 't=1,v1=00' },
  { 'kluwp-signature': `t=${secondsOf(at)},v1=${'0'.repeat(64)}` },
];
