/** Result of a handler: one of the endpoint's answers, or a refusal by its reason. */
import type { Endpoint } from '@carmine/contract/endpoint';
import type { z } from 'zod';
import type { Extra } from '../problem-table.ts';

export interface AnswerOptions {
  /** A new session token for the cookie, or `null` to clear it. */
  readonly session?: string | null;
  /** A new device token, for the cookie that outlives the session. */
  readonly device?: string;
  /** For answers that are the same for everybody; all others are `no-store`. */
  readonly cacheControl?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer<S extends number, B> {
  readonly kind: 'answer';
  readonly status: S;
  readonly body: B;
  readonly options: AnswerOptions;
}

export interface Refusal<R extends string> {
  readonly kind: 'refusal';
  readonly reason: R;
  /** `retryAfterS` becomes a header, `errors` names fields; everything else is added beside the code. */
  readonly extra: Extra;
  readonly options: AnswerOptions;
}

/** All answers that an endpoint declares, with their schemas' input types. */
export type AnswersOf<E extends Endpoint> = {
  [S in keyof E['answers'] & number]: Answer<
    S,
    E['answers'][S] extends z.ZodType ? z.input<E['answers'][S]> : undefined
  >;
}[keyof E['answers'] & number];

interface MakeAnswer {
  <const S extends number>(status: S): Answer<S, undefined>;
  <const S extends number, const B>(status: S, body: B, options?: AnswerOptions): Answer<S, B>;
}

export const answer: MakeAnswer = (status: number, body?: unknown, options: AnswerOptions = {}) =>
  ({ kind: 'answer', status, body, options }) as never;

export const refuse = <const R extends string>(
  reason: R,
  extra: Extra = {},
  options: AnswerOptions = {},
): Refusal<R> => ({
  kind: 'refusal',
  reason,
  extra,
  options,
});
