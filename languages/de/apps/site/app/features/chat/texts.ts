import type { chatTexts as english } from '#english/apps/site/app/features/chat/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const chatTexts: Translation<typeof english> = {
  open: 'Chat mit dem Support',
  openUnread: (count) => `Chat mit dem Support, ${count} neue ${count === 1 ? 'Nachricht' : 'Nachrichten'}`,
  title: 'Support',
  hours: (hours) => `Hier antwortet unser Team. ${hours}.`,
  greeting: 'Wie können wir helfen?',
  greetingText:
    'Schreib uns zu einer Zahlung, einer Runde, deinem Konto oder einer Spielpause. Nenne uns die ID der Zahlung oder Runde, wenn du sie hast.',
  asVisitor:
    'Du bist nicht angemeldet. Wir wissen deshalb nur, was du uns schreibst. Die Unterhaltung bleibt auf diesem Gerät.',
  asPlayer: (name) => `Angemeldet als ${name}`,
  label: 'Deine Nachricht',
  placeholder: 'Nachricht schreiben',
  send: 'Senden',
  hint: 'Enter zum Senden, Umschalt + Enter für eine neue Zeile',
  messages: 'Nachrichten',
  you: 'Du',
  support: 'Support',
  sending: 'Wird gesendet',
  notSent: 'Nicht gesendet.',
  again: 'Erneut versuchen',
  closed: 'Diese Unterhaltung ist beendet. Mit einer neuen Nachricht beginnst du die nächste.',
  failed: 'Die Unterhaltung konnte nicht geladen werden.',
  reload: 'Erneut versuchen',
  close: 'Chat schließen',
  tooLong: (limit) => `Höchstens ${limit} Zeichen`,
};
