/** All refusals of wallets and deposits. */
import type { Extra, ProblemTable } from '../../problem-table.ts';

const of = (extra: Extra, name: string): string => {
  const value = extra[name];
  return typeof value === 'string' ? value : '';
};

export const paymentProblems = {
  gateway_unavailable: {
    status: 503,
    title: 'Gateway unavailable',
    message: ({ offered }) =>
      offered === false
        ? 'This payment method is not offered here. Please choose another one.'
        : 'This payment method is not available right now. Please choose another one.',
  },
  refused_by_gateway: {
    status: 422,
    title: 'Refused by the payment method',
    message:
      'This payment method did not accept the payment. Nothing was charged. Please choose another one, or another amount.',
  },
  currency_not_supported: {
    status: 422,
    title: 'Currency not supported',
    message: 'This currency cannot be used here. Please choose another one.',
  },
  coupon_unknown: {
    status: 422,
    title: 'Bonus code not valid',
    message: 'This code is not valid. Check it, or continue without one.',
  },
  country_not_supported: {
    status: 422,
    title: 'Country not supported',
    message: 'This payment method is not available in your country.',
  },
  country_unknown: {
    status: 403,
    title: 'Country unknown',
    message: 'We could not tell your country. Please fill it in under Account Details first.',
  },
  profile_incomplete: {
    status: 422,
    title: 'Details missing',
    message: 'Please complete your details before you deposit.',
  },
  under_age: { status: 403, title: 'Under age', message: 'You are not of legal age in your country.' },
  verification_required: {
    status: 422,
    title: 'Verification required',
    message: 'Your identity has to be verified before you deposit.',
  },
  account_locked: {
    status: 423,
    title: 'Account locked',
    message: 'Your account has been locked, Please contact support!',
  },
  rate_stale: {
    status: 503,
    title: 'No current rate',
    message: 'Deposits in this currency are paused for a moment. Please try again soon or use another currency.',
  },
  rate_unavailable: {
    status: 503,
    title: 'No rate',
    message: 'The rate of this currency is not known at the moment. Please try again soon.',
  },
  amount_invalid: { status: 422, title: 'Not an amount', message: 'Please enter a correct amount.' },
  amount_too_large: { status: 422, title: 'Amount too large', message: 'This amount is too large.' },
  below_minimum: {
    status: 422,
    title: 'Below the minimum',
    message: (extra) => `The minimum is ${of(extra, 'minimum')} ${of(extra, 'currency')}.`,
  },
  above_maximum: {
    status: 422,
    title: 'Above the maximum',
    message: (extra) => `The maximum is ${of(extra, 'maximum')} ${of(extra, 'currency')}.`,
  },
  limit_reached: {
    status: 422,
    title: 'Deposit limit',
    message: (extra) => `Your deposit limit leaves €${of(extra, 'availableEur')} for now.`,
  },
  deposit_limit_required: {
    status: 422,
    title: 'Deposit limit required',
    message: 'Where you are, a deposit limit comes before the first deposit. Please set one under Limits and breaks.',
  },
  already_held: { status: 409, title: 'Wallet held already', message: 'You have a wallet in this currency already.' },
  not_held: { status: 404, title: 'No such wallet', message: 'You have no wallet in this currency.' },
} as const satisfies ProblemTable;
