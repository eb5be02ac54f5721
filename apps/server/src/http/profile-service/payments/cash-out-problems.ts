/** Every refusal about coins: those of deposits, and what a cash-out says in words of its own. */
import { problemTable } from '../../problem-table.ts';
import { paymentProblems } from './payment-problems.ts';

export const coinDepositProblems = {
  ...paymentProblems,
  ...problemTable('coin-deposits', {
    currency_not_supported: { status: 422, title: 'Currency not supported' },
    gateway_unavailable: { status: 503, title: 'Network unavailable' },
  }),
};

export const onRampProblems = {
  ...coinDepositProblems,
  ...problemTable('onramps', {
    gateway_unavailable: { status: 503, title: 'On-ramp unavailable' },
    refused_by_gateway: { status: 422, title: 'Refused by the on-ramp' },
    country_not_supported: { status: 422, title: 'Country not supported' },
    currency_not_supported: { status: 422, title: 'Currency not supported' },
  }),
};

export const cashOutProblems = {
  ...paymentProblems,
  ...problemTable('cash-outs', {
    currency_not_supported: { status: 422, title: 'Currency not supported' },
    gateway_unavailable: { status: 503, title: 'Network unavailable' },
    proof_expired: { status: 409, title: 'Message expired' },
    signature_invalid: { status: 422, title: 'Signature not valid' },
    network_busy: { status: 503, title: 'Network busy' },
    price_changed: { status: 409, title: 'Fee changed' },
    plan_changed: { status: 409, title: 'Breakdown changed' },
    cashouts_stopped: { status: 503, title: 'Withdrawals paused' },
    verification_required: { status: 422, title: 'Verification required' },
    insufficient_funds: { status: 422, title: 'Not enough money' },
    above_day: { status: 422, title: 'Above the limit of a day' },
    payouts_full: { status: 503, title: 'Limit of the day reached' },
    iban_invalid: { status: 422, title: 'Invalid IBAN' },
    bic_invalid: { status: 422, title: 'Invalid BIC' },
    address_required: { status: 422, title: 'Address missing' },
    address_invalid: { status: 422, title: 'Invalid address' },
    not_withdrawable_yet: { status: 422, title: 'Not wagered yet' },
    closed_loop: { status: 422, title: 'Another method first' },
    step_up_required: { status: 403, title: 'Confirm who you are' },
  }),
};
