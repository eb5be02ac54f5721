/** Every refusal of the user and profile services about accounts. */
import type { IdentityReason } from '../../modules/identity/index.ts';
import { problemTable, type HttpReason, type ProblemText } from '../problem-table.ts';

export const accountProblems = problemTable('account', {
  captcha_failed: { status: 422, title: 'Captcha check failed' },
  terms_required: { status: 422, title: 'Terms not accepted' },
  email_not_valid: { status: 422, title: 'Email not usable' },
  email_domain_blocked: { status: 423, title: 'Email domain blocked' },
  email_taken: { status: 409, title: 'Email taken' },
  invalid_credentials: { status: 401, title: 'Wrong credentials' },
  too_many_attempts: { status: 429, title: 'Too many attempts' },
  token_invalid: { status: 422, title: 'Link no longer valid' },
  passwords_differ: { status: 422, title: 'Passwords differ' },
  old_password_wrong: { status: 422, title: 'Wrong password' },
  password_too_short: { status: 422, title: 'Weak password' },
  password_too_long: { status: 422, title: 'Weak password' },
  password_common: { status: 422, title: 'Weak password' },
  password_reused: { status: 422, title: 'Password used before' },
  step_up_failed: { status: 403, title: 'Step-up failed' },
  second_factor_required: { status: 403, title: 'Second factor required' },
  second_factor_failed: { status: 403, title: 'Second factor failed' },
  totp_already_on: { status: 409, title: 'Authenticator already set up' },
  code_wrong: { status: 422, title: 'Wrong code' },
  passkey_refused: { status: 422, title: 'Passkey refused' },
  passkeys_full: { status: 422, title: 'Too many passkeys' },
  passkeys_impossible: { status: 422, title: 'Passkeys not possible' },
  second_factor_not_set_up: { status: 422, title: 'Second factor not set up' },
  field_locked: { status: 422, title: 'Field locked' },
  unknown_country: { status: 422, title: 'Unknown country' },
  unknown_state: { status: 422, title: 'Unknown state' },
  unknown_dialing_code: { status: 422, title: 'Unknown dialling code' },
  // Here a date is refused, elsewhere the person.
  under_age: { status: 422, title: 'Under age' },
}) satisfies Record<Exclude<IdentityReason, HttpReason> | 'under_age', ProblemText>;
