/** The words of the chat at live tables. */
import { countText } from '@carmine/money';

export const chatTexts = {
  title: 'Chat',
  open: (unread: number) =>
    unread === 0
      ? 'Open the chat'
      : `Open the chat, ${unread === 1 ? '1 new message' : `${countText(unread)} new messages`}`,
  messages: 'Messages at this table',
  empty: 'Nobody has written yet.',
  gone: 'Former player',
  field: 'Message',
  send: 'Send',
  left: (count: number) => (count < 0 ? `${countText(-count)} too many` : `${countText(count)} left`),
  failed: 'That did not reach us. Your text is still here. Please try again.',
  loadFailed: 'The chat could not be loaded.',
  again: 'Try again',
  signIn: 'Sign in to write. Everybody can read.',
  about: (name: string) => `Message of ${name}: hide or report`,
  hide: 'Hide this player',
  report: 'Report',
  reasons: { insult: 'Insult', spam: 'Spam', threat: 'Threat', contact: 'Link or contact', other: 'Something else' },
  reported: 'Thank you. Our team will look at it.',
  nickname: 'Nickname',
  nicknameHint: 'The only name others see here. You can change it once in 30 days.',
  choose: 'Choose',
  rename: 'Change nickname',
  options: 'Rules and settings',
  rules: [
    'Be kind. No insults, threats or begging.',
    'No links, no contact details, nobody’s personal data.',
    'Three reports hide a message until our team has looked at it.',
    'Our team can remove messages and mute players. Messages are kept for 90 days.',
    'Nothing said here changes a result. Our team never asks for your password.',
  ],
  wanted: 'Chat at tables',
  off: 'You have turned the chat off.',
  turnOn: 'Turn on',
  showAll: (count: number) => (count === 1 ? 'Show the hidden player' : `Show ${countText(count)} hidden players`),
} as const;
