/** Owns withdrawals up to the rail that pays them: request, checks, holds, decision, return. Must not know networks or gateways. */
export {
  approvalsNeeded,
  countOverdue,
  lockCashOut,
  readCashOut,
  readCashOutHistory,
  readCashOuts,
  readInState,
  readOwnCashOut,
  renewDue,
} from './cash-out-store.ts';
export {
  backStates,
  type CashOut,
  type CashOutId,
  type CashOutState,
  isOver,
  openStates,
  overStates,
  paidBy,
  secondsToPay,
} from './cash-out.ts';
export { type CashOutRefusal, type CashOutRequest, isKeptByNetwork, readRequest } from './check-cash-out.ts';
export {
  approveCashOut,
  decideCashOuts,
  type Decided,
  type Decision,
  rejectCashOut,
  type Rejection,
} from './decide-cash-out.ts';
export type { CashOutDeps } from './deps.ts';
export { debtOpen, type Hold, knownHolds, readHold, readPaused, shownReasons } from './hold.ts';
export { readPayOutTimes } from './pay-out-time-store.ts';
export type { PayoutRail, Priced } from './ports.ts';
export {
  insertSignatureProof,
  insertTransferProofs,
  isProven,
  ownDepositAddress,
  putChallenge,
  readChallenge,
  readUnproven,
} from './proof-store.ts';
export { cashOutChecklist, type Checklist, type ChecklistItem, type Quote, quoteCashOut } from './quote-cash-out.ts';
export { netOf, requestCashOut, type RequestedCashOut } from './request-cash-out.ts';
export {
  pushCashOutHint,
  transitionCashOut,
  transitionFrom,
  returnToReview,
  reviewAgain,
  logAndPushCashOut,
} from './transition-cash-out.ts';
export { countReversed } from './reversals-store.ts';
export { readTurnover, samePayout } from './turnover-store.ts';
export { areCashOutsUnderWay } from './under-way-store.ts';
