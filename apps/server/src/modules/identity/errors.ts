/** Expected refusals of this module. The HTTP services map each to a status and text. */
export type WeakPassword = 'password_too_short' | 'password_too_long' | 'password_common' | 'password_reused';

/** Why a session allows withdrawals only. */
export type Refusal = 'self_excluded' | 'account_closed' | 'country_restricted';

export type IdentityReason =
  | WeakPassword
  | Refusal
  | 'captcha_failed'
  | 'terms_required'
  | 'email_not_valid'
  | 'email_domain_blocked'
  | 'email_taken'
  | 'invalid_credentials'
  | 'account_locked'
  | 'too_many_attempts'
  | 'token_invalid'
  | 'passwords_differ'
  | 'old_password_wrong'
  | 'step_up_failed'
  | 'step_up_required'
  | 'second_factor_required'
  | 'second_factor_failed'
  | 'second_factor_not_set_up'
  | 'totp_already_on'
  | 'code_wrong'
  | 'passkey_refused'
  | 'passkeys_full'
  | 'passkeys_impossible'
  | 'field_locked'
  | 'unknown_country'
  | 'unknown_state'
  | 'unknown_dialing_code'
  | 'under_age'
  | 'not_found';
