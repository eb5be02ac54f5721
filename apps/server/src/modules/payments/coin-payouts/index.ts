/** Owns the crypto rails: reserving, signing, broadcasting and fee bumps. Must never send one withdrawal twice. */
export { coinRails } from './coin-rail.ts';
export { coinPayoutJobs } from './jobs.ts';
export { askAddressProof, proveAddress, takeTransferProofs } from './prove-address.ts';
export {
  countMoving,
  countSends,
  countUnpaid,
  readSend,
  readTransactions,
  sumInFlight,
  type TransactionDetails,
} from './send-store.ts';
export type { PaymentKind, SendState } from './payment-kind.ts';
export { sendAll } from './send-all.ts';
export { spenderOf } from './spender.ts';
