import type { closedTexts as english } from '#english/apps/site/app/features/account-closed/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const closedTexts: Translation<typeof english> = {
  paused:
    'Auszahlungen sind pausiert, während wir unsere Bücher prüfen. Dein Geld bleibt deins, und du kannst hier eine Auszahlung beantragen, sobald es weitergeht. Bereits beantragte Auszahlungen laufen dann automatisch weiter.',
  noPayments: 'Keine Zahlungen auf diesem Konto.',
};
