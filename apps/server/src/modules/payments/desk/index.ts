/** Owns what operators see of payments and do about them; must never be known by any other folder. */
export type * from './network-health.ts';
export { watchHealth } from './network-health.ts';
export { createDesk, type Desk } from './desk.ts';
export { type FoundPayments, type PaymentMatch, searchPayments } from './search-payments.ts';
export type * from './desk-store.ts';
