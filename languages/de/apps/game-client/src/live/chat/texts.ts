import type { chatTexts as english } from '#english/apps/game-client/src/live/chat/texts.ts';
import type { Translation } from '#languages/translation.ts';
import { countText } from '@carmine/money';

export const chatTexts: Translation<typeof english> = {
  title: 'Chat',
  open: (unread) =>
    unread === 0
      ? 'Chat öffnen'
      : `Chat öffnen, ${unread === 1 ? '1 neue Nachricht' : `${countText(unread)} neue Nachrichten`}`,
  messages: 'Nachrichten an diesem Tisch',
  empty: 'Noch hat niemand geschrieben.',
  gone: 'Ehemaliger Spieler',
  field: 'Nachricht',
  send: 'Senden',
  left: (count) => (count < 0 ? `${countText(-count)} zu viel` : `noch ${countText(count)}`),
  failed: 'Das kam nicht bei uns an. Dein Text ist noch da. Bitte versuche es noch einmal.',
  loadFailed: 'Der Chat konnte nicht geladen werden.',
  again: 'Noch einmal',
  signIn: 'Melde dich an, um zu schreiben. Lesen können alle.',
  about: (name) => `Nachricht von ${name}: ausblenden oder melden`,
  hide: 'Diesen Spieler ausblenden',
  report: 'Melden',
  reasons: {
    insult: 'Beleidigung',
    spam: 'Spam',
    threat: 'Drohung',
    contact: 'Link oder Kontakt',
    other: 'Etwas anderes',
  },
  reported: 'Danke. Unser Team sieht es sich an.',
  nickname: 'Spitzname',
  nicknameHint: 'Der einzige Name, den andere hier sehen. Du kannst ihn alle 30 Tage ändern.',
  choose: 'Wählen',
  rename: 'Spitznamen ändern',
  options: 'Regeln und Einstellungen',
  rules: [
    'Sei freundlich. Keine Beleidigungen, keine Drohungen, kein Betteln.',
    'Keine Links, keine Kontaktdaten, keine persönlichen Daten anderer.',
    'Drei Meldungen blenden eine Nachricht aus, bis unser Team sie angesehen hat.',
    'Unser Team kann Nachrichten entfernen und Spieler stummschalten. Nachrichten bleiben 90 Tage gespeichert.',
    'Was hier steht, ändert kein Ergebnis. Unser Team fragt nie nach deinem Passwort.',
  ],
  wanted: 'Chat an den Tischen',
  off: 'Du hast den Chat ausgeschaltet.',
  turnOn: 'Einschalten',
  showAll: (count) =>
    count === 1 ? 'Ausgeblendeten Spieler zeigen' : `${countText(count)} ausgeblendete Spieler zeigen`,
};
