/** Owns what operators set for money: minimums, the rules of cash-outs, which gateways are on; must never know a payment. */
export { isLooser, type Rules } from './cash-out-rules.ts';
export { type CurrencyMinimums, minimumsOf, worthAtLeast } from './minimums.ts';
export {
  type CurrencyPolicy,
  readEnabledGateways,
  readPolicies,
  readPolicy,
  readRules,
  switchGateway,
  writePolicy,
  writeRules,
} from './policy-store.ts';
