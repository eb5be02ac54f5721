/** Owns the fiat rail: legs paid by gateways and by operators. Must never pay a leg twice. */
export { addBankWord, writeSaid } from './bank-word-store.ts';
export { type EWalletRequest, requestToEWallet } from './e-wallet-cash-out.ts';
export { type FiatDeps, type FiatQuote, fiatRail, type FiatRequest, quoteFiat } from './fiat-cash-out.ts';
export { fiatPayoutJobs } from './jobs.ts';
export { whatKeepsLeg } from './kept-leg-store.ts';
export { askLegNow, countLateLegs, lateOpen, writeTaken } from './late-leg-store.ts';
export { askBeforeSending } from './hear-late-leg.ts';
export { type LegAtDesk, legsAtDesk } from './leg-at-desk.ts';
export { moveLeg, readLegs } from './leg-store.ts';
export { fiatMethod, isCalledOff, type Leg, type LegAt, legReference, manualMethod, type PlannedLeg } from './leg.ts';
export { type HandPayment, type PaidByHand, payByHand } from './pay-by-hand.ts';
export { advanceFiat } from './pay-legs.ts';
export { countStrandedLegs } from './stranded-store.ts';
export {
  bookNoted,
  type LegLetGo,
  type LegTaken,
  type LegWord,
  putLegBack,
  settleLateLeg,
  takeLeg,
} from './take-leg.ts';
