import { displayCount } from '#english/apps/site/app/amounts/display.ts';
import type { referralTexts as english } from '#english/apps/site/app/features/referrals/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const referralTexts: Translation<typeof english> = {
  title: 'Freunde einladen',
  pageTitle: (brand) => `Freunde einladen · ${brand}`,
  text: 'Gib deinen Link einem Freund. Seine erste Einzahlung bringt euch beiden einen Bonus.',
  signInFirst: 'Melde dich an, um deinen Link zu sehen und was ihr beide bekommt.',
  failed: 'Deine Einladungen konnten nicht geladen werden. Bitte versuche es noch einmal.',
  paused: 'Im Moment gibt es nichts, wozu du Freunde einladen könntest. Was du bekommen hast, bleibt deins.',
  yours: 'Deine Einladung',
  link: 'Dein Link',
  code: 'Oder dein Code, für das Feld „Bonuscode“ bei der Registrierung',
  friendGets: 'Dein Freund bekommt',
  youGet: 'Du bekommst',
  for: (least) => `sobald seine erste Einzahlung mindestens ${least} beträgt`,
  month: (got, most) => `${displayCount(got)} von ${displayCount(most)} Prämien in diesem Monat`,
  terms: 'Bedingungen',
  friends: 'Deine Freunde',
  friendsText:
    'Namen und Beträge bleiben zwischen uns und deinen Freunden: Du siehst hier nur, wie weit jede Einladung ist.',
  noFriends: 'Über deinen Link hat sich noch niemand registriert.',
  joined: (month) => `Registriert im ${month}`,
  states: {
    registered: 'Registriert',
    checking: 'Wird geprüft',
    rewarded: 'Prämie erhalten',
    not_rewarded: 'Keine Prämie',
  },
  earned: 'Prämien',
  noEarned: 'Hier erscheinen deine Prämien.',
  waits: 'Beginnt, wenn dein laufender Bonus beendet ist',
  sides: { friend: 'Für die Annahme einer Einladung', referrer: 'Für einen geworbenen Freund' },
};
