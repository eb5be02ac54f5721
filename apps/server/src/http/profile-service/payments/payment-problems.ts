/** Every refusal about wallets and deposits. */
import { problemTable } from '../../problem-table.ts';

export const paymentProblems = problemTable('payments', {
  gateway_unavailable: { status: 503, title: 'Gateway unavailable' },
  refused_by_gateway: { status: 422, title: 'Refused by the payment method' },
  coupon_unknown: { status: 422, title: 'Bonus code not valid' },
  country_not_supported: { status: 422, title: 'Country not supported' },
  interac_only_cad: { status: 422, title: 'Currency or country not supported' },
  presentation_not_offered: { status: 422, title: 'Way to pay not offered' },
  payment_methods_not_offered: { status: 422, title: 'Payment methods not offered' },
  email_differs: { status: 422, title: 'Email of another account' },
  country_unknown: { status: 403, title: 'Country unknown' },
  profile_incomplete: { status: 422, title: 'Details missing' },
  verification_required: { status: 422, title: 'Verification required' },
  rate_stale: { status: 503, title: 'No current rate' },
  rate_unavailable: { status: 503, title: 'No rate' },
  below_minimum: { status: 422, title: 'Below the minimum' },
  above_maximum: { status: 422, title: 'Above the maximum' },
  limit_reached: { status: 422, title: 'Deposit limit' },
  deposit_limit_required: { status: 422, title: 'Deposit limit required' },
  already_held: { status: 409, title: 'Wallet already exists' },
  not_held: { status: 404, title: 'No such wallet' },
});
