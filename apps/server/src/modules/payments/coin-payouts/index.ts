/** Owns the rails of coins: what is reserved, signed, broadcast and fee-bumped on a network; must never send one cash-out twice. */
export { coinRails } from './coin-rail.ts';
export { coinPayoutJobs } from './jobs.ts';
export { askAddressProof, proveAddress, takeTransferProofs } from './prove-address.ts';
export { countSends, countUnpaid, readTransactions, sumInFlight, type TransactionDetails } from './send-store.ts';
export { spenderOf } from './spender.ts';
