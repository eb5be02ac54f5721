/** `fetch` answered by the fake play server, for tests of everything above the network. */
import type { FakePlay } from './fake-play.ts';

export interface SentCall {
  readonly route: string;
  readonly key: string | undefined;
  readonly bearer: string | undefined;
}

export interface Breaks {
  readonly before?: () => void | Promise<void>;
  readonly after?: () => void;
}

/** `breaks` may throw before or after the server has worked: the request lost, or its answer; or it lets one wait. */
export const createFakeFetch = (play: FakePlay, breaks: Breaks = {}) => {
  const sent: SentCall[] = [];
  const fetcher = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const path = input as string;
    const headers = new Headers(init.headers);
    const method = init.method ?? 'GET';
    const key = headers.get('idempotency-key') ?? undefined;
    const betting = method === 'POST' && /^\/play\/v1\/(rounds$|table-bets)/.test(path);
    sent.push({ route: `${method} ${path}`, key, bearer: headers.get('authorization') ?? undefined });
    await Promise.resolve();
    if (betting) await breaks.before?.();
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as object) : {};
    const answer = play.handle(method, path, body, key) ?? { status: 404, body: {} };
    if (betting) breaks.after?.();
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  };
  return { fetcher, sent };
};
