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
  period_invalid: {
    status: 422,
    title: 'Period invalid',
    message: 'Choose a first and a last day, in this order and at most 92 days.',
  },
  dispute_not_found: { status: 404, title: 'No such dispute', message: 'There is no such dispute.' },
  dispute_known: {
    status: 409,
    title: 'Known already',
    message: 'There is a dispute about this charge-back already.',
  },
  dispute_not_open: {
    status: 409,
    title: 'Not open',
    message: 'This dispute was answered or decided already. Reload to see how it stands.',
  },
  dispute_over: { status: 409, title: 'Decided', message: 'The outcome of this dispute is known already.' },
  dispute_other_currency: {
    status: 422,
    title: 'Different currency',
    message: 'The deposit is in a different currency.',
  },
  not_credited: {
    status: 409,
    title: 'Not credited',
    message: 'This deposit was not credited, or was refunded: there is nothing to charge back.',
  },
  more_than_credited: {
    status: 422,
    title: 'More than was credited',
    message: 'All disputes of a deposit together cannot be more than what was credited, and each is above zero.',
  },
  no_evidence: { status: 422, title: 'No evidence', message: 'Choose facts or add documents before you send it.' },
  only_by_hand: {
    status: 409,
    title: 'Only by hand',
    message: 'This gateway takes no evidence here. Download it, send it, and mark it as sent by hand.',
  },
  evidence_not_found: { status: 404, title: 'No such evidence', message: 'This item was removed already.' },
  too_much_evidence: {
    status: 422,
    title: 'Too much',
    message: 'At most six documents with eight megabytes together.',
  },
  document_empty: { status: 422, title: 'Empty file', message: 'This file is empty.' },
  document_too_large: { status: 413, title: 'Too large', message: 'A document can have at most four megabytes.' },
  document_type_refused: { status: 415, title: 'Wrong type', message: 'Only JPEG, PNG and PDF are accepted.' },
  document_dangerous: { status: 422, title: 'Refused', message: 'This file contains more than a document.' },
  document_encrypted: {
    status: 422,
    title: 'Encrypted',
    message: 'This PDF is encrypted. Save it without a password.',
  },
  document_unreadable: { status: 422, title: 'Unreadable', message: 'This file cannot be read.' },
  document_too_many_pixels: { status: 422, title: 'Too large', message: 'This picture has too many pixels.' },
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
  live_round_decided: {
    status: 409,
    title: 'Round not held',
    message: 'This round is not held: it is decided, or void already.',
  },
  pool_not_found: { status: 404, title: 'No such jackpot', message: 'There is no jackpot pool of this name.' },
  top_up_over: { status: 409, title: 'Already over', message: 'This top-up has arrived or was cancelled.' },
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
  fees_not_readable: {
    status: 422,
    title: 'Fees not readable',
    message: 'Write fees as in “deposit 2.9% + 0.25, payout 1%”: a kind, a percentage below 100, a fixed amount.',
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
  account_changed: {
    status: 409,
    title: 'Account changed',
    message:
      'A player in this file has replaced the account since, or the bank has refused it. Drop the file and make a new one: its parts are back in the queue.',
  },
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
  report_too_large: { status: 413, title: 'Too large', message: 'A report can have at most one megabyte.' },
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
  party_not_found: { status: 404, title: 'Unknown', message: 'No gateway or asset in use has this code.' },
  report_not_found: { status: 404, title: 'No report', message: 'This day has not been compared yet.' },
  day_not_over: { status: 409, title: 'Not over', message: 'A day can be compared once it is over, in UTC.' },
  case_not_found: { status: 404, title: 'No such difference', message: 'There is no such difference.' },
  case_decided: { status: 409, title: 'Decided', message: 'Somebody has decided this difference, or it has closed.' },
  nothing_to_correct: {
    status: 409,
    title: 'Nothing to book',
    message: 'Both sides have the same amount: there is nothing to book. Explain it instead.',
  },
  books_differ: {
    status: 409,
    title: 'Differences are open',
    message: 'Its books do not close. Explain each difference, or have it corrected, then resume.',
  },
  cash_out_under_way: {
    status: 409,
    title: 'Withdrawal in progress',
    message:
      'A withdrawal is in progress and will be paid to the person whose documents were checked. Wait for it to end, or reject it, then correct the details.',
  },
} as const satisfies ProblemTable;
