/** All refusals of the user and profile services about accounts, in the specification's wording where it has one. */
import type { IdentityReason } from '../../modules/identity/index.ts';
import type { Extra, ProblemText } from '../problem-table.ts';

const statusOf = (extra: Extra): string =>
  (typeof extra['emailStatus'] === 'string' ? extra['emailStatus'] : 'invalid').toLowerCase();

export const accountProblems = {
  captcha_failed: {
    status: 422,
    title: 'Human check failed',
    message: 'The human check did not pass. Please try again.',
  },
  terms_required: {
    status: 422,
    title: 'Terms not accepted',
    message: 'Please accept the Terms and Conditions and Privacy Policy.',
  },
  email_not_valid: {
    status: 422,
    title: 'E-mail not usable',
    message: (extra) => `Your email seems to be ${statusOf(extra)}, Please try another email!`,
  },
  email_domain_blocked: {
    status: 423,
    title: 'E-mail domain blocked',
    message: 'Something went wrong contact support',
  },
  email_taken: { status: 409, title: 'E-mail taken', message: 'User with same email exists' },
  invalid_credentials: { status: 401, title: 'Wrong credentials', message: 'Either username or password is incorrect' },
  account_locked: {
    status: 423,
    title: 'Account locked',
    message: 'Your account has been locked, Please contact support!',
  },
  account_closed: {
    status: 403,
    title: 'Account closed',
    message: 'This account is closed. You can still withdraw your money.',
  },
  country_restricted: {
    status: 403,
    title: 'Restricted country',
    // Only a player who has just signed in with the right password has a session for withdrawals.
    message: ({ scope }) =>
      `Our services are not available in your country.${scope === 'cashier' ? ' You can still withdraw your money.' : ''}`,
  },
  self_excluded: {
    status: 451,
    title: 'Cool-off or exclusion',
    message: 'Your account is on cool off period, contact support!',
  },
  too_many_attempts: {
    status: 429,
    title: 'Too many attempts',
    message: 'Too many attempts. Please wait a few minutes and try again.',
  },
  token_invalid: {
    status: 422,
    title: 'Link no longer good',
    message: 'This link has expired or was used already. Please ask for a new one.',
  },
  passwords_differ: { status: 422, title: 'Passwords differ', message: 'The two passwords do not match.' },
  old_password_wrong: { status: 422, title: 'Old password wrong', message: 'Your current password is not correct.' },
  password_too_short: {
    status: 422,
    title: 'Weak password',
    message: 'Password must be more than 8 characters and not previously been used!',
  },
  password_too_long: { status: 422, title: 'Weak password', message: 'Password must be at most 128 characters.' },
  password_common: {
    status: 422,
    title: 'Weak password',
    message: 'This password is one of the first that others would try. Please choose another one.',
  },
  password_reused: {
    status: 422,
    title: 'Password used before',
    message: 'Password must be more than 8 characters and not previously been used!',
  },
  step_up_failed: { status: 403, title: 'Step-up failed', message: 'This is not your password. Please try again.' },
  step_up_required: {
    status: 403,
    title: 'Step-up required',
    message: 'Please confirm first that it is you.',
  },
  second_factor_required: {
    status: 403,
    title: 'Second factor required',
    message: 'Please confirm that it is you with your second factor.',
  },
  second_factor_failed: {
    status: 403,
    title: 'Second factor failed',
    message: 'This code or passkey was not accepted. Please try again.',
  },
  totp_already_on: {
    status: 409,
    title: 'Authenticator already set up',
    message: 'An authenticator app is set up already. Turn it off first to set up another one.',
  },
  code_wrong: {
    status: 422,
    title: 'Code wrong',
    message: 'This code is not correct. Please wait for the next one and try again.',
  },
  passkey_refused: {
    status: 422,
    title: 'Passkey refused',
    message: 'This passkey could not be added. Please try again.',
  },
  passkeys_full: {
    status: 422,
    title: 'Too many passkeys',
    message: 'Please remove a passkey before you add another.',
  },
  passkeys_impossible: {
    status: 422,
    title: 'Passkeys not possible',
    message: 'Passkeys need an address with a name. Please open this site by its name.',
  },
  second_factor_not_set_up: {
    status: 422,
    title: 'Second factor not set up',
    message: 'You have no second factor on your account. Please use your password.',
  },
  field_locked: {
    status: 422,
    title: 'Field locked',
    message: 'These details can no longer be changed here, please contact support.',
  },
  unknown_country: { status: 422, title: 'Unknown country', message: 'Please choose a country from the list.' },
  unknown_state: { status: 422, title: 'Unknown state', message: 'Please choose a state from the list.' },
  unknown_dialing_code: {
    status: 422,
    title: 'Unknown dialing code',
    message: 'Please choose a dialing code from the list.',
  },
  under_age: { status: 422, title: 'Under age', message: 'You are not old enough to play in your country.' },
  not_found: { status: 404, title: 'Not found', message: 'This does not exist.' },
  currency_not_supported: {
    status: 422,
    title: 'Currency not supported',
    message: 'This currency cannot be used here. Please choose another one.',
  },
} as const satisfies Record<IdentityReason | 'currency_not_supported', ProblemText>;
