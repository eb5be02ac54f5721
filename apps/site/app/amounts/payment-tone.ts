import type { Payment } from '@carmine/contract/payments/deposits';
import type { TagTone } from '@carmine/design/feedback';

const good: readonly Payment['status'][] = ['credited', 'paid'];
const bad: readonly Payment['status'][] = [
  'failed',
  'expired',
  'cancelled',
  'refunded',
  'charged_back',
  'rejected',
  'returned',
];

export const paymentTone = (status: Payment['status']): TagTone => {
  if (good.includes(status)) return 'good';
  return bad.includes(status) ? 'bad' : 'wait';
};
