/** Owns operators' money settings: minimums, withdrawal rules, enabled gateways. Must not know any payment. */
export { isLooser, type Rules } from './cash-out-rules.ts';
export { changeSettings, type CurrencyChange, type GatewaySwitch, type RulesChange } from './change-settings.ts';
export { type CurrencyMinimums, minimumsOf, worthAtLeast } from './minimums.ts';
export { type CurrencyPolicy, readEnabledGateways, readPolicies, readPolicy, readRules } from './policy-store.ts';
