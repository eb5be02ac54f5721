/** All refusals of crypto payments: those of deposits, and those specific to withdrawals. */
import { moneyText, parseCurrencyCode, readAmount } from '@carmine/money';
import type { Extra, ProblemTable } from '../../problem-table.ts';
import { paymentProblems } from './payment-problems.ts';

const of = (extra: Extra, name: string): string => {
  const value = extra[name];
  return typeof value === 'string' ? value : '';
};

/** The amount in a refusal that has a currency. */
const sumOf = (extra: Extra, name: string): string => {
  const code = parseCurrencyCode(of(extra, 'currency'));
  return code === undefined ? of(extra, name) : moneyText(readAmount(code, of(extra, name)));
};

export const coinDepositProblems = {
  ...paymentProblems,
  currency_not_supported: {
    status: 422,
    title: 'Currency not supported',
    message: 'Deposits by address are not available in this currency.',
  },
  gateway_unavailable: {
    status: 503,
    title: 'Chain unavailable',
    message: 'Deposits in this currency are not available right now. Please try again soon.',
  },
} as const satisfies ProblemTable;

export const cashOutProblems = {
  ...paymentProblems,
  currency_not_supported: {
    status: 422,
    title: 'Currency not supported',
    message: 'Withdrawals to an address are not available in this currency.',
  },
  gateway_unavailable: {
    status: 503,
    title: 'Chain unavailable',
    message: 'Withdrawals in this currency are not available right now. Please try again soon.',
  },
  proof_expired: {
    status: 409,
    title: 'Asked for too long ago',
    message: 'This text is no longer good. Please ask for a new one.',
  },
  signature_invalid: {
    status: 422,
    title: 'Signature not valid',
    message: 'This is not the signature of this text by this address.',
  },
  network_busy: {
    status: 503,
    title: 'Network busy',
    message:
      'The network’s fee is more than half of this amount right now. It stays yours: try again when the network is quieter, or write to our support.',
  },
  cashouts_stopped: {
    status: 503,
    title: 'Withdrawals paused',
    message:
      'Withdrawals are paused while we check our books. Your money stays yours. Please ask again when they go on.',
  },
  below_minimum: {
    status: 422,
    title: 'Below the minimum',
    message: (extra) => {
      const [least, all] = ['minimum', 'all'].map((name) => (of(extra, name) === '' ? '' : sumOf(extra, name)));
      return all === '' ? `The minimum is ${least}.` : `The minimum is ${least}, or all there is: ${all}.`;
    },
  },
  verification_required: {
    status: 422,
    title: 'Verification required',
    message: 'Your identification and address has to be verified before cashout',
  },
  insufficient_funds: {
    status: 422,
    title: 'Not enough money',
    message: 'You do not have enough money for this withdrawal.',
  },
  address_required: { status: 422, title: 'Address missing', message: '*required' },
  address_invalid: {
    status: 422,
    title: 'Not an address',
    message: 'This is not an address we can send to. Please check it letter by letter.',
  },
  not_withdrawable_yet: {
    status: 422,
    title: 'To be played first',
    message: (extra) =>
      `Wager ${sumOf(extra, 'missing')} more to withdraw this amount: deposits have to be wagered once first.`,
  },
  step_up_required: {
    status: 403,
    title: 'Confirm who you are',
    message: 'Please enter your password again to withdraw.',
  },
} as const satisfies ProblemTable;
