/** Reads what a request carries by the endpoint's schemas. A path that cannot be is 404, everything else 422. */
import type { Endpoint } from '@carmine/contract';
import { refuse, type Refusal } from './answer.ts';
import { fieldErrors, sentenceOf } from './field-errors.ts';
import type { FieldError } from './problem-table.ts';

export interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

type Read = { readonly ok: true; readonly input: Input } | { readonly ok: false; readonly refusal: Refusal<string> };

/** PostgreSQL cannot keep this character in a text, and no person types it. */
const hasNull = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false;
  return Object.entries(value).some(([name, inner]) => name.includes('\0') || hasNull(inner));
};

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0);

const invalid = (issues: readonly FieldError[]): Read => ({
  ok: false,
  refusal: refuse('invalid_request', { errors: issues.slice(0, 50) }),
});

/** For every schema: what is wrong is said by us and not by the validator. */
const inOwnWords = { error: sentenceOf };

/** Bytes or a stream: the handler reads them. */
const isUnread = ({ bodyType }: Endpoint): boolean => bodyType === 'raw' || bodyType === 'multipart';

const readBody = (
  endpoint: Endpoint,
  body: unknown,
): { ok: true; data: unknown } | { ok: false; errors: FieldError[] } => {
  const kind = endpoint.bodyType ?? 'json';
  if (isUnread(endpoint)) return { ok: true, data: body };
  if (endpoint.body === undefined) {
    if (kind === 'form' || isEmpty(body)) return { ok: true, data: undefined };
    return { ok: false, errors: [{ path: '', message: 'This call takes no body' }] };
  }
  const read = endpoint.body.safeParse(body ?? {}, inOwnWords);
  return read.success ? { ok: true, data: read.data } : { ok: false, errors: fieldErrors(read.error.issues) };
};

export const readInput = (endpoint: Endpoint, raw: Input): Read => {
  if (hasNull(raw.params)) return { ok: false, refusal: refuse('not_found') };
  if (hasNull(raw.query) || (!isUnread(endpoint) && hasNull(raw.body)))
    return invalid([{ path: '', message: 'Must not hold a null character' }]);
  const params = endpoint.params?.safeParse(raw.params);
  if (params?.success === false) return { ok: false, refusal: refuse('not_found') };
  const query = endpoint.query?.safeParse(raw.query, inOwnWords);
  if (query?.success === false) return invalid(fieldErrors(query.error.issues));
  const body = readBody(endpoint, raw.body);
  if (!body.ok) return invalid(body.errors);
  return { ok: true, input: { params: params?.data, query: query?.data, body: body.data } };
};
