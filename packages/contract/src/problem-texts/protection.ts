/** Refusals about breaks, limits, reality checks and closing. */
import type { CodeTexts } from './parameters.ts';

export const protectionRefusals = {
  break_holds_longer: (p) =>
    p.has('until')
      ? `Your break lasts until ${p.time('until')}. You can make it longer, never shorter.`
      : 'Your exclusion is permanent. It cannot be shortened.',
  break_not_over: (p) =>
    p.has('until') ? `You can request this from ${p.time('until')}.` : 'You have no exclusion that you can end.',
  limit_request_gone: 'This request no longer exists. Please set the limit again.',
  limit_too_early: (p) => `You can confirm the new limit from ${p.time('from')}.`,
  unknown_time_zone: 'Please choose a time zone from the list.',
  reality_check_too_rare: (p) =>
    `In your country, a reality check has to appear at least every ${p.text('longest')} minutes.`,
  step_up_required: 'Please enter your password again to continue.',
} as const satisfies CodeTexts;
