/**
 * What is wrong with one field of a form: the contract's schemas report one of these codes. Texts of the specification are verbatim.
 */
import { pageLocale } from '@carmine/money';
import { dateOfBirthRange } from '../settings.ts';
import type { CodeTexts } from './parameters.ts';

const day = (date: string): string =>
  new Date(date).toLocaleDateString(pageLocale, { dateStyle: 'long', timeZone: 'UTC' });

export const fieldRefusals = {
  missing: 'Please fill this in',
  invalid: 'Please check this',
  not_offered: 'Please choose one of the options',
  too_short: (p) => `Please enter at least ${p.text('minimum')} characters`,
  too_long: (p) => `Please enter at most ${p.text('maximum')} characters`,
  too_small: (p) => `Please enter at least ${p.text('minimum')}`,
  too_large: (p) => `Please enter at most ${p.text('maximum')}`,
  unknown_field: 'Unknown field',
  length: (p) => `Must have ${p.text('minimum')} to ${p.text('maximum')} characters`,
  needed_first: 'This is needed first',
  contact_support: 'Contact support to change this',
  email_invalid: 'Please enter a valid email',
  password_missing: 'Password is required',
  full_name_length: 'Full Name should be between 3 to 50 characters',
  full_name_words: 'Full name has to be first name & last name',
  phone_invalid: 'Please enter a valid phone number',
  dialing_code_invalid: 'Please choose a dialling code',
  birth_date_out_of_range: () =>
    `Only adults can play here: your date of birth has to be between ${day(dateOfBirthRange.earliest)} and ${day(dateOfBirthRange.latest)}.`,
  client_seed_invalid: 'Use 1 to 64 letters, digits, _ or -',
  amount_malformed: 'Please enter a valid amount',
  currency_unknown: 'Unknown currency',
} as const satisfies CodeTexts;

export type FieldCode = keyof typeof fieldRefusals;
