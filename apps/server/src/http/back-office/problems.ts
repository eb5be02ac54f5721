/** Problem texts of the back office. */
import type { ProblemTable } from '../problem-table.ts';
import { moneyProblems } from './money/problems.ts';
import { chatDeskProblems } from './support/problems.ts';

export const backOfficeProblems = {
  ...moneyProblems,
  ...chatDeskProblems,
  step_up_required: {
    status: 403,
    title: 'Step-up required',
    message: 'Please confirm with your second factor again.',
  },
  sign_in_failed: {
    status: 401,
    title: 'Sign-in failed',
    message: 'Email, password or code is wrong, or the code has already been used.',
  },
  invitation_invalid: {
    status: 404,
    title: 'No such invitation',
    message: 'This link has been used or has expired. Ask for a new one.',
  },
  code_wrong: { status: 422, title: 'Wrong code', message: 'This code is wrong. Enter the current one.' },
  email_required: {
    status: 422,
    title: 'Email missing',
    message: 'Enter your email: invitations, resets and alerts are sent there.',
  },
  competition_not_found: {
    status: 404,
    title: 'No such competition',
    message: 'This race or tournament does not exist, its places are final, or the player has none.',
  },
  affiliate_not_found: {
    status: 404,
    title: 'No such affiliate',
    message: 'There is no such affiliate, or it has ended.',
  },
  affiliate_ended: {
    status: 409,
    title: 'Affiliate has ended',
    message: 'The affiliate of this code has ended, and stays ended. Choose another code for a new one.',
  },
  postback_not_found: { status: 404, title: 'No such post-back', message: 'This post-back was not given up.' },
  postback_not_allowed: {
    status: 422,
    title: 'Address not allowed',
    message: 'Post-backs go to an address with https, outside private networks, without a password.',
  },
  promotion_not_found: { status: 404, title: 'No such promotion', message: 'There is no such promotion.' },
  game_of_rules_unknown: {
    status: 422,
    title: 'No such game',
    message: 'The rules name a game that does not exist. Games are written by their id, such as lantern-harbour.',
  },
  draft_not_found: {
    status: 409,
    title: 'Not your draft',
    message: 'This version is no draft of yours any more. Make a new one from it.',
  },
  not_offered: { status: 409, title: 'Not offered', message: 'Nothing of this promotion is offered.' },
  no_coupons: {
    status: 422,
    title: 'No coupons',
    message: 'Coupons are for rewards of a deposit or gifts. This promotion has another reward.',
  },
  coupon_ended: {
    ...{ status: 409, title: 'Code not in use' },
    message: 'Nobody can use this code: it has ended, or does not belong to this promotion.',
  },
  code_taken: { status: 409, title: 'Code taken', message: 'This code exists already. Choose another one.' },
  campaign_not_found: { status: 404, title: 'No such campaign', message: 'There is no such campaign.' },
  campaign_not_yours: {
    status: 409,
    title: 'Not your draft',
    message: 'This campaign is no draft of yours any more. Make a new one from it.',
  },
  campaign_not_sent: {
    status: 409,
    title: 'Nothing to stop',
    message: 'Only a campaign that two operators agreed to can be stopped, and only once.',
  },
  campaign_link_unknown: {
    status: 422,
    title: 'No such promotion or code',
    message: 'The promotion does not exist, or the code is not one of its own.',
  },
  review_not_found: { status: 409, title: 'Already decided', message: 'This grant is not in review any more.' },
  operator_exists: { status: 409, title: 'Operator exists', message: 'An operator with this email already exists.' },
  operator_not_found: {
    status: 404,
    title: 'No such operator',
    message: 'There is no such operator, or they already have this status.',
  },
  subject_ended: {
    status: 409,
    title: 'Ended in the meantime',
    message:
      'What this request is about has ended since it was made. Reject the request: it cannot take effect any more.',
  },
  own_account: { status: 422, title: 'Own account', message: 'You cannot change the status of your own account.' },
  reason_required: {
    status: 422,
    title: 'Reason missing',
    message: 'Another operator has to approve this role. Enter a reason for them to read.',
  },
  nobody_agrees: {
    status: 409,
    title: 'Nobody could approve',
    message:
      'There is no other operator with the role risk or admin who could approve. On the server, node tools/run.mjs renew-operator creates the link.',
  },
  session_not_found: { status: 404, title: 'No such session', message: 'This session has already ended.' },
  nothing_found: { status: 409, title: 'Nothing found', message: 'Nothing is wrong with the audit log.' },
  values_changed: {
    status: 409,
    title: 'Values changed',
    message: 'The values have changed since this request was made. Withdraw the request and make a new one.',
  },
  case_not_found: { status: 404, title: 'No such case', message: 'There are no such documents, or they were erased.' },
  already_decided: {
    status: 409,
    title: 'Already decided',
    message: 'Somebody has decided this in the meantime. Reload to see the decision.',
  },
  document_is_over: {
    status: 422,
    title: 'Document expired',
    message: 'This document has expired: reject it as expired, or correct the date.',
  },
  details_changed: {
    status: 409,
    title: 'Details changed',
    message: 'The player has changed the details in the meantime. Reload them and compare again.',
  },
  thread_not_found: { status: 404, title: 'No such conversation', message: 'There is no such conversation.' },
  thread_closed: {
    status: 409,
    title: 'Conversation closed',
    message: 'This conversation is closed. The player’s next message starts a new one.',
  },
  answer_exists: {
    status: 409,
    title: 'Title taken',
    message: 'An answer with this title already exists. Replace it, or choose another title.',
  },
  answer_not_found: { status: 404, title: 'No such answer', message: 'There is no such answer.' },
  round_not_found: { status: 404, title: 'No such round', message: 'There is no such round.' },
  game_unknown: { status: 404, title: 'No such game', message: 'There is no such game.' },
  not_verified: { status: 409, title: 'Not verified', message: 'There is no verification to revoke.' },
  funds_asked: { status: 409, title: 'Already requested', message: 'The player has already been asked.' },
  funds_not_asked: { status: 404, title: 'Not requested', message: 'Nothing has been requested from the player.' },
  held_by_risk: {
    status: 409,
    title: 'Held',
    message:
      'This player’s withdrawals are held. A flag has to be cleared by the risk team, with a reason; a debt has to be settled; after a second factor was removed, withdrawals wait for three days.',
  },
  account_not_closed: {
    status: 409,
    title: 'Account not closed',
    message: 'Only a closed account can be erased. Close it first.',
  },
  erasure_asked: { status: 409, title: 'Already requested', message: 'This has already been requested.' },
  erasure_not_asked: {
    status: 404,
    title: 'Not requested',
    message: 'Nobody requested this, or it has already been done.',
  },
  flag_not_found: { status: 404, title: 'No such flag', message: 'There is no such flag.' },
  flag_is_a_case: {
    status: 409,
    title: 'Decide the case',
    message: 'Decide under Protection whether this is the same person. The flag goes with the decision.',
  },
  exclusion_case_not_found: { status: 404, title: 'No such case', message: 'There is no such case.' },
  flag_cleared: { status: 409, title: 'Already cleared', message: 'Somebody has already cleared this flag.' },
  list_not_found: { status: 404, title: 'No such list', message: 'There is no such list.' },
  list_unreadable: {
    status: 422,
    title: 'List not readable',
    message: ({ line }) =>
      `This is not a list: the first line has to name the columns, one of them the name${typeof line === 'number' ? `. Line ${line} cannot be read` : ''}.`,
  },
  list_reason_required: {
    status: 422,
    title: 'Reason missing',
    message: ({ dropped }) =>
      `This file drops ${Number(dropped)} names from the list: another operator has to approve. Enter a reason for them to read.`,
  },
  list_changed: {
    status: 409,
    title: 'List changed',
    message: 'The list has changed since this request was made. Withdraw the request and make a new one.',
  },
  list_name_alike: {
    status: 409,
    title: 'Name taken',
    message: ({ alike }) =>
      `There is already a list “${String(alike)}”. Give this one a name that cannot be mistaken for it, or load it under that name.`,
  },
  list_empty: { status: 422, title: 'List empty', message: 'There are no names in this list.' },
  list_too_long: { status: 413, title: 'List too long', message: 'At most 200,000 names and 40 MB in one list.' },
  domain_invalid: {
    status: 422,
    title: 'Not a domain',
    message: 'Enter the part after the @ of an address, such as mail.example.',
  },
  domain_of_many: {
    status: 422,
    title: 'Public suffix',
    message: 'Anyone can register a domain below this one. Enter the whole domain, such as mail.example.',
  },
  domain_blocked: {
    status: 409,
    title: 'Already blocked',
    message: 'This domain, or one above it, is already blocked.',
  },
  domain_not_found: { status: 404, title: 'Not blocked', message: 'This domain is no longer blocked.' },
  break_holds_longer: {
    status: 409,
    title: 'Longer break in force',
    message: 'A break that is as long or longer is already in force.',
  },
  own_word: {
    status: 409,
    title: 'Second person needed',
    message: 'You have already approved this. Another operator has to approve too.',
  },
  limit_invalid: { status: 422, title: 'Invalid amount', message: 'Enter an amount in euro.' },
  limit_not_tighter: {
    status: 409,
    title: 'Not tighter',
    message: 'Only a tighter limit can be set here. Only the player can request a looser one.',
  },
  status_unchanged: { status: 409, title: 'Nothing changed', message: 'The account already has this status.' },
  kept_closed: {
    status: 409,
    title: 'Must stay closed',
    message: 'The player closed this account for a period that is not over yet. Nobody can reopen it before then.',
  },
  second_person_required: {
    status: 409,
    title: 'Needs two operators',
    message: 'Two operators have to reopen a closed account: request it with a reason, then another operator approves.',
  },
  second_factor_not_set_up: {
    status: 409,
    title: 'No second factor',
    message: 'This player has no second factor: the password alone is enough to sign in.',
  },
  event_not_found: { status: 404, title: 'No such event', message: 'Somebody has already dealt with this event.' },
  already_asked: { status: 409, title: 'Already requested', message: 'This has already been requested.' },
  request_not_found: { status: 404, title: 'No such request', message: 'There is no such request.' },
  request_over: { status: 409, title: 'Already decided', message: 'Somebody has already decided this.' },
  own_request: {
    status: 403,
    title: 'Second person needed',
    message: 'You requested this yourself. Another operator has to approve.',
  },
  amount_invalid: {
    status: 422,
    title: 'Invalid amount',
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
    message: 'You or the operator who made the request invited the other alone. A third operator has to approve.',
  },
  nothing_changed: {
    status: 422,
    title: 'Nothing corrected',
    message: 'The player’s details already have these values.',
  },
  name_not_valid: { status: 422, title: 'Invalid name', message: 'First and last name together need 3 to 50 letters.' },
  under_age: {
    status: 422,
    title: 'Under age',
    message: 'With this date of birth the player is too young for the country. If it is correct, lock the account.',
  },
  autoplay_forbidden: {
    status: 422,
    title: 'No autoplay here',
    message: 'Great Britain keeps rules of its own, and they never allow autoplay. Leave it switched off.',
  },
  unknown_country: { status: 422, title: 'Unknown country', message: 'There is no such country.' },
  unknown_state: { status: 422, title: 'Unknown state', message: 'This country has states. Enter a state code.' },
  unknown_dialing_code: { status: 422, title: 'Unknown dialling code', message: 'There is no such dialling code.' },
  player_not_found: { status: 404, title: 'No such player', message: 'There is no such player.' },
} as const satisfies ProblemTable;
