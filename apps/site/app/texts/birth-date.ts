/** The texts of a birth date, in the account's details and before a first payment. */
import { dateOfBirthRange } from '@carmine/contract/settings';
import { displayBirthDate } from '../amounts/moment.ts';

export const birthDateTexts = {
  dateParts: { day: 'Day', month: 'Month', year: 'Year' },
  dateRange: `Only adults can play here: your date of birth has to be between ${displayBirthDate(dateOfBirthRange.earliest)} and ${displayBirthDate(dateOfBirthRange.latest)}.`,
  dateUnknown: 'Enter a valid date: day, month and year, for example 17 5 1990.',
} as const;
