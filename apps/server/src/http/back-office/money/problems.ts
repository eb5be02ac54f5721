/** Problem texts of deposits, withdrawals and their stop. */
import type { LegKeeper } from '@carmine/contract/back-office/money/cash-outs';
import { largestWithdrawalEurCents, leastPaymentEurCents } from '@carmine/contract/settings';
import type { ProblemTable } from '../../problem-table.ts';

const keptTexts: Readonly<Record<LegKeeper, string>> = {
  stopped: 'Withdrawals are stopped.',
  debt: 'A credited deposit of this player was reversed: first the debt has to be settled and the flag cleared.',
  player_restricted: 'Our team has locked or closed this account since the withdrawal was approved.',
  risk_review: 'The risk team is holding this player’s withdrawals because of a flag or a request for proof of funds.',
  factor_removed: 'The player’s second factor was removed less than three days ago.',
};

export const moneyProblems = {
  cash_out_not_found: { status: 404, title: 'No such withdrawal', message: 'There is no such withdrawal.' },
  not_in_review: { status: 409, title: 'Not in review', message: 'Somebody has already decided this.' },
  not_to_be_paid: {
    status: 409,
    title: 'Cannot be paid',
    message: 'This part cannot be paid by hand right now, or somebody has already paid it.',
  },
  leg_kept: {
    status: 409,
    title: 'Held',
    message: ({ keptBy }) =>
      `Do not send this. ${keptTexts[keptBy as LegKeeper]} If you have already sent it without taking it first, book it once that is over.`,
  },
  deposit_not_found: { status: 404, title: 'No such deposit', message: 'There is no such deposit.' },
  other_currency: {
    status: 422,
    title: 'Different currency',
    message: 'What arrived is in a different currency from the deposit, or unknown. It can only be rejected.',
  },
  gateway_not_found: { status: 404, title: 'No such gateway', message: 'There is no adapter for this gateway.' },
  booked_already: {
    status: 409,
    title: 'Already booked',
    message: 'A transfer of this gateway with this bank reference has already been booked.',
  },
  listed_already: { status: 409, title: 'Already listed', message: 'This cold address is already on the list.' },
  coin_not_found: { status: 404, title: 'No such coin', message: 'No network here carries this coin.' },
  not_cold: {
    status: 422,
    title: 'Not a cold address',
    message: 'The hot wallet is drained only to an address on the list of cold addresses.',
  },
  address_ours: {
    status: 422,
    title: 'One of our addresses',
    message: 'This is an address of the hot wallet, of fuel or of a player. Coins there would not be cold.',
  },
  address_not_valid: { status: 422, title: 'Address not valid', message: 'This is not an address on this network.' },
  too_little_left: {
    status: 422,
    title: 'Too little left',
    message: 'After the withdrawals under way and the network fee, the hot wallet has less than this.',
  },
  network_silent: {
    status: 503,
    title: 'No answer',
    message: 'The network does not answer, so the balance is not known. Try again in a minute.',
  },
  level_not_allowed: {
    status: 422,
    title: 'Levels not allowed',
    message: 'The upper level has to be above the lower one.',
  },
  store_not_found: { status: 404, title: 'Not found', message: 'There is no such coin or account at a gateway.' },
  top_up_over: { status: 409, title: 'Already over', message: 'This top-up has arrived or was cancelled.' },
  minimum_not_allowed: {
    status: 422,
    title: 'Minimum not allowed',
    message: `A minimum has to be at least €${leastPaymentEurCents / 100n}, for a withdrawal at most €${largestWithdrawalEurCents / 100n}.`,
  },
  threshold_not_allowed: {
    status: 422,
    title: 'Threshold not allowed',
    message: 'The amount from which two operators must approve has to be above zero.',
  },
  rule_above_its_day: {
    status: 422,
    title: 'Above the daily limit',
    message: 'The automatic limit for one withdrawal cannot be above the daily limit for one player.',
  },
  books_broken: {
    status: 409,
    title: 'Ledger check failed',
    message: 'The ledger still does not balance. Find the cause first: npm run audit shows what is wrong.',
  },
  given_back: {
    status: 409,
    title: 'Already refunded',
    message: 'The gateway has refunded it: there is nothing to send.',
  },
  paid_by_gateway: {
    status: 409,
    title: 'Already paid',
    message: 'The gateway now reports that the card was paid after all. Do not send it: it is already booked.',
  },
  gateway_pending: {
    status: 409,
    title: 'Not decided',
    message:
      'The gateway now reports that this payment is still in progress. Do not send it: check again once it has ended.',
  },
  gateway_unreachable: {
    status: 503,
    title: 'Gateway unreachable',
    message:
      'The gateway could not be asked whether it has paid this in the meantime. Do not send it. Try again in a few minutes.',
  },
  stopped_already: { status: 409, title: 'Already stopped', message: 'Withdrawals are already stopped.' },
  not_stopped: {
    status: 409,
    title: 'Not stopped',
    message: 'Withdrawals are not stopped: somebody has resumed them.',
  },
  cash_out_under_way: {
    status: 409,
    title: 'Withdrawal in progress',
    message:
      'A withdrawal is in progress and will be paid to the person whose documents were checked. Wait for it to end, or reject it, then correct the details.',
  },
} as const satisfies ProblemTable;
