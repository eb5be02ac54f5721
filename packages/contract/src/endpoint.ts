/**
 * An endpoint is one constant: the server validates and serialises with it, the site's calls and forms are typed by it,
 * OpenAPI is printed from it, and a route without its access declaration cannot be written.
 */
import type { z } from 'zod';

/**
 * Who may call. `public`: anybody from a country that is not restricted. `open`: anybody, restricted countries too.
 * `player`: a full session. `cashier`: a full session or one of cashier scope. `play`: a game session's bearer token.
 * `provider`: a signed call of an outside party. `staff:<permission>`: an operator with that permission.
 */
export type Access = 'open' | 'public' | 'player' | 'cashier' | 'play' | 'provider' | `staff:${string}`;

/** Named rate limits; the server's table has their values. */
export type RateLimit =
  | 'none'
  | 'read'
  | 'write'
  | 'sign-in'
  | 'registration'
  | 'validate'
  | 'mail'
  | 'captcha'
  | 'play'
  | 'chat'
  | 'payment'
  | 'search';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Endpoint {
  /** Unique, camelCase: the name of the constant. */
  readonly name: string;
  readonly method: Method;
  /** The whole path with `:parameters`, from the root of the origin. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly rateLimit: RateLimit;
  /** Operators only: requires a recent step-up. */
  readonly proof?: true;
  /** Operators only: why a successful call writes no entry to the audit log. Every other one writes exactly one. */
  readonly unaudited?: string;
  /** Operators only: its body has a key of its own; repeated under it, the call does nothing and writes no further entry. */
  readonly keyInBody?: true;
  /** The game session may be read from a cache a few seconds old; only if the ledger reads it again before it acts. */
  readonly recentSession?: true;
  /**
   * Its data may be some seconds old, so that a standby of the database may answer; the header `x-state-at` then says of when. Only for
   * what nothing is decided by.
   */
  readonly mayBeOlder?: true;
  /** May also travel on the frame's socket (`games/play-socket`). */
  readonly onSocket?: true;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** `required`, `optional` or absent: whether an `Idempotency-Key` header is read. */
  readonly idempotency?: 'required' | 'optional';
  /** `multipart` bodies are read by the handler. `form` for signed or one-click calls. Default JSON. */
  readonly bodyType?: 'json' | 'multipart' | 'form' | 'raw';
  /** `file`: the answer is a download; its schema is `fileAnswer`. `page`: a document, `pageAnswer`. Default JSON. */
  readonly answerType?: 'json' | 'file' | 'page';
  /** Successful answers by status; refusals are always problems. */
  readonly answers: Readonly<Record<number, z.ZodType | null>>;
}

/** Sent by automatic calls of a back-office page; they do not keep the session alive. */
export const unattendedHeader = 'x-unattended';

/** Preserves the exact types of the schemas. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type Infer<T> = T extends z.ZodType ? z.infer<T> : undefined;
export type ParamsOf<E extends Endpoint> = Infer<E['params']>;
export type QueryOf<E extends Endpoint> = Infer<E['query']>;
export type BodyOf<E extends Endpoint> = Infer<E['body']>;
type Given<T> = T extends z.ZodType ? z.input<T> : undefined;
/** What a caller sends, before defaults and transforms. */
export type ParamsGiven<E extends Endpoint> = Given<E['params']>;
export type QueryGiven<E extends Endpoint> = Given<E['query']>;
export type BodyGiven<E extends Endpoint> = Given<E['body']>;
/** The union of the successful answers' bodies; `undefined` if an answer has none. */
export type AnswerOf<E extends Endpoint> = {
  [S in keyof E['answers']]: E['answers'][S] extends z.ZodType ? z.infer<E['answers'][S]> : undefined;
}[keyof E['answers']];
