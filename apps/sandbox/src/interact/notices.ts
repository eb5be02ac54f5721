/** Notifications about transactions: unsigned, with transaction and status in the address. */
import type { NoticeWords } from '../gateway/notifications.ts';
import { payoutStatus, statusOf } from './transaction.ts';

const told = (url: string, transaction: string, status: string): string => {
  const address = new URL(url);
  address.searchParams.set('transaction', transaction);
  address.searchParams.set('status', status);
  return address.toString();
};

export const notices: NoticeWords = {
  payment: () => new URLSearchParams({ type: 'CPI' }).toString(),
  payout: () => new URLSearchParams({ type: 'ETO' }).toString(),
  headers: () => ({ 'content-type': 'application/x-www-form-urlencoded' }),
  isUnsigned: true,
  address: (url, { merchantReference }, state) => told(url, merchantReference, statusOf(state)),
  // A payout is notified once it is paid.
  payoutAddress: (url, { merchantReference }) => told(url, merchantReference, payoutStatus.paid),
};
