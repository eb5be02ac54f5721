import type { footerTexts as english } from '#english/apps/site/app/texts/footer.ts';
import type { Translation } from '#languages/translation.ts';

export const footerTexts: Translation<typeof english> = {
  verifyPage: 'Runde prüfen',
  helpTitle: 'Hilfe',
  playTitle: 'Spielen',
  legalTitle: 'Rechtliches',
  languageTitle: 'Sprache',
  help: 'Hilfe-Center',
  payOutTimes: 'Auszahlungszeiten',
  complaints: 'Beschwerden',
  chat: 'Chat mit dem Support',
  operated: (operator) => `Betrieben von ${operator}.`,
  licensedBy: 'Lizenziert durch',
  sandbox: 'Dies ist eine Sandbox ohne Lizenz. Es geht nicht um echtes Geld.',
  noLicence: 'Es ist keine Lizenz angegeben, daher dürfen hier keine Spiele um Echtgeld angeboten werden.',
  outside: 'Unabhängige Hilfe, kostenlos und anonym:',
  outsideLinks: [
    { text: 'Check dein Spiel', href: 'https://www.check-dein-spiel.de' },
    { text: 'Anonyme Spieler', href: 'https://www.anonyme-spieler.org' },
  ],
  offline:
    'Du bist offline. Diese Seite ist vielleicht veraltet, und es wird nichts gesendet, bis du wieder online bist.',
};
