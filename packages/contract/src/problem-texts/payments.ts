/** Refusals about wallets, deposits and withdrawals. Texts of the specification are verbatim. */
import type { CodeTexts } from './parameters.ts';

export const paymentRefusals = {
  gateway_unavailable: (p) =>
    p.is('offered', false)
      ? 'This payment method is not offered here. Please choose another one.'
      : 'This payment method is not available right now. Please choose another one.',
  refused_by_gateway:
    'This payment method did not accept the payment. Nothing was charged. Please choose another one, or another amount.',
  coupon_unknown: 'This code is not valid. Check it, or continue without one.',
  country_not_supported: 'This payment method is not available in your country.',
  interac_only_cad: 'Interac is only available for CAD currency in Canada',
  presentation_not_offered: 'This payment method cannot be paid in this way. Please choose another way.',
  payment_methods_not_offered: 'This payment method does not offer what was chosen. Please choose another one.',
  email_differs: 'This is not the email of your account.',
  country_unknown: 'We could not determine your country. Please add it to your profile first.',
  profile_incomplete: 'Please complete your details before you deposit.',
  verification_required: 'Verify your identity to deposit.',
  rate_stale: 'Deposits in this currency are paused for a moment. Please try again soon or use another currency.',
  rate_unavailable: 'There is no exchange rate for this currency at the moment. Please try again soon.',
  below_minimum: (p) =>
    p.has('all')
      ? `The minimum is ${p.amount('minimum')}, or your whole balance: ${p.amount('all')}.`
      : `The minimum is ${p.amount('minimum')}.`,
  above_maximum: (p) => `The maximum is ${p.amount('maximum')}.`,
  limit_reached: (p) =>
    `Your deposit limit has ${p.amount('availableEur', 'EUR')} left${p.has('until') ? ` until ${p.time('until')}` : ''}.`,
  deposit_limit_required: 'Please set a deposit limit before your first deposit. Your country requires one.',
  already_held: 'You already have a wallet in this currency.',
  not_held: 'You have no wallet in this currency.',
} as const satisfies CodeTexts;

/** Texts that differ for crypto deposits. */
export const coinDepositRefusals = {
  currency_not_supported: 'Crypto deposits are not available in this currency.',
  gateway_unavailable: 'Deposits in this currency are not available right now. Please try again soon.',
} as const satisfies CodeTexts;

/** Texts that differ for purchases at an on-ramp. */
export const onRampRefusals = {
  currency_not_supported: 'This partner does not sell this cryptocurrency. Please choose another partner.',
  country_not_supported: 'This partner does not sell crypto in your country. Please choose another partner.',
  gateway_unavailable: (p) =>
    p.is('offered', false)
      ? 'This partner is not offered here. Please choose another one.'
      : 'This partner is not available right now. Please choose another one, or send crypto to your address.',
  refused_by_gateway:
    'This partner did not accept the purchase. Nothing was charged. Please choose another one, or another amount.',
} as const satisfies CodeTexts;

/** Texts that differ for withdrawals. */
export const cashOutRefusals = {
  currency_not_supported: 'Withdrawals to an address are not available in this currency.',
  gateway_unavailable: 'Withdrawals in this currency are not available right now. Please try again soon.',
  proof_expired: 'This message has expired. Please request a new one.',
  signature_invalid: 'This signature does not match the message and the address.',
  network_busy:
    'The network fee is more than half of this amount right now. Your money stays in your wallet: try again when the network is quieter, or contact support.',
  price_changed: 'The fee has just changed. Please check what you will receive and confirm again.',
  plan_changed: 'How this withdrawal will be paid has just changed. Please check the new breakdown and confirm again.',
  closed_loop:
    'Money first goes back the way it came, so it cannot go to this e-wallet now. Please withdraw without choosing a method.',
  cashouts_stopped:
    'Withdrawals are paused while we check our books. Your money stays in your wallet. Please try again later.',
  verification_required: 'Your identification and address has to be verified before cashout',
  insufficient_funds: 'You do not have enough money for this withdrawal.',
  above_day: (p) => `You can withdraw at most ${p.amount('left')} more within 24 hours.`,
  payouts_full: 'We have reached today’s limit for withdrawals in this currency. Please try again tomorrow.',
  iban_invalid: 'This is not a valid IBAN. Please check it.',
  bic_invalid: 'This is not a valid BIC. You can leave it out.',
  address_required: '*required',
  address_invalid: 'We cannot send to this address. Please check every character of it.',
  not_withdrawable_yet: (p) =>
    `Wager ${p.amount('missing')} more to withdraw this amount: deposits have to be wagered once first.`,
  step_up_required: 'Please enter your password again to withdraw.',
} as const satisfies CodeTexts;
