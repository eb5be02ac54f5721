/** A service's table from reason to status; what players read comes from the catalogue that their screens have too. */
import type { Problem } from '@carmine/contract/problem';
import { catalogues, type Part } from '@carmine/contract/problem-texts/catalogues';
import { Parameters } from '@carmine/contract/problem-texts/parameters';
import { textOf, typeOf, worded } from '@carmine/contract/problem-texts/word-problem';

/** What a refusal may carry for its message, its headers and the caller's program. */
export type Extra = Readonly<Record<string, unknown>>;

interface ProblemKind {
  readonly status: number;
  /** Of the kind of problem, for developers. */
  readonly title: string;
}

export interface ProblemText extends ProblemKind {
  /** What is read; a function where it depends on what the refusal carries. */
  readonly message: string | ((fields: Extra) => string);
  /** Whose catalogue it comes from; nothing where operators or providers are told. */
  readonly part?: Part;
}

export type ProblemTable = Readonly<Record<string, ProblemText>>;

/** What is wrong with one field: the client words it by the code and what stands beside it. */
export interface FieldError {
  readonly path: string;
  readonly code: string;
  readonly message: string;
  readonly [parameter: string]: unknown;
}

/** The players' time zone is unknown here. */
const say = (part: Part, code: string, fields: Extra): string => {
  const text = textOf(catalogues, part, code);
  if (text === undefined) throw new Error(`No text for ${part}: ${code}`);
  return worded(text, new Parameters(fields, 'UTC'));
};

type Codes<P extends Part> = keyof (typeof catalogues)[P] & string;
type Shared = Codes<'shared'>;

/** Every code of the part's catalogue, and those of the shared one that it answers with a status or title of its own. */
export const problemTable = <P extends Part, const K extends Record<Codes<P>, ProblemKind>>(
  part: P,
  kinds: K & Record<Exclude<keyof K, Codes<P> | Shared>, never>,
): Readonly<Record<keyof K & string, ProblemText>> => {
  const entries = Object.entries<ProblemKind>(kinds);
  const texts = entries.map(([code, kind]): [string, ProblemText] => [
    code,
    { ...kind, part, message: (fields) => say(part, code, fields) },
  ]);
  return Object.fromEntries(texts) as Record<keyof K & string, ProblemText>;
};

export const httpProblems = problemTable('shared', {
  malformed_request: { status: 400, title: 'Malformed request' },
  unauthenticated: { status: 401, title: 'No session' },
  play_session_ended: { status: 401, title: 'No play session' },
  not_allowed: { status: 403, title: 'Not allowed' },
  step_up_required: { status: 403, title: 'Step-up required' },
  cross_origin: { status: 403, title: 'Foreign origin' },
  country_restricted: { status: 403, title: 'Restricted country' },
  account_closed: { status: 403, title: 'Account closed' },
  under_age: { status: 403, title: 'Under age' },
  not_found: { status: 404, title: 'Not found' },
  method_not_allowed: { status: 405, title: 'Method not allowed' },
  body_too_large: { status: 413, title: 'Body too large' },
  unsupported_media_type: { status: 415, title: 'Unsupported content type' },
  invalid_request: { status: 422, title: 'Invalid request' },
  amount_invalid: { status: 422, title: 'Invalid amount' },
  amount_too_large: { status: 422, title: 'Amount too large' },
  currency_not_supported: { status: 422, title: 'Currency not supported' },
  idempotency_key_required: { status: 422, title: 'Idempotency-Key missing' },
  idempotency_key_invalid: { status: 422, title: 'Idempotency-Key invalid' },
  idempotency_key_reused: { status: 422, title: 'Idempotency-Key reused' },
  account_locked: { status: 423, title: 'Account locked' },
  too_many_requests: { status: 429, title: 'Too many requests' },
  self_excluded: { status: 451, title: 'Cool-off or exclusion' },
  internal: { status: 500, title: 'Internal error' },
  unavailable: { status: 503, title: 'Unavailable' },
  shutting_down: { status: 503, title: 'Unavailable' },
});

export type HttpReason = keyof typeof httpProblems;

export const fieldError = (path: string, code: Codes<'fields'> | Shared, parameters: Extra = {}): FieldError => ({
  ...{ path, code, ...parameters },
  message: say('fields', code, parameters),
});

/** Where what the whole call is refused for is one field's fault. */
export const fieldRefused = <P extends Part>(part: P, path: string, code: Codes<P> | Shared): FieldError => ({
  ...{ path, code },
  message: say(part, code, {}),
});

/** Fields of `extra` whose names a problem has itself, or that travel as headers, stay out of the document. */
const ownNames = new Set(['type', 'title', 'status', 'code', 'message', 'requestId', 'retryAfterS']);

const serialisable = (value: unknown): unknown => {
  if (typeof value === 'bigint') return value.toString();
  return value instanceof Date ? value.toISOString() : value;
};

export const problemOf = (table: ProblemTable, reason: string, extra: Extra, requestId: string): Problem => {
  const own: ProblemTable = httpProblems;
  const text = table[reason] ?? own[reason];
  if (text === undefined) throw new Error(`No problem text for ${reason}`);
  // A message is made of what is on the wire and of nothing else: the client words it with the same fields.
  const shown = Object.fromEntries(
    Object.entries(extra)
      .filter(([name, value]) => !ownNames.has(name) && value !== undefined)
      .map(([name, value]) => [name, serialisable(value)]),
  );
  return {
    type: typeOf(text.part, reason),
    title: text.title,
    status: text.status,
    code: reason,
    message: typeof text.message === 'string' ? text.message : text.message(shown),
    requestId,
    ...shown,
  };
};
