/**
 * Normalised forms for the operators' search for players. Word order, case, accents, script and spaces do not matter. Only keyed hashes
 * of the forms are stored.
 */
import type { Details } from '../players/details.ts';
import { nameReadings, nameWords } from './latin-names.ts';

export type MarkKind = 'name' | 'phone' | 'address';

/** A player matches if all forms of one list match. */
export type Alternatives = readonly (readonly string[])[];

const withoutApostrophes = (text: string): string => text.replaceAll(/['’ʼ`´]/gu, '');

const lengthOf = (word: string): number => Array.from(word).length;

/** Normalised as in the comparison of exclusions, with O'Brien as one word. */
const readingsOf = (name: string): string[][] =>
  [name, withoutApostrophes(name)].flatMap(nameReadings).filter((words) => words.length > 0);

/** Empty if the text contains a digit or is only an initial. */
export const nameForms = (text: string): Alternatives =>
  /\p{N}/u.test(text) ? [] : readingsOf(text).filter((words) => words.some((word) => lengthOf(word) > 1));

const leastDigits = 6;

const digitsOf = (text: string): string => text.replaceAll(/[^0-9]/g, '');
const withoutZeros = (digits: string): string => digits.replace(/^0+/, '');

/** With or without the dialling code, in any spacing: +356 2123 4567, 00356 21234567, (021) 234-567. */
export const phoneForms = (text: string): Alternatives => {
  if (!/^[+0-9 ()./\u00A0-]+$/.test(text)) return [];
  const digits = withoutZeros(digitsOf(text.replaceAll(/\(0+\)/g, '')));
  return digits.length < leastDigits ? [] : [[digits]];
};

/** Street abbreviations, by language. */
const whole: Readonly<Record<string, string>> = {
  ...{ st: 'street', str: 'street', strasse: 'street', rd: 'road', ave: 'avenue', av: 'avenue', ln: 'lane' },
  ...{ sq: 'square', blvd: 'boulevard' },
};

const addressWord = (run: string): string => {
  const word = run.replaceAll(/\p{L}+/gu, (letters) => nameWords(letters).join(''));
  return whole[word] ?? (/\p{L}{3}str$/u.test(word) ? `${word}asse` : word);
};

const addressWords = (text: string): string[] =>
  (
    withoutApostrophes(text)
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .map(addressWord)
    .filter((word) => word !== '');

const hasDigit = (word: string): boolean => /\p{N}/u.test(word);

/** Adjacent words joined if one has a digit: "12 A" is 12A, "113 51" is 11351. `at`: index of the first. */
const pairsOf = (words: readonly string[]): { at: number; pair: string }[] =>
  words.slice(1).flatMap((next, at) => {
    const word = words[at] ?? '';
    return hasDigit(word) || hasDigit(next) ? [{ at, pair: `${word}${next}` }] : [];
  });

const mostWords = 16;

/** A street, a postcode with town, or everything. Empty if too unspecific, such as a house number alone. */
export const addressForms = (text: string): Alternatives => {
  const words = addressWords(text);
  const says = words.some((word) => (hasDigit(word) ? word.length > 3 : lengthOf(word) > 2));
  if (!says || words.length > mostWords) return [];
  return [words, ...pairsOf(words).map(({ at, pair }) => words.toSpliced(at, 2, pair))];
};

/** All forms under which a player with these details is found. */
export const formsOf = (details: Details): Readonly<Record<MarkKind, readonly string[]>> => {
  const { address, address2, zipCode, city, state, phoneNumber, dialingCode } = details;
  const national = digitsOf(phoneNumber ?? '');
  const code = digitsOf(dialingCode ?? '');
  const home = [address, address2, zipCode, city, state].flatMap((part) => {
    const words = addressWords(part ?? '');
    return [...words, ...pairsOf(words).map(({ pair }) => pair)];
  });
  const numbers = [national, code + national, code + withoutZeros(national)].map(withoutZeros);
  return {
    name: readingsOf(`${details.firstName} ${details.lastName}`).flat(),
    phone: national === '' ? [] : numbers,
    address: home,
  };
};
