import { dateOfBirthRange } from '@carmine/contract/settings';
import { displayBirthDate } from '#english/apps/site/app/amounts/moment.ts';
import type { birthDateTexts as english } from '#english/apps/site/app/texts/birth-date.ts';
import type { Translation } from '#languages/translation.ts';

export const birthDateTexts: Translation<typeof english> = {
  dateParts: { day: 'Tag', month: 'Monat', year: 'Jahr' },
  dateRange: `Hier dürfen nur Erwachsene spielen: Dein Geburtsdatum muss zwischen dem ${displayBirthDate(dateOfBirthRange.earliest)} und dem ${displayBirthDate(dateOfBirthRange.latest)} liegen.`,
  dateUnknown: 'Gib ein gültiges Datum ein: Tag, Monat und Jahr, zum Beispiel 17 5 1990.',
};
