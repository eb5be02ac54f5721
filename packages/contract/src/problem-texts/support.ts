/** Refusals of the support service. */
import type { CodeTexts } from './parameters.ts';

export const supportRefusals = {
  too_many_messages: 'We have your messages. Please wait for our answer before you write more.',
  account_closed: 'This account has been erased.',
} as const satisfies CodeTexts;
