/**
 * What is wrong with each field of a request, by a code and in a sentence of our own: what the validator says is for programmers and
 * names types. A schema that has a code of its own is worded by it; one with a sentence of its own keeps it.
 */
import { fieldRefusals, type FieldCode } from '@carmine/contract/problem-texts/fields';
import type { z } from 'zod';
import { fieldError, type FieldError } from '../problem-table.ts';

type Issue = z.core.$ZodRawIssue;

const things: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  bigint: 'a whole number',
  date: 'a date',
  null: 'empty',
};

const counted = (count: number | bigint, one: string, many: string): string =>
  `${count} ${count === 1 || count === 1n ? one : many}`;

type Size = Extract<Issue, { code: 'too_small' | 'too_big' }>;

const sizeOf = ({ origin }: Size, limit: number | bigint): string => {
  if (origin === 'string') return counted(limit, 'character', 'characters');
  if (origin === 'array' || origin === 'set') return counted(limit, 'entry', 'entries');
  return origin === 'file' ? counted(limit, 'byte', 'bytes') : String(limit);
};

const tooSmall = (issue: Extract<Issue, { code: 'too_small' }>): string => {
  if (issue.origin === 'string' && issue.minimum === 1) return 'Must not be empty.';
  const least = sizeOf(issue, issue.minimum);
  if (['string', 'array', 'set', 'file'].includes(issue.origin)) return `Must have at least ${least}.`;
  return issue.inclusive === false ? `Must be more than ${least}.` : `Must be at least ${least}.`;
};

const tooBig = (issue: Extract<Issue, { code: 'too_big' }>): string => {
  const most = sizeOf(issue, issue.maximum);
  if (['string', 'array', 'set', 'file'].includes(issue.origin)) return `Must have at most ${most}.`;
  return issue.inclusive === false ? `Must be less than ${most}.` : `Must be at most ${most}.`;
};

const formats: Readonly<Record<string, string>> = {
  email: 'Must be an email address.',
  url: 'Must be a web address.',
  date: 'Must be a date such as 2026-01-31.',
  datetime: 'Must be a time such as 2026-01-31T12:00:00Z.',
  uuid: 'Must be an identifier.',
};

const wrongType = ({ expected, input }: Extract<Issue, { code: 'invalid_type' }>): string =>
  input === undefined ? 'Is missing.' : `Must be ${things[expected] ?? 'something else'}.`;

/** For the validator, which asks wherever a schema has no sentence of its own. */
export const sentenceOf = (issue: z.core.$ZodRawIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_value': {
      const values = issue.values.map(String);
      if (issue.input === undefined) return 'Is missing.';
      return values.length > 12
        ? 'Is none of the values that are known here.'
        : `Must be ${values.join(', ').replace(/, ([^,]*)$/, ' or $1')}.`;
    }
    case 'invalid_format':
      return formats[issue.format] ?? 'Is not written as it should be.';
    case 'not_multiple_of':
      return `Must be a multiple of ${issue.divisor}.`;
    case 'invalid_key':
      return 'Has a name in it that is not known here.';
    case 'custom':
    case 'invalid_element':
    case 'invalid_union':
    case 'unrecognized_keys':
      return 'Is not what is expected here.';
  }
};

const isFieldCode = (text: string): text is FieldCode => Object.hasOwn(fieldRefusals, text);

/** What a form says instead of the sentence. */
const codeOf = (issue: z.core.$ZodIssue): { readonly code: FieldCode; readonly [parameter: string]: unknown } => {
  if (issue.input === undefined) return { code: 'missing' };
  if (issue.code === 'invalid_value') return { code: 'not_offered' };
  if (issue.code === 'too_small') {
    if (issue.origin === 'string') {
      return issue.minimum === 1 ? { code: 'missing' } : { code: 'too_short', minimum: Number(issue.minimum) };
    }
    if (issue.origin === 'number') return { code: 'too_small', minimum: issue.minimum };
  }
  if (issue.code === 'too_big') {
    if (issue.origin === 'string') return { code: 'too_long', maximum: Number(issue.maximum) };
    if (issue.origin === 'number') return { code: 'too_large', maximum: issue.maximum };
  }
  return { code: 'invalid' };
};

/** Of issues that carry what was given. */
export const fieldErrors = (issues: readonly z.core.$ZodIssue[]): FieldError[] =>
  issues.flatMap((issue) => {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => fieldError([...path, key].join('.'), 'unknown_field'));
    const { message } = issue;
    if (isFieldCode(message))
      return [fieldError(path.join('.'), message, issue.code === 'custom' ? issue.params : undefined)];
    return [{ path: path.join('.'), ...codeOf(issue), message }];
  });
