import type { CountryEntry } from '@carmine/contract/static-lists';
import { expect, test } from 'vitest';
import { detailsErrors, secondsOfDay, shownFields, updateOf, type DetailsForm } from './details-rules.ts';

const malta: CountryEntry = { name: 'Malta', code: '+356', isoCode: 'MT' };
const canada: CountryEntry = {
  ...{ name: 'Canada', code: '+1', isoCode: 'CA' },
  states: [{ code: 'ON', name: 'Ontario' }],
};
const form: DetailsForm = {
  ...{ firstDay: '1990-05-04', country: 'Malta', state: '', city: ' Valletta ', zipCode: 'VLT 1111' },
  ...{ address: '12 Harbour Street', dialingCode: '+356', phoneNumber: '79001234', gender: '' },
};
const missing = ['address', 'zipCode', 'country', 'city', 'dialingCode', 'phoneNumber', 'dateOfBirth'] as const;

test('only what is missing is asked; the state where the chosen country has states', () => {
  expect(shownFields(missing, malta)).not.toContain('state');
  expect(shownFields(missing, canada)).toContain('state');
  expect(shownFields(['dateOfBirth', 'country'], canada)).toEqual(['firstDay', 'country']);
});

test('an empty field is required', () => {
  const shown = shownFields(missing, malta);
  expect(detailsErrors(form, shown)).toEqual({});
  expect(detailsErrors({ ...form, city: ' ' }, shown)).toEqual({ city: '*required' });
});

test('a birth date lies from 1900-01-01 to 2005-12-31', () => {
  const shown = ['firstDay'] as const;
  expect(detailsErrors({ ...form, firstDay: '1899-12-31' }, shown).firstDay).toBeDefined();
  expect(detailsErrors({ ...form, firstDay: '1990-02-30' }, shown).firstDay).toMatch(/^Enter a valid date/);
  expect(detailsErrors({ ...form, firstDay: '1900-01-01' }, shown)).toEqual({});
  expect(detailsErrors({ ...form, firstDay: '2005-12-31' }, shown)).toEqual({});
  expect(detailsErrors({ ...form, firstDay: '2006-01-01' }, shown).firstDay).toBeDefined();
});

test('a birth date is sent as unix seconds of its midnight in UTC', () => {
  expect(secondsOfDay('1970-01-02')).toBe(86_400);
  expect(secondsOfDay('1969-12-31')).toBe(-86_400);
});

test('only the fields of the form are sent, the country as its code', () => {
  expect(updateOf(form, ['country', 'city'], malta)).toEqual({ country: 'MT', city: 'Valletta' });
});
