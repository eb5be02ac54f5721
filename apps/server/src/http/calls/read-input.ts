/** Reads what a request carries by the endpoint's schemas. A path that cannot be is 404, everything else 422. */
import type { Endpoint } from '@carmine/contract/endpoint';
import type { z } from 'zod';
import { refuse, type Refusal } from './answer.ts';
import { fieldErrors, sentenceOf } from './field-errors.ts';
import type { FieldError } from '../problem-table.ts';

export interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

type Read = { readonly ok: true; readonly input: Input } | { readonly ok: false; readonly refusal: Refusal<string> };

/** Nothing that is asked for lies deeper: whatever walks through it would run out of stack. */
const deepest = 32;

/** PostgreSQL cannot keep a null character in a text, and no person types it. */
const isUnusable = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false;
  if (depth === deepest) return true;
  return Object.entries(value).some(([name, inner]) => name.includes('\0') || isUnusable(inner, depth + 1));
};

const unusable = 'Must not hold a null character, nor anything deeper than 32 levels';

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0);

const invalid = (issues: readonly FieldError[]): Read => ({
  ok: false,
  refusal: refuse('invalid_request', { errors: issues.slice(0, 50) }),
});

/** For every schema: what is wrong is said by us and not by the validator. */
const inOwnWords = { error: sentenceOf, reportInput: true };

type Parsed = { readonly ok: true; readonly data: unknown } | { readonly ok: false; readonly errors: FieldError[] };

/** The words are looked for only where something is wrong: handing them over costs every bet more than reading it. */
const parse = (schema: z.ZodType, value: unknown): Parsed => {
  const read = schema.safeParse(value);
  if (read.success) return { ok: true, data: read.data };
  const { error = read.error } = schema.safeParse(value, inOwnWords);
  return { ok: false, errors: fieldErrors(error.issues) };
};

/** Bytes or a stream: the handler reads them. */
const isUnread = ({ bodyType }: Endpoint): boolean => bodyType === 'raw' || bodyType === 'multipart';

const readBody = (endpoint: Endpoint, body: unknown): Parsed => {
  const kind = endpoint.bodyType ?? 'json';
  if (isUnread(endpoint)) return { ok: true, data: body };
  if (endpoint.body === undefined) {
    if (kind === 'form' || isEmpty(body)) return { ok: true, data: undefined };
    return { ok: false, errors: [{ path: '', code: 'invalid', message: 'This call takes no body' }] };
  }
  return parse(endpoint.body, body ?? {});
};

export const readInput = (endpoint: Endpoint, raw: Input): Read => {
  if (isUnusable(raw.params)) return { ok: false, refusal: refuse('not_found') };
  if (isUnusable(raw.query) || (!isUnread(endpoint) && isUnusable(raw.body)))
    return invalid([{ path: '', code: 'invalid', message: unusable }]);
  const params = endpoint.params?.safeParse(raw.params);
  if (params?.success === false) return { ok: false, refusal: refuse('not_found') };
  const query = endpoint.query && parse(endpoint.query, raw.query);
  if (query?.ok === false) return invalid(query.errors);
  const body = readBody(endpoint, raw.body);
  if (!body.ok) return invalid(body.errors);
  return { ok: true, input: { params: params?.data, query: query?.data, body: body.data } };
};
