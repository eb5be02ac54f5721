import type { accountTexts as english } from '#english/apps/site/app/texts/account.ts';
import type { Translation } from '#languages/translation.ts';

export const accountTexts: Translation<typeof english> = {
  links: {
    label: 'Dein Konto',
    details: 'Kontodaten',
    verification: 'Verifizierung',
    bets: 'Einsätze',
    payments: 'Zahlungen',
    notifications: 'Benachrichtigungen',
    activity: 'Aktivität',
    limits: 'Limits und Spielpausen',
    sessions: 'Anmeldungen',
    security: 'Sicherheit',
  },
};
