import { describe, expect, test } from 'vitest';
import type { Profile } from './profile.ts';
import { detailsForCoins, detailsOf, missingDetails, type RequiredDetail } from './required-details.ts';
import { emptyProfile as empty } from '../testing/empty-profile.ts';

const hasStates = (country: string) => country === 'US';
const missing = (required: readonly RequiredDetail[], profile: Profile = empty) =>
  missingDetails(profile, required, hasStates).toSorted();
const inCountry = (country: string): Profile => ({ ...empty, userDetails: { ...empty.userDetails, country } });

describe('what is still to be asked', () => {
  test('is every part of what is required, where nothing is known', () => {
    expect(missing([...detailsOf.home, ...detailsOf.phone, 'dateOfBirth'])).toEqual(
      ['address', 'zipCode', 'country', 'city', 'dialingCode', 'phoneNumber', 'dateOfBirth'].toSorted(),
    );
    expect(missing([...detailsOf.person, 'gender'])).toEqual(['confirmed', 'gender', 'dateOfBirth'].toSorted());
  });

  test('is birth date and country before coins', () => {
    expect(missing(detailsForCoins)).toEqual(['country', 'dateOfBirth']);
  });

  test('is a name and an address of e-mail too, where they are missing', () => {
    expect(missing(detailsOf.person, { ...empty, firstName: '', lastName: '', email: '' })).toEqual(
      ['confirmed', 'dateOfBirth', 'email', 'firstName', 'lastName'].toSorted(),
    );
  });

  test('is a state only where the country has states', () => {
    expect(missing(detailsOf.home, inCountry('MT'))).not.toContain('state');
    expect(missing(detailsOf.home, inCountry('US'))).toContain('state');
  });

  test('is no birth date for somebody born at the very start of 1970', () => {
    const profile = { ...empty, userDetails: { ...empty.userDetails, dateOfBirth: 0 } };
    expect(missing(detailsForCoins, profile)).toEqual(['country']);
  });
});
