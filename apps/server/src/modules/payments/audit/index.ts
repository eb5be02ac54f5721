/** Owns the comparison of bookings with what gateways and networks delivered and took, and the servers' mark on each credit. */
export { auditPayments, creditMark, wonMark } from './audit-payments.ts';
export { insertCreditMark } from './credit-mark-store.ts';
export { declareAuditJobs } from './jobs.ts';
