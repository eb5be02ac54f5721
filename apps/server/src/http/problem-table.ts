/** A service's table from refusal reason to status and text; the reasons shared by all routes are below. */
import type { Problem } from '@carmine/contract/problem';

/** Data of a refusal for its message, headers and the client. */
export type Extra = Readonly<Record<string, unknown>>;

export interface ProblemText {
  readonly status: number;
  /** Title of the kind of problem, for developers. */
  readonly title: string;
  /** Text for the player; a function if it depends on the refusal's data. */
  readonly message: string | ((extra: Extra) => string);
}

export type ProblemTable = Readonly<Record<string, ProblemText>>;

export interface FieldError {
  readonly path: string;
  readonly message: string;
}

export const httpProblems = {
  malformed_request: { status: 400, title: 'Malformed request', message: 'The request could not be read.' },
  unauthenticated: { status: 401, title: 'No session', message: 'Please sign in first.' },
  play_session_ended: {
    status: 401,
    title: 'No play session',
    message: 'This game session has ended. Please open the game again.',
  },
  not_allowed: { status: 403, title: 'Not allowed', message: 'You may not do this.' },
  step_up_required: {
    status: 403,
    title: 'Step-up required',
    message: 'Please show your second factor once more.',
  },
  cross_origin: { status: 403, title: 'Foreign origin', message: 'This call must come from the site itself.' },
  country_restricted: {
    status: 403,
    title: 'Restricted country',
    message: 'Our services are not available in your country.',
  },
  account_closed: {
    status: 403,
    title: 'Account closed',
    message: 'This account is closed. You can still withdraw your money.',
  },
  not_found: { status: 404, title: 'Not found', message: 'This does not exist.' },
  method_not_allowed: { status: 405, title: 'Method not allowed', message: 'This is not done here.' },
  body_too_large: { status: 413, title: 'Body too large', message: 'This is too large to be sent.' },
  unsupported_media_type: {
    status: 415,
    title: 'Unsupported content type',
    message: 'This kind of content is not taken here.',
  },
  invalid_request: { status: 422, title: 'Invalid request', message: 'Please check what you have entered.' },
  idempotency_key_required: {
    status: 422,
    title: 'Idempotency-Key missing',
    message: 'This call needs an Idempotency-Key.',
  },
  idempotency_key_invalid: {
    status: 422,
    title: 'Idempotency-Key invalid',
    message: 'An Idempotency-Key has 1 to 64 printable characters.',
  },
  idempotency_key_reused: {
    status: 422,
    title: 'Idempotency-Key reused',
    message: 'This Idempotency-Key was used for another request.',
  },
  too_many_requests: {
    status: 429,
    title: 'Too many requests',
    message: 'That was too often. Please wait a moment and try again.',
  },
  self_excluded: {
    status: 451,
    title: 'Self-excluded',
    message: 'Your account is on cool off period, contact support!',
  },
  internal: { status: 500, title: 'Internal error', message: 'Something went wrong on our side. Please try again.' },
  unavailable: {
    status: 503,
    title: 'Unavailable',
    message: 'We will be right back. Please try again in a moment.',
  },
  shutting_down: { status: 503, title: 'Unavailable', message: 'We are restarting. Please try again in a moment.' },
} as const satisfies ProblemTable;

export type HttpReason = keyof typeof httpProblems;

/** Fields of `extra` with a reserved name, or sent as headers, are left out. */
const ownNames = new Set(['type', 'title', 'status', 'code', 'message', 'requestId', 'retryAfterS']);

const serialisable = (value: unknown): unknown => {
  if (typeof value === 'bigint') return value.toString();
  return value instanceof Date ? value.toISOString() : value;
};

export const problemOf = (table: ProblemTable, reason: string, extra: Extra, requestId: string): Problem => {
  const own: ProblemTable = httpProblems;
  const text = table[reason] ?? own[reason];
  if (text === undefined) throw new Error(`No problem text for ${reason}`);
  const shown = Object.entries(extra).filter(([name, value]) => !ownNames.has(name) && value !== undefined);
  return {
    type: `urn:problem:${reason.replaceAll('_', '-')}`,
    title: text.title,
    status: text.status,
    code: reason,
    message: typeof text.message === 'string' ? text.message : text.message(extra),
    requestId,
    ...Object.fromEntries(shown.map(([name, value]) => [name, serialisable(value)])),
  };
};
