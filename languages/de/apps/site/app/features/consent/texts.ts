import type { consentTexts as english } from '#english/apps/site/app/features/consent/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const consentTexts: Translation<typeof english> = {
  title: 'Datenschutz-Einstellungen',
  text: 'Dürfen wir anonym zählen, welche Seiten und Suchen genutzt werden? Nie für Werbung.',
  more: 'Datenschutzerklärung',
  no: 'Ablehnen',
  yes: 'Erlauben',
  change: 'Datenschutz-Einstellungen',
};
