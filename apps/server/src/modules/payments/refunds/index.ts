/** Owns refunds of refused deposits. Must never touch a wallet, because the money was never in one. */
export { refundPort } from './begin-refund.ts';
export { type BookedRefund, bookRefund, type RefundBooked } from './book-refund.ts';
export { refundJobs } from './jobs.ts';
export { askNow, countStrandedRefunds, countTwice, readRefunds } from './refund-store.ts';
export { isByHand, isStrandedRefund, type Refund, wentTwice } from './refund.ts';
export {
  letRefundGo,
  type RefundLetGo,
  type RefundTaken,
  type RefundWord,
  settleTwice,
  takeRefund,
} from './take-refund.ts';
