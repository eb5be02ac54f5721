/** Owns the crypto rails: reserving, signing, broadcasting and fee bumps. Must never send one withdrawal twice. */
export { coinRails } from './coin-rail.ts';
export { coinPayoutJobs } from './jobs.ts';
export { askAddressProof, proveAddress, takeTransferProofs } from './prove-address.ts';
export { countSends, countUnpaid, readTransactions, sumInFlight, type TransactionDetails } from './send-store.ts';
export { spenderOf } from './spender.ts';
