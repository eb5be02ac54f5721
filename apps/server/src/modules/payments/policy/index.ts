/** Owns operators' money settings: minimums, withdrawal rules, enabled gateways, agreed fees. Must not know any payment. */
export { readAgreedFees, readFeeTexts } from './agreed-fee-store.ts';
export { type AgreedFee, feesText, readFees } from './agreed-fees.ts';
export { isLooser, type Rules } from './cash-out-rules.ts';
export {
  changeSettings,
  type CurrencyChange,
  type GatewaySwitch,
  type LimitsChange,
  type PayoutMethodChange,
  type RulesChange,
} from './change-settings.ts';
export { type CurrencyMinimums, minimumsOf, worthAtLeast } from './minimums.ts';
export {
  type CashOutLimits,
  feeOf,
  freeMethod,
  isLooserLimits,
  needsTwo,
  type PayoutMethod,
  worthAtMost,
} from './payout-terms.ts';
export { readLimits, readPayoutMethod, readPayoutMethods } from './payout-terms-store.ts';
export { type CurrencyPolicy, readEnabledGateways, readPolicies, readPolicy, readRules } from './policy-store.ts';
