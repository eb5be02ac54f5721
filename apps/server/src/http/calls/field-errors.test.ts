import { expect, test } from 'vitest';
import { z } from 'zod';
import { dateOfBirth } from '@carmine/contract/account/profile';
import { text } from '@carmine/contract/types';
import { fieldErrors, sentenceOf } from './field-errors.ts';

const wrong = (schema: z.ZodType, input: unknown) => {
  const read = schema.safeParse(input, { error: sentenceOf, reportInput: true });
  return read.success ? undefined : fieldErrors(read.error.issues)[0];
};

test.each([
  [z.string(), undefined, 'Is missing.'],
  [z.string(), 7, 'Must be a text.'],
  [z.number().int(), 1.5, 'Must be a whole number.'],
  [z.number(), NaN, 'Must be a number.'],
  [z.boolean(), 'yes', 'Must be true or false.'],
  [z.array(z.string()), {}, 'Must be a list.'],
  [z.object({}), [], 'Must be an object.'],
  [z.string().min(1), '', 'Must not be empty.'],
  [z.string().min(9), 'x', 'Must have at least 9 characters.'],
  [z.string().max(1), 'xx', 'Must have at most 1 character.'],
  [z.array(z.string()).max(2), ['a', 'b', 'c'], 'Must have at most 2 entries.'],
  [z.number().min(3), 2, 'Must be at least 3.'],
  [z.number().positive(), 0, 'Must be more than 0.'],
  [z.number().max(100), 101, 'Must be at most 100.'],
  [z.enum(['day', 'week', 'month']), 'year', 'Must be day, week or month.'],
  [z.enum(['day', 'week']), undefined, 'Is missing.'],
  [z.literal(true), false, 'Must be true.'],
  [z.email(), 'ann', 'Must be an email address.'],
  [z.string().regex(/^a$/), 'b', 'Is not written as it should be.'],
  [z.string().regex(/^a$/, 'Not an amount'), 'b', 'Not an amount'],
  [z.union([z.string(), z.number()]), true, 'Is not what is expected here.'],
  [z.strictObject({}), { extra: 1 }, 'Unknown field'],
])('%#: a person can read what is wrong', (schema, input, sentence) => {
  expect(wrong(schema, input)?.message).toBe(sentence);
});

test.each([
  [z.string(), undefined, { code: 'missing' }],
  [z.string().min(1), '', { code: 'missing' }],
  [z.string(), 7, { code: 'invalid' }],
  [z.string().min(9), 'x', { code: 'too_short', minimum: 9 }],
  [z.string().max(1), 'xx', { code: 'too_long', maximum: 1 }],
  [z.number().min(3), 2, { code: 'too_small', minimum: 3 }],
  [z.number().max(100), 101, { code: 'too_large', maximum: 100 }],
  [z.array(z.string()).max(2), ['a', 'b', 'c'], { code: 'invalid' }],
  [z.enum(['day', 'week']), 'year', { code: 'not_offered' }],
  [z.strictObject({}), { extra: 1 }, { code: 'unknown_field' }],
  [text(2, 5), 'x', { code: 'length', minimum: 2, maximum: 5, message: 'Must have 2 to 5 characters' }],
  [dateOfBirth, 2_000_000_000, { code: 'birth_date_out_of_range', message: expect.stringMatching(/1 January 1900/) }],
])('%#: a form finds its words by a code and what stands beside it', (schema, input, expected) => {
  expect(wrong(schema, input)).toMatchObject(expected);
});
