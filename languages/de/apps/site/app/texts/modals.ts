import type { modalTexts as english } from '#english/apps/site/app/texts/modals.ts';
import type { Translation } from '#languages/translation.ts';

export const modalTexts: Translation<typeof english> = {
  loading: {
    title: 'Einen Moment',
    text: 'Das dauert ein paar Sekunden.',
  },
  frame: {
    outside: (host) => `Bereitgestellt von ${host}`,
    failed: 'Dieser Partner ist gerade nicht erreichbar. Bitte versuche es später noch einmal.',
  },
  video: {
    watch: 'Im Video ansehen',
    privacy:
      'Das Video liegt bei YouTube und läuft im erweiterten Datenschutzmodus. YouTube wird erst kontaktiert, wenn du das Video öffnest.',
    broken: 'Dieses Video kann nicht gezeigt werden.',
  },
  tutorials: { cryptoDeposit: 'So zahlst du Krypto ein', buyCrypto: 'So kaufst du Krypto' },
};
