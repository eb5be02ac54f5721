/** Refusals that every service may answer with. Texts of the specification are verbatim. */
import type { CodeTexts } from './parameters.ts';

export const sharedRefusals = {
  malformed_request: 'The request could not be read.',
  unauthenticated: 'Please sign in first.',
  play_session_ended: 'This play session has ended. Please open the game again.',
  not_allowed: 'You do not have permission to do this.',
  step_up_required: 'Please confirm that it is you.',
  cross_origin: 'This request must come from our own site.',
  // Only players who have just signed in with the right password have a session in which they can withdraw.
  country_restricted: (p) =>
    `Our services are not available in your country.${p.is('scope', 'cashier') ? ' You can still withdraw your money.' : ''}`,
  account_closed: 'This account is closed. You can still withdraw your money.',
  account_locked: 'Your account has been locked, Please contact support!',
  self_excluded: 'Your account is on cool off period, contact support!',
  under_age: 'You are not old enough to play in your country.',
  not_found: 'We could not find this.',
  method_not_allowed: 'This is not possible here.',
  body_too_large: 'This is too large to send.',
  unsupported_media_type: 'This type of content is not accepted here.',
  invalid_request: 'Please check what you have entered.',
  amount_invalid: 'Please enter a valid amount.',
  amount_too_large: 'This amount is too large.',
  currency_not_supported: 'This currency cannot be used here. Please choose another one.',
  idempotency_key_required: 'This request needs an Idempotency-Key.',
  idempotency_key_invalid: 'An Idempotency-Key has 1 to 64 printable characters.',
  idempotency_key_reused: 'This Idempotency-Key was already used for another request.',
  too_many_requests: (p) =>
    p.has('waitMinutes')
      ? `Too many attempts. Please try again in ${p.text('waitMinutes')} minutes.`
      : 'Too many requests. Please wait a moment and try again.',
  internal: 'Something went wrong on our side. Please try again.',
  unavailable: 'We will be right back. Please try again in a moment.',
  shutting_down: 'We are restarting. Please try again in a moment.',
} as const satisfies CodeTexts;
