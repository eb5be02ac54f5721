import { describe, expect, test } from 'vitest';
import type { Profile } from './profile.ts';
import { missingDetails, requiredBefore } from './required-details.ts';
import { emptyProfile as empty } from './testing/empty-profile.ts';

const hasStates = (country: string) => country === 'US';
const missing = (gateway: string, profile: Profile = empty) =>
  missingDetails(profile, requiredBefore(gateway), hasStates).toSorted();
const inCountry = (country: string): Profile => ({ ...empty, userDetails: { ...empty.userDetails, country } });

describe('what is asked before a gateway', () => {
  test.each(['KLUWP', 'DEV_CODE', 'EMS', 'BR_PAY', 'PGPAYTECH', 'PAYWEB', 'IKAJO'])(
    '%s asks home, phone and birth date',
    (gateway) => {
      expect(missing(gateway)).toEqual(
        ['address', 'zipCode', 'country', 'city', 'dialingCode', 'phoneNumber', 'dateOfBirth'].toSorted(),
      );
    },
  );

  test('Jeton asks home, a confirmed e-mail, gender and birth date', () => {
    expect(missing('JETON')).toEqual(
      ['address', 'zipCode', 'country', 'city', 'confirmed', 'gender', 'dateOfBirth'].toSorted(),
    );
  });

  test('Mifinity asks the same and a phone', () => {
    expect(missing('MI_FINITY')).toEqual([...missing('JETON'), 'dialingCode', 'phoneNumber'].toSorted());
  });

  test('Interac asks as Jeton, without gender', () => {
    expect(missing('INTERACT')).toEqual(missing('JETON').filter((detail) => detail !== 'gender'));
  });

  test('every other way asks birth date and country', () => {
    expect(missing('CRYPTO')).toEqual(['country', 'dateOfBirth']);
  });

  test('a name and an address of e-mail count too', () => {
    expect(missing('JETON', { ...empty, firstName: '', lastName: '', email: '' })).toEqual(
      [...missing('JETON'), 'email', 'firstName', 'lastName'].toSorted(),
    );
  });

  test('a state is asked only where the country has states', () => {
    expect(missing('KLUWP', inCountry('MT'))).not.toContain('state');
    expect(missing('KLUWP', inCountry('US'))).toContain('state');
  });

  test('somebody born at the very start of 1970 has a birth date', () => {
    const profile = { ...empty, userDetails: { ...empty.userDetails, dateOfBirth: 0 } };
    expect(missing('CRYPTO', profile)).toEqual(['country']);
  });
});
