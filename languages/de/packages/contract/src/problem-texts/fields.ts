import { dateOfBirthRange } from '@carmine/contract/settings';
import { pageLocale } from '@carmine/money';
import type { fieldRefusals as english } from '#english/packages/contract/src/problem-texts/fields.ts';
import type { Translation } from '#languages/translation.ts';

const day = (date: string): string =>
  new Date(date).toLocaleDateString(pageLocale, { dateStyle: 'long', timeZone: 'UTC' });

export const fieldRefusals: Translation<typeof english> = {
  missing: 'Bitte ausfüllen',
  invalid: 'Bitte prüfen',
  not_offered: 'Bitte wähle eine der Möglichkeiten',
  too_short: (p) => `Bitte gib mindestens ${p.text('minimum')} Zeichen ein`,
  too_long: (p) => `Bitte gib höchstens ${p.text('maximum')} Zeichen ein`,
  too_small: (p) => `Bitte gib mindestens ${p.text('minimum')} ein`,
  too_large: (p) => `Bitte gib höchstens ${p.text('maximum')} ein`,
  unknown_field: 'Unbekanntes Feld',
  length: (p) => `Bitte ${p.text('minimum')} bis ${p.text('maximum')} Zeichen`,
  needed_first: 'Das brauchen wir zuerst',
  contact_support: 'Änderung nur über den Support',
  email_invalid: 'Bitte gib eine gültige E-Mail-Adresse ein',
  password_missing: 'Bitte gib ein Passwort ein',
  full_name_length: 'Der vollständige Name muss 3 bis 50 Zeichen haben',
  full_name_words: 'Bitte gib Vor- und Nachnamen an',
  phone_invalid: 'Bitte gib eine gültige Telefonnummer ein',
  dialing_code_invalid: 'Bitte wähle eine Ländervorwahl',
  birth_date_out_of_range: () =>
    `Hier dürfen nur Erwachsene spielen: Dein Geburtsdatum muss zwischen dem ${day(dateOfBirthRange.earliest)} und dem ${day(dateOfBirthRange.latest)} liegen.`,
  client_seed_invalid: '1 bis 64 Buchstaben, Ziffern, _ oder -',
  amount_malformed: 'Bitte gib einen gültigen Betrag ein',
  currency_unknown: 'Unbekannte Währung',
};
