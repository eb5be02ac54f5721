import type { referralTermTexts as english } from '#english/packages/contract/src/promotions/referral-term-texts.ts';
import type { Translation } from '#languages/translation.ts';

const days = (count: number): string => (count === 1 ? '1 Tag' : `${count} Tage`);
const hours = (count: number): string =>
  count % 24 === 0 ? days(count / 24) : count === 1 ? '1 Stunde' : `${count} Stunden`;
const later = (count: number): string => hours(count).replace('Tage', 'Tagen');

export const referralTermTexts: Translation<typeof english> = {
  referral_reward: (p) =>
    `Dein Freund bekommt einen Bonus von ${p.amount('friend')}, du bekommst einen Bonus von ${p.amount('referrer')}, einmal für jeden Freund.`,
  referral_deposit: (p) =>
    `Es zählt die erste Einzahlung deines Freundes: Sie muss mindestens ${p.amount('least')} betragen. Eine kleinere bringt nichts, spätere zählen nicht.`,
  referral_wait: (p) =>
    `Beide Boni werden nach der Gutschrift dieser Einzahlung gewährt, und zwar nach ${later(p.count('hours'))}.`,
  referral_wagering: (p) => `Der Bonus wird zu Echtgeld, sobald du ihn ${p.count('times')}-mal umgesetzt hast.`,
  referral_days: (p) => `Für den Umsatz hast du ${days(p.count('days'))}. Was dann vom Bonus übrig ist, verfällt.`,
  referral_max_stake: (p) =>
    `Solange der Bonus aktiv ist, kannst du pro Runde höchstens ${p.amount('amount')} setzen. Ein höherer Einsatz wird vor der Runde abgelehnt.`,
  referral_household: () =>
    'Einmal pro Haushalt: Dieselbe bestätigte Adresse, dasselbe Zahlungsmittel oder Dokument bringt nichts, dasselbe Gerät prüft vorher ein Mensch.',
  referral_monthly: (p) =>
    p.count('most') === 1
      ? 'Du bekommst höchstens eine Prämie pro Kalendermonat. Dein Freund bekommt seine trotzdem.'
      : `Du bekommst höchstens ${p.count('most')} Prämien pro Kalendermonat. Freunde danach bekommen ihre trotzdem.`,
  referral_reversed: () =>
    'Wird die Einzahlung erstattet oder zurückgebucht, bevor die Prämien gewährt sind, bekommt niemand eine. Danach endet, was vom Bonus deines Freundes übrig ist.',
  referral_protected: () =>
    'Keine Prämie für alle, die beim Gewähren eine Pause machen, vom Spiel ausgeschlossen sind oder ein eigenes Limit erreicht haben.',
  referral_version: () => 'Wer sich einmal registriert hat, behält die Bedingungen dieses Tages, für euch beide.',
};
