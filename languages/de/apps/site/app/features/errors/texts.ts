import type { troubleTexts as english } from '#english/apps/site/app/features/errors/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const troubleTexts: Translation<typeof english> = {
  offlineTitle: 'Du bist offline',
  offlineText: 'Diese Seite braucht eine Verbindung. Sie lädt, sobald du wieder online bist.',
  again: 'Erneut versuchen',
  stillOffline: 'Noch immer keine Verbindung.',
  notFoundTitle: 'Seite nicht gefunden',
  notFoundText: 'Diese Seite gibt es nicht, oder sie ist umgezogen.',
  crashTitle: 'Etwas ist schiefgelaufen',
  crashText:
    'Die Seite konnte nicht angezeigt werden. Dein Geld ist davon nicht betroffen. Bitte versuche es noch einmal.',
  home: 'Zur Lobby',
};
