import { describe, expect, test } from 'vitest';
import type { Details } from '../players/details.ts';
import { addressForms, formsOf, nameForms, phoneForms, type Alternatives, type MarkKind } from './search-mark.ts';

const details = (change: Partial<Details>): Details => ({
  ...{ email: 'a@example.org', firstName: 'Ann', lastName: 'Example', ...change },
});

const read: Readonly<Record<MarkKind, (text: string) => Alternatives>> = {
  ...{ name: nameForms, phone: phoneForms, address: addressForms },
};

const finds = (kind: MarkKind, text: string, one: Partial<Details>): boolean => {
  const kept = formsOf(details(one))[kind];
  return read[kind](text).some((forms) => forms.every((form) => kept.includes(form)));
};

const home = { address: '12A Republic Street', zipCode: 'VLT 1117', city: 'Valletta' };

describe('a name is found', () => {
  test.each<[string, string, string]>([
    ['in any order and case', 'MÜLLER zoë', 'Zoë Müller'],
    ['without its accents', 'muller zoe', 'Zoë Müller'],
    ['by the last name alone', 'Müller', 'Zoë Maria Müller'],
    ['without the middle name', 'Zoe Muller', 'Zoë Maria Müller'],
    ['by one half of a double name', 'luc', 'Jean-Luc Picard'],
    ['with or without its apostrophe', 'obrien', 'Pat O’Brien'],
    ['with or without its apostrophe', "o'brien pat", 'Pat Obrien'],
    ['in Cyrillic by Latin letters', 'ivan petrov', 'Иван Петров'],
    ['in Latin letters by Cyrillic ones', 'Петров', 'Ivan Petrov'],
    ['written with letters that only look Latin', 'Maria', 'М\u0430ria Borg'],
  ])('%s: %j finds %j', (_how, text, name) => {
    const [firstName = '', ...rest] = name.split(' ');
    expect(finds('name', text, { firstName, lastName: rest.join(' ') })).toBe(true);
  });

  test.each(['Mull', 'Zoe Miller', 'Zoe Muller Borg', '', 'Z', '- 1'])('but not by %j', (text) => {
    expect(finds('name', text, { firstName: 'Zoë', lastName: 'Müller' })).toBe(false);
  });
});

describe('a phone is found', () => {
  const phone = { dialingCode: '+49', phoneNumber: '030 555 12345' };
  test.each([
    '+49 30 55512345',
    '+49 (0)30 555-12345',
    '0049 30 55512345',
    '030/55512345',
    '3055512345',
    '+49 03055512345',
  ])('by %j', (text) => {
    expect(finds('phone', text, phone)).toBe(true);
  });
  test.each(['55512345', '12345', '+48 30 55512345', 'call 3055512345'])('but not by %j', (text) => {
    expect(finds('phone', text, phone)).toBe(false);
  });
});

describe('an address is found', () => {
  test.each([
    ...['12A republic street', 'Republic St. 12 A', 'street republic', 'vlt1117 valletta', 'VLT 1117', 'Valletta'],
    ...['12A Republic Street, VLT 1117 Valletta', 'Valletta, Republic Street'],
  ])('by %j', (text) => {
    expect(finds('address', text, home)).toBe(true);
  });
  test('whichever way a German street or a Swedish postcode is written', () => {
    const german = { address: 'Berliner Straße 5', zipCode: '10115', city: 'Köln' };
    for (const text of ['berliner str. 5', 'Berliner Strasse 5 10115 Koln', '10115'])
      expect(finds('address', text, german)).toBe(true);
    expect(finds('address', 'hauptstr. 7', { address: 'Hauptstraße 7' })).toBe(true);
    for (const zipCode of ['113 51', '11351'])
      for (const text of ['11351 Stockholm', '113 51 Stockholm'])
        expect(finds('address', text, { zipCode, city: 'Stockholm' })).toBe(true);
  });
  test.each(['12', '12A', '14A Republic Street', 'Republic Street, Sliema', ''])('but not by %j', (text) => {
    expect(finds('address', text, home)).toBe(false);
  });
});
