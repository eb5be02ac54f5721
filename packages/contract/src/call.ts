/** A typed call of an endpoint: the same shape in the browser (over HTTP) and in the server-rendered site (in process). */
import type { AnswerOf, BodyGiven, Endpoint, ParamsGiven, QueryGiven } from './endpoint.ts';
import type { Problem } from './problem.ts';

/** Optional if nothing in it is required. */
type Optional<K extends string, T> = undefined extends T
  ? { [P in K]?: T }
  : Partial<T> extends T
    ? { [P in K]?: T }
    : { [P in K]: T };

export type CallInput<E extends Endpoint> = Optional<'params', ParamsGiven<E>> &
  Optional<'query', QueryGiven<E>> &
  Optional<'body', BodyGiven<E>> & { idempotencyKey?: string; bearer?: string; signal?: AbortSignal };

export type CallResult<E extends Endpoint> =
  | { readonly ok: true; readonly status: number; readonly data: AnswerOf<E> }
  | { readonly ok: false; readonly status: number; readonly problem: Problem };

/** Throws only if there was no answer (network down, server gone) or it did not come from this service. */
export type Call = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<CallResult<E>>;

/** Puts parameters and query into the endpoint's path. */
export const addressOf = (endpoint: Endpoint, input: { params?: unknown; query?: unknown }): string => {
  const params = (input.params ?? {}) as Record<string, string | number>;
  const path = endpoint.path.replace(/:([A-Za-z]+)/g, (_match, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const query = new URLSearchParams();
  type Plain = string | number | boolean | null | undefined;
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, Plain>)) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  const search = query.toString();
  return search === '' ? path : `${path}?${search}`;
};

/**
 * Where a call goes, without the schemas that its endpoint brings: for a page that sends and trusts its own server. The compiler
 * holds both to the endpoint: `routeOf<typeof getPlaySession>('GET', '/play/v1/session')`.
 */
export const routeOf = <E extends Endpoint>(method: E['method'], path: E['path']): E => ({ method, path }) as E;

/** The answer did not come from this service: a proxy's page, an empty error. The result of the call is unknown. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
  readonly status: number;
  readonly statusText: string;

  constructor({ status, statusText }: Pick<Response, 'status' | 'statusText'>) {
    super(`Unreadable answer, status ${status}`);
    this.status = status;
    this.statusText = statusText;
  }
}

const readJson = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return null;
  }
};

const isProblem = (data: unknown): data is Problem =>
  typeof data === 'object' && data !== null && typeof (data as Partial<Problem>).code === 'string';

/** Calls over HTTP with the browser's own fetch and cookies. */
export const createHttpCall =
  (fetcher: typeof fetch = fetch, origin = ''): Call =>
  async (endpoint, input) => {
    const headers: Record<string, string> = { accept: 'application/json' };
    if (input.body !== undefined) headers['content-type'] = 'application/json';
    if (input.idempotencyKey !== undefined) headers['idempotency-key'] = input.idempotencyKey;
    if (input.bearer !== undefined) headers['authorization'] = `Bearer ${input.bearer}`;
    const response = await fetcher(origin + addressOf(endpoint, input), {
      method: endpoint.method,
      headers,
      credentials: 'same-origin',
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      ...(input.signal === undefined ? {} : { signal: input.signal }),
    });
    const text = await response.text();
    const data = readJson(text);
    if (response.ok && (data !== null || text === 'null')) {
      return { ok: true, status: response.status, data: data as never };
    }
    if (!response.ok && isProblem(data)) return { ok: false, status: response.status, problem: data };
    throw new UnreadableAnswer(response);
  };
