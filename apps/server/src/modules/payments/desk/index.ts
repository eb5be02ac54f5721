/** Owns operators' views of payments and their actions. No other folder may depend on it. */
export type * from './network-health.ts';
export type { TreasuryDesk, TreasuryView } from './treasury-desk.ts';
export { watchHealth } from './network-health.ts';
export { createDesk, type Desk } from './desk.ts';
export { type FoundPayments, type PaymentMatch, searchPayments } from './search-payments.ts';
export type * from './desk-store.ts';
