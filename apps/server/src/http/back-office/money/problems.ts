/** Problem texts of deposits, withdrawals and their stop. */
import type { LegKeeper } from '@carmine/contract/back-office/money/cash-outs';
import { leastPaymentEurCents } from '@carmine/contract/settings';
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
  minimum_not_allowed: {
    status: 422,
    title: 'Minimum not allowed',
    message: `A minimum has to be at least €${leastPaymentEurCents / 100n}, for a withdrawal at most the maximum of one request.`,
  },
  limit_not_allowed: {
    status: 422,
    title: 'Limit not allowed',
    message: `A maximum has to be at least the highest minimum of a currency (at least €${leastPaymentEurCents / 100n}) and at most €1,000,000, a daily limit at least €1.`,
  },
  fee_not_allowed: {
    status: 422,
    title: 'Fee not allowed',
    message: 'A fee is at most 20% and €100; fiat as a whole has none, and only a rail has a daily limit.',
  },
  method_not_found: { status: 404, title: 'No such method', message: 'Nothing is paid out by this method.' },
  nothing_to_send: {
    status: 409,
    title: 'Nothing to send',
    message: 'Nothing can be sent now: every part is held, has no account, or is in a file already.',
  },
  batch_not_found: { status: 404, title: 'No such file', message: 'There is no such file.' },
  batch_over: { status: 409, title: 'Decided already', message: 'Somebody has already released or dropped this file.' },
  batch_not_released: {
    status: 409,
    title: 'Not released',
    message: 'Another operator has to release this file before it can be downloaded.',
  },
  own_batch: { status: 403, title: 'Own file', message: 'You made this file: another operator has to release it.' },
  own_word: { status: 403, title: 'Own statement', message: 'You said so: another operator has to confirm it.' },
  payee_erased: { status: 409, title: 'Player erased', message: 'A player in this file has been erased.' },
  in_bank_file: {
    status: 409,
    title: 'In a file',
    message:
      'This part is in a file for the bank. Drop the file first; once it is released, only the bank’s answer ends the transfer.',
  },
  not_paid_by_bank: {
    status: 409,
    title: 'Not paid',
    message: 'This transfer was not paid, or its return is booked already.',
  },
  report_invalid: {
    status: 422,
    title: 'Not a report',
    message: ({ detail }) =>
      `This is not a report of the bank (pain.002.001.10): ${String(detail)}. Nothing was booked.`,
  },
  report_of_no_file: {
    status: 409,
    title: 'No such file',
    message: 'This report is about no file that was released here. Nothing was booked.',
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
