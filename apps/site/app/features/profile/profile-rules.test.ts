import type { Profile } from '@carmine/contract/account/profile';
import type { CountryEntry } from '@carmine/contract/static-lists';
import { emptyProfile } from '@carmine/contract/testing/empty-profile';
import { describe, expect, test } from 'vitest';
import { addressFields, changesOf, errorsOf, formOf, lockOf } from './profile-rules.ts';

const countries: CountryEntry[] = [
  { name: 'Malta', code: '+356', isoCode: 'MT' },
  { name: 'Canada', code: '+1', isoCode: 'CA', states: [{ code: 'ON', name: 'Ontario' }] },
];

const profile = (userDetails: Partial<Profile['userDetails']> = {}): Profile => ({
  ...emptyProfile,
  userDetails: { ...emptyProfile.userDetails, ...userDetails },
});

const range = { earliest: '1900-01-01', latest: '2005-12-31' };
const filled = formOf(
  profile({ country: 'MT', dateOfBirth: -315_619_200, gender: 'Female', city: 'Sliema', address: '14 Triq il-Wied' }),
  countries,
);

describe('what is shut', () => {
  test('birth date, gender and country once filled, for good', () => {
    for (const field of ['dateOfBirth', 'gender', 'country'] as const)
      expect([field, lockOf(field, filled, false, true)]).toEqual([field, 'support']);
  });

  test('the address until the player asks, and for good once the bill is verified', () => {
    expect(lockOf('city', filled, false, false)).toBe('edit');
    expect(lockOf('city', filled, false, true)).toBeUndefined();
    for (const field of addressFields.filter((one) => filled[one] !== ''))
      expect([field, lockOf(field, filled, true, true)]).toEqual([field, 'support']);
  });

  test('nothing that is empty, and never nickname, avatar, phone or the mails', () => {
    expect(lockOf('zipCode', filled, true, false)).toBeUndefined();
    const named = { ...filled, nickName: 'Annie', avatar: 'fox', phoneNumber: '99123456', receiveEmailPromo: true };
    for (const field of ['nickName', 'avatar', 'phoneNumber', 'dialingCode', 'receiveEmailPromo'] as const)
      expect([field, lockOf(field, named, true, false)]).toEqual([field, undefined]);
  });
});

describe('what is sent', () => {
  test('only what differs: the country by its code, the day in seconds', () => {
    const empty = formOf(profile(), countries);
    expect(changesOf(empty, empty, countries)).toBeUndefined();
    expect(changesOf({ ...empty, country: 'Canada', dateOfBirth: '1960-01-01' }, empty, countries)).toEqual({
      country: 'CA',
      dateOfBirth: -315_619_200,
    });
    expect(changesOf({ ...filled, city: ' Valletta ' }, filled, countries)).toEqual({ city: 'Valletta' });
    expect(changesOf({ ...filled, receiveEmailPromo: true }, filled, countries)).toEqual({ receiveEmailPromo: true });
  });
});

describe('what is refused before the server is asked', () => {
  test.each([
    ['1899-12-31', true],
    ['1900-01-01', false],
    ['2005-12-31', false],
    ['2006-01-01', true],
  ])('a birth date of %s: %s', (dateOfBirth, refused) => {
    const said = errorsOf({ ...filled, dateOfBirth }, range).dateOfBirth;
    expect(said).toBe(
      refused
        ? 'Only adults can play here: your date of birth has to be between 1 January 1900 and 31 December 2005.'
        : undefined,
    );
  });

  test.each(['1990-02-30', '1990--', '90-05-17', '1990-13-01'])('%s, which is no day', (dateOfBirth) => {
    expect(errorsOf({ ...filled, dateOfBirth }, range).dateOfBirth).toMatch(/^Enter a valid date/);
  });

  test.each([
    ['12', true],
    ['99 12 34 56', false],
    ['(079) 123-456', false],
    ['ring me', true],
  ])('a phone number %s: %s', (phoneNumber, refused) => {
    expect('phoneNumber' in errorsOf({ ...filled, phoneNumber, dialingCode: '+356' }, range)).toBe(refused);
  });

  test('a number without its dialing code', () => {
    expect(errorsOf({ ...filled, phoneNumber: '99123456' }, range)).toHaveProperty('dialingCode');
  });
});
