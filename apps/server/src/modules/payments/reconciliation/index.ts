/**
 * Owns the comparison of our books with the lists of gateways and networks, its reports and differences, and the stop of payouts where
 * they do not close. Must never change a payment, nor ask a gateway about a single one: that is a status query.
 */
export type { ComparedRow, Problem, RowStanding } from './compare.ts';
export { correctionOf } from './decide-case.ts';
export { createReconciliation, reconcileDayKind, type Reconciliation, type Report } from './reconciliation.ts';
export type { Case, CaseState, DayReport, DayState, Sums } from './report-store.ts';
export { dayOf, type Day } from './movement.ts';
export type { PayoutStop } from './payout-stop-store.ts';
