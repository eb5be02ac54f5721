/** Owns fiat deposits, from order to credit, refusal or reversal. Must never credit what its gateway did not confirm when queried. */
export { carryOut, creditTo } from './apply-report.ts';
export type { DepositRefusal, DepositRequest } from './check-deposit.ts';
export { confirmJobOf, confirmLater, confirmNotified } from './confirm-deposit.ts';
export { couponOf } from './coupon.ts';
export {
  countCredited,
  lockDeposit,
  moveDeposit,
  nextPaymentId,
  readCredited,
  readDeposit,
  readDeposits,
  readHistory,
  readOwnDeposit,
} from './deposit-store.ts';
export {
  arrivedOf,
  type Deposit,
  type DepositId,
  type DepositState,
  givenBackByGateway,
  isPayable,
  partyOf,
} from './deposit.ts';
export { insertEvent } from './inbox-store.ts';
export { sameInstrument } from './instrument-store.ts';
export { depositJobs } from './jobs.ts';
export {
  type GatewayQuery,
  highestDeposit,
  type OfferedGateway,
  offeredGateways,
  type Payer,
} from './list-gateways.ts';
export { noteInstruments } from './note-instruments.ts';
export type { DisputePort, HeardDisputes, RefundPort } from './ports.ts';
export { publishDeposit, publishGivenBack } from './publish-deposit.ts';
export { confirmForgotten } from './query-deposits.ts';
export {
  creditReviewed,
  type DepositRejection,
  type DepositRuling,
  refuseReviewed,
  type Ruled,
} from './resolve-deposit.ts';
export { operatorsNeeded, readRulings, type Ruling } from './ruling-store.ts';
export { startDeposit, type StartedDeposit } from './start-deposit.ts';
export { pushPaymentHint } from './push-payment-hint.ts';
