import type { chatRefusals as english } from '#english/packages/contract/src/problem-texts/chat.ts';
import type { Translation } from '#languages/translation.ts';

export const chatRefusals: Translation<typeof english> = {
  table_unknown: 'Diesen Tisch gibt es nicht.',
  chat_off: 'An diesem Tisch ist der Chat ausgeschaltet.',
  email_unconfirmed: 'Bestätige deine E-Mail-Adresse, um zu schreiben. Den Link findest du in unserer E-Mail.',
  deposit_required: 'Nach deiner ersten Einzahlung kannst du schreiben. Lesen können alle.',
  chat_muted: (p) =>
    `Du kannst ${p.has('until') ? `bis ${p.time('until')} nicht` : 'hier nicht mehr'} schreiben. Grund: ${p.text('why')}`,
  nickname_required: 'Wähle zuerst einen Spitznamen.',
  nickname_invalid:
    'Ein Spitzname hat 3 bis 20 Buchstaben und Ziffern, darunter mindestens einen Buchstaben. Dazwischen sind einzelne Leerzeichen, Punkte, Binde- und Unterstriche erlaubt.',
  nickname_reserved: 'Dieser Spitzname könnte mit unserem Team verwechselt werden. Bitte wähle einen anderen.',
  nickname_taken: 'Dieser Spitzname oder ein ähnlicher ist vergeben. Bitte wähle einen anderen.',
  nickname_kept: (p) => `Einen anderen Spitznamen kannst du ab ${p.time('until')} wählen.`,
  message_empty: 'Schreib zuerst etwas.',
  message_too_long: 'Eine Nachricht hat höchstens 200 Zeichen.',
  contact_not_allowed:
    'Links, E-Mail-Adressen und Telefonnummern sind hier nicht erlaubt. Deine Nachricht wurde nicht gesendet.',
  word_not_allowed: 'Eines dieser Wörter ist hier nicht erlaubt. Bitte formuliere es anders.',
  chat_too_fast: 'Alle 3 Sekunden eine Nachricht. Bitte sende sie gleich noch einmal.',
  own_message: 'Das ist deine eigene Nachricht.',
  message_not_found: 'Diese Nachricht ist nicht mehr da.',
  too_many_reports: 'Du hast viele Nachrichten gemeldet. Unser Team sieht sie sich an; bitte warte eine Stunde.',
};
