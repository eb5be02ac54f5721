import { describe, expect, test } from 'vitest';
import { emailField, fullNameField } from './user-service.ts';

const messageOf = (value: string) => fullNameField.safeParse(value).error?.issues.map(({ message }) => message);

describe('a full name', () => {
  test.each([
    'Ada Lovelace',
    'Jean-Luc  Picard',
    "Miles O'Brien",
    'José María Aznar',
    '李 小龙',
    'محمد علي',
    'Zoë St. John',
    'A B',
    'Виктор Ботулинов',
    'Γιώργος Παπαδόπουλος',
    'さくら 山田のり',
    'x'.repeat(24) + ' ' + 'y'.repeat(25),
  ])('may be %s', (name) => {
    expect(messageOf(name)).toBeUndefined();
  });

  test.each(['', 'Al', 'x'.repeat(25) + ' ' + 'y'.repeat(25)])('has 3 to 50 characters, unlike %j', (name) => {
    expect(messageOf(name)).toEqual(['full_name_length']);
  });

  test.each([
    'Madonna',
    'R2 D2',
    'Ada Lovelace!',
    'Ada <b>',
    '. -',
    'Ada\tLovelace',
    '\u041Eskar Pine',
    'Ada L\u03BFvelace',
  ])('is first and last name, unlike %j', (name) => {
    expect(messageOf(name)).toEqual(['full_name_words']);
  });

  test('is counted in characters, not in code units, and composed', () => {
    expect(messageOf(`${'𝒜'.repeat(24)} ${'𝒜'.repeat(25)}`)).toBeUndefined();
    expect(fullNameField.parse('Zoe\u0308 King')).toBe('Zo\u00eb King');
  });
});

test('an e-mail is compared in one spelling', () => {
  expect(emailField.parse('  Ada@Mail.EXAMPLE ')).toBe('ada@mail.example');
});
