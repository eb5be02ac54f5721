/** Refusals of the user service, and of the profile service about accounts. Texts of the specification are verbatim. */
import type { CodeTexts } from './parameters.ts';

export const accountRefusals = {
  captcha_failed: 'The captcha check failed. Please try again.',
  terms_required: 'Please accept the Terms and Conditions and the Privacy Policy.',
  email_not_valid: (p) =>
    `Your email seems to be ${p.has('emailStatus') ? p.text('emailStatus').toLowerCase() : 'invalid'}, Please try another email!`,
  email_domain_blocked: 'Something went wrong contact support',
  email_taken: 'User with same email exists',
  invalid_credentials: 'Either username or password is incorrect',
  too_many_attempts: 'Too many attempts. Please wait a few minutes and try again.',
  token_invalid: 'This link has expired or has already been used. Please request a new one.',
  passwords_differ: 'The two passwords do not match.',
  old_password_wrong: 'Your current password is not correct.',
  password_too_short: 'Password must be more than 8 characters and not previously been used!',
  password_too_long: 'Password must be at most 128 characters.',
  password_common: 'This password is too easy to guess. Please choose another one.',
  password_reused: 'Password must be more than 8 characters and not previously been used!',
  step_up_failed: 'This password is not correct. Please try again.',
  second_factor_required: 'Please confirm that it is you with your second factor.',
  second_factor_failed: 'This code or passkey was not accepted. Please try again.',
  totp_already_on: 'An authenticator app is already set up. Turn it off first to set up another one.',
  code_wrong: 'This code is not correct. Please wait for the next one and try again.',
  passkey_refused: 'This passkey could not be added. Please try again.',
  passkeys_full: 'Please remove a passkey before you add another one.',
  passkeys_impossible: 'Passkeys only work with a domain name. Please open this site by its domain name.',
  second_factor_not_set_up: 'Your account has no second factor. Please use your password.',
  field_locked: 'These details can no longer be changed here. Please contact support.',
  unknown_country: 'Please choose a country from the list.',
  unknown_state: 'Please choose a state from the list.',
  unknown_dialing_code: 'Please choose a dialling code from the list.',
} as const satisfies CodeTexts;
