/** Problem texts of the back office. */
import type { LegKeeper } from '@carmine/contract/back-office/money/cash-outs';
import { largestWithdrawalEurCents, leastPaymentEurCents } from '@carmine/contract/settings';
import type { ProblemTable } from '../problem-table.ts';

const keptTexts: Readonly<Record<LegKeeper, string>> = {
  stopped: 'Withdrawals are stopped.',
  debt: 'A credited deposit of this player was reversed: what is owed is settled first, and the flag is cleared.',
  player_restricted: 'Staff have locked or closed this account since the withdrawal was approved.',
  risk_review:
    'The risk team holds this player’s withdrawals: because of a flag, or because proof of funds is requested.',
  factor_removed: 'The player’s second factor was removed less than three days ago.',
};

export const backOfficeProblems = {
  step_up_required: {
    status: 403,
    title: 'Step-up required',
    message: 'Please show your second factor once more.',
  },
  sign_in_failed: {
    status: 401,
    title: 'Sign-in failed',
    message: 'E-mail, password or code is wrong, or the code was used before.',
  },
  invitation_invalid: {
    status: 404,
    title: 'No such invitation',
    message: 'This link has been used or has expired. Ask for a new one.',
  },
  code_wrong: { status: 422, title: 'Wrong code', message: 'This code is wrong. Enter the newest one.' },
  email_required: {
    status: 422,
    title: 'E-mail missing',
    message: 'Enter your e-mail: invitations, resets and alarms reach you there.',
  },
  operator_exists: { status: 409, title: 'Operator exists', message: 'An operator with this e-mail exists already.' },
  operator_not_found: {
    status: 404,
    title: 'No such operator',
    message: 'There is no such operator, or the state is this one already.',
  },
  own_account: { status: 422, title: 'Own account', message: 'You cannot change the state of your own account.' },
  reason_required: {
    status: 422,
    title: 'Reason missing',
    message: 'Another operator has to approve this role. Write down the reason that this person reads.',
  },
  nobody_agrees: {
    status: 409,
    title: 'Nobody could approve',
    message:
      'There is no other operator with the role risk or admin who could approve. On the machine itself, node tools/run.mjs renew-operator makes the link.',
  },
  session_not_found: { status: 404, title: 'No such session', message: 'This session is over already.' },
  nothing_found: { status: 409, title: 'Nothing found', message: 'Nothing is wrong with the audit log.' },
  values_changed: {
    status: 409,
    title: 'Changed meanwhile',
    message:
      'What this would change is not as it was when this was asked for. Withdraw the request and make a new one.',
  },
  case_not_found: { status: 404, title: 'No such case', message: 'There are no such documents, or they are erased.' },
  already_decided: {
    status: 409,
    title: 'Decided already',
    message: 'Somebody has decided this meanwhile. Load it again to see how.',
  },
  paper_is_over: {
    status: 422,
    title: 'Document expired',
    message: 'This document has expired: refuse it as expired, or correct the day.',
  },
  details_changed: {
    status: 409,
    title: 'Details changed',
    message: 'The player has changed the details meanwhile. Load them again and compare once more.',
  },
  cash_out_not_found: { status: 404, title: 'No such withdrawal', message: 'There is no such withdrawal.' },
  not_in_review: { status: 409, title: 'Not in review', message: 'Somebody has decided about this already.' },
  not_to_be_paid: {
    status: 409,
    title: 'Not to be paid',
    message: 'This part is not for a person to pay now, or somebody has paid it already.',
  },
  leg_kept: {
    status: 409,
    title: 'Held',
    message: ({ keptBy }) =>
      `Do not send this. ${keptTexts[keptBy as LegKeeper]} If you have sent it already without saying so before, book it once that is over.`,
  },
  deposit_not_found: { status: 404, title: 'No such deposit', message: 'There is no such deposit.' },
  other_currency: {
    status: 422,
    title: 'Another currency',
    message: 'What came is in another currency than the deposit, or nobody knows what came. It can only be refused.',
  },
  gateway_not_found: { status: 404, title: 'No such gateway', message: 'There is no adapter for this gateway.' },
  minimum_not_allowed: {
    status: 422,
    title: 'Minimum not allowed',
    message: `A minimum is worth at least €${leastPaymentEurCents / 100n}, and that of a withdrawal at most €${largestWithdrawalEurCents / 100n}.`,
  },
  threshold_not_allowed: {
    status: 422,
    title: 'Threshold not allowed',
    message: 'The sum from which two operators must agree is above zero.',
  },
  rule_above_its_day: {
    status: 422,
    title: 'More than the day',
    message: 'One withdrawal may not leave by itself with more than one player may have within a day.',
  },
  thread_not_found: { status: 404, title: 'No such conversation', message: 'There is no such conversation.' },
  thread_closed: {
    status: 409,
    title: 'Conversation closed',
    message: 'This conversation is closed. The player’s next message begins another.',
  },
  answer_exists: {
    status: 409,
    title: 'Title taken',
    message: 'There is an answer of this title already. Replace it, or choose another title.',
  },
  answer_not_found: { status: 404, title: 'No such answer', message: 'There is no such answer.' },
  round_not_found: { status: 404, title: 'No such round', message: 'There is no such round.' },
  game_unknown: { status: 404, title: 'No such game', message: 'There is no such game.' },
  not_verified: { status: 409, title: 'Not verified', message: 'There is no verification to withdraw any more.' },
  funds_asked: { status: 409, title: 'Asked already', message: 'The player is asked already.' },
  funds_not_asked: { status: 404, title: 'Not asked', message: 'The player is not asked for anything.' },
  held_by_risk: {
    status: 409,
    title: 'Held',
    message:
      'This player’s withdrawals are held. A flag is cleared first, with a reason, by the risk team; what the player owes is settled first; what a removed second factor holds waits for three days.',
  },
  account_not_closed: {
    status: 409,
    title: 'Account not closed',
    message: 'Only a closed account is erased. Close it first.',
  },
  erasure_asked: { status: 409, title: 'Asked already', message: 'This is asked for already.' },
  erasure_not_asked: { status: 404, title: 'Not asked', message: 'Nobody asked for this, or it has happened.' },
  flag_not_found: { status: 404, title: 'No such flag', message: 'There is no such flag.' },
  flag_is_a_case: {
    status: 409,
    title: 'A case',
    message: 'Decide under Protection whether this is the same person. The flag goes with the decision.',
  },
  exclusion_case_not_found: { status: 404, title: 'No such case', message: 'There is no such case.' },
  flag_cleared: { status: 409, title: 'Cleared already', message: 'Somebody has cleared this flag already.' },
  list_not_found: { status: 404, title: 'No such list', message: 'There is no such list.' },
  list_unreadable: {
    status: 422,
    title: 'List not readable',
    message: ({ line }) =>
      `This is no list: the first line names the columns, one of them is the name${typeof line === 'number' ? `. Line ${line} cannot be read` : ''}.`,
  },
  list_reason_required: {
    status: 422,
    title: 'Reason missing',
    message: ({ dropped }) =>
      `This file drops ${Number(dropped)} names of the list: another operator has to approve. Write down the reason that this person reads.`,
  },
  list_changed: {
    status: 409,
    title: 'List changed',
    message: 'The list was changed after this was asked for. Withdraw the request and make a new one.',
  },
  list_name_alike: {
    status: 409,
    title: 'Name taken',
    message: ({ alike }) =>
      `There is the list “${String(alike)}”. Give this one a name that nobody takes for it, or load it under that name.`,
  },
  list_empty: { status: 422, title: 'List empty', message: 'There is no name in this list.' },
  list_too_long: { status: 413, title: 'List too long', message: 'At most 200,000 names and 40 MB in one list.' },
  domain_invalid: {
    status: 422,
    title: 'Not a domain',
    message: 'Enter what stands after the @ of an address, such as mail.example.',
  },
  domain_of_many: {
    status: 422,
    title: 'Belongs to many',
    message: 'Everybody registers below this name. Enter the whole domain, such as mail.example.',
  },
  domain_blocked: {
    status: 409,
    title: 'Blocked already',
    message: 'This domain, or one above it, is blocked already.',
  },
  domain_not_found: { status: 404, title: 'Not blocked', message: 'This domain is not blocked any more.' },
  break_holds_longer: {
    status: 409,
    title: 'Longer break holds',
    message: 'A break that is as long or longer holds already.',
  },
  books_broken: {
    status: 409,
    title: 'Books broken',
    message: 'The books still do not add up. Find the cause first: npm run audit names what is wrong.',
  },
  given_back: {
    status: 409,
    title: 'Given back already',
    message: 'Its gateway has given it back: there is nothing to send.',
  },
  paid_by_gateway: {
    status: 409,
    title: 'Paid already',
    message: 'The card was paid after all: its gateway says so now. Do not send it. It is booked already.',
  },
  gateway_pending: {
    status: 409,
    title: 'Not decided',
    message: 'The gateway says now that this payment is still under way. Do not send it: look again once it has ended.',
  },
  gateway_unreachable: {
    status: 503,
    title: 'Gateway unreachable',
    message:
      'The gateway could not be asked whether it has paid this meanwhile. Do not send it. Try again in a few minutes.',
  },
  stopped_already: { status: 409, title: 'Stopped already', message: 'Withdrawals are stopped already.' },
  not_stopped: {
    status: 409,
    title: 'Not stopped',
    message: 'Withdrawals are not stopped: somebody has resumed them.',
  },
  own_word: {
    status: 409,
    title: 'Second person needed',
    message: 'You have agreed to this already. Another operator has to agree too.',
  },
  limit_invalid: { status: 422, title: 'Not an amount', message: 'Enter an amount in euro.' },
  limit_not_tighter: {
    status: 409,
    title: 'Not tighter',
    message: 'Only a tighter limit can be set here. A looser one only the player can ask for.',
  },
  status_unchanged: { status: 409, title: 'Nothing changed', message: 'The account is in this state already.' },
  kept_closed: {
    status: 409,
    title: 'Kept closed',
    message: 'The player closed this account for a time that is not over yet. Nobody opens it before.',
  },
  second_person_required: {
    status: 409,
    title: 'Needs two operators',
    message: 'A closed account is opened by two: ask for it with a reason, another operator approves.',
  },
  second_factor_not_set_up: {
    status: 409,
    title: 'No second factor',
    message: 'This player has no second factor: the password alone signs in.',
  },
  event_not_found: { status: 404, title: 'No such event', message: 'Somebody has dealt with this event meanwhile.' },
  already_asked: { status: 409, title: 'Asked already', message: 'This is asked for already.' },
  request_not_found: { status: 404, title: 'Not asked', message: 'Nobody asked for this.' },
  request_over: { status: 409, title: 'Decided already', message: 'Somebody has decided this meanwhile.' },
  own_request: {
    status: 403,
    title: 'Second person needed',
    message: 'You asked for this yourself. Another operator has to approve.',
  },
  amount_invalid: {
    status: 422,
    title: 'Not an amount',
    message: 'Enter an amount above 0, with the currency’s decimals.',
  },
  no_debt: { status: 409, title: 'Nothing owed', message: 'The player owes nothing in this currency.' },
  more_than_owed: {
    status: 422,
    title: 'More than is owed',
    message: 'The player owes less than this. Enter what is owed or a part of it.',
  },
  one_chain: {
    status: 403,
    title: 'Another operator needed',
    message: 'You or the operator who asked invited the other without a third person. Somebody else has to agree.',
  },
  nothing_changed: { status: 422, title: 'Nothing corrected', message: 'These are the player’s details already.' },
  name_not_valid: { status: 422, title: 'No such name', message: 'First and last name together have 3 to 50 letters.' },
  under_age: {
    status: 422,
    title: 'Under age',
    message: 'With this birth date the player is too young for the country. If it is true, lock the account.',
  },
  unknown_country: { status: 422, title: 'Unknown country', message: 'There is no such country.' },
  unknown_state: { status: 422, title: 'Unknown state', message: 'This country has states. Enter the code of one.' },
  unknown_dialing_code: { status: 422, title: 'Unknown dialing code', message: 'There is no such dialing code.' },
  cash_out_under_way: {
    status: 409,
    title: 'Withdrawal in progress',
    message:
      'A withdrawal is in progress, and it is paid to the person whose documents were checked. Let it end, or reject it, then correct.',
  },
  player_not_found: { status: 404, title: 'No such player', message: 'There is no such player.' },
} as const satisfies ProblemTable;
