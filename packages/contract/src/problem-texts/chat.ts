/** Refusals of the chat at live tables. */
import type { CodeTexts } from './parameters.ts';

export const chatRefusals = {
  table_unknown: 'There is no such table.',
  chat_off: 'The chat is off at this table.',
  email_unconfirmed: 'Confirm your email to write. The link is in the email we sent you.',
  deposit_required: 'You can write once you have made a deposit. Everybody can read.',
  chat_muted: (p) =>
    `You cannot write${p.has('until') ? ` until ${p.time('until')}` : ' any more'}. Reason: ${p.text('why')}`,
  nickname_required: 'Choose a nickname first.',
  nickname_invalid:
    'A nickname has 3 to 20 letters and digits, with at least one letter. Single spaces, dots, dashes and underscores are fine between them.',
  nickname_reserved: 'This nickname could be taken for one of our team. Please choose another one.',
  nickname_taken: 'This nickname, or one that looks like it, is taken. Please choose another one.',
  nickname_kept: (p) => `You can choose another nickname from ${p.time('until')}.`,
  message_empty: 'Write something first.',
  message_too_long: 'A message has at most 200 characters.',
  contact_not_allowed: 'Links, email addresses and phone numbers are not allowed here. Your message was not sent.',
  word_not_allowed: 'One of these words is not allowed here. Please put it another way.',
  chat_too_fast: 'One message every 3 seconds. Please send it again in a moment.',
  own_message: 'This is your own message.',
  message_not_found: 'This message is gone.',
  too_many_reports: 'You have reported many messages. Our team is looking at them; please wait an hour.',
} as const satisfies CodeTexts;
