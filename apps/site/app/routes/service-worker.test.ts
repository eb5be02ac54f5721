/** Runs the worker's text as browsers get it, with fake globals. */
import type { Skin } from '@carmine/contract/content/skin';
import { runInNewContext } from 'node:vm';
import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { servicesContext } from '../platform/calls/services.ts';
import { loader } from './service-worker.ts';

const skin = { id: 'carmine', brand: { name: 'Carmine' }, theme: { themeColor: '#2b0a12', tokens: {}, artHue: 0 } };

const readWorker = (): Promise<string> => {
  const context = new RouterContextProvider();
  context.set(servicesContext, { skin: skin as unknown as Skin } as never);
  return loader({ context } as never).text();
};

interface Asked {
  readonly url: string;
  readonly method: string;
  readonly mode: string;
  readonly destination: string;
}
type Handle = (event: unknown) => void;

let kept: Map<string, Response>;
let network: ((address: string) => Response) | undefined;

beforeEach(() => {
  kept = new Map();
  network = undefined;
});

const run = async () => {
  const hears: Record<string, Handle> = {};
  const cache = {
    addAll: async (files: readonly string[]) => files.forEach((file) => kept.set(file, new Response(file))),
    put: async ({ url }: Asked, answer: Response) => void kept.set(url, answer),
    keys: async () => [...kept.keys()],
    delete: async (key: string) => kept.delete(key),
  };
  const caches = {
    open: async () => cache,
    match: async ({ url }: Asked) => kept.get(url),
    keys: async () => [],
    delete: async () => true,
  };
  const self = { addEventListener: (name: string, hear: Handle) => (hears[name] = hear), skipWaiting: () => undefined };
  const ask = async ({ url }: Asked) => {
    if (network === undefined) throw new TypeError('Failed to fetch');
    return network(url);
  };
  const location = { origin: 'https://casino.test' };
  runInNewContext(await readWorker(), { self, caches, fetch: ask, location, URL, Response });
  return async (
    path: string,
    { mode = 'cors', destination = '', method = 'GET' } = {},
  ): Promise<Response | undefined> => {
    let answer: Promise<Response> | undefined;
    const request: Asked = { url: location.origin + path, method, mode, destination };
    hears['fetch']?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
    return answer;
  };
};

const page = { mode: 'navigate', destination: 'document' };

test('a page that cannot be had is a page of ours that holds nothing of anybody; what it runs and shows is in its policy', async () => {
  const answer = await (await run())('/wallet/deposit', page);
  const html = (await answer?.text()) ?? '';
  expect(answer?.status).toBe(503);
  expect(html).toContain('<h1>You are offline</h1>');
  expect(html).toContain('Carmine</span>');
  const policy = answer?.headers.get('content-security-policy') ?? '';
  for (const text of [/<style>([^]*?)<\/style>/, /<script>([^]*?)<\/script>/].map(
    (part) => part.exec(html)?.[1] ?? '',
  )) {
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    expect(policy).toContain(`'sha256-${Buffer.from(hash).toString('base64')}'`);
  }
});

test('pages, calls and balances come from the server each time and are never kept; a frame that fails stays a failure', async () => {
  const fetched = await run();
  network = (url) => new Response(url, { headers: { 'cache-control': 'public, max-age=9, immutable' } });
  expect(await (await fetched('/profile', page))?.text()).toBe('https://casino.test/profile');
  expect(await fetched('/profile-service/api/v1/profile/currency')).toBeUndefined();
  expect(await fetched('/profile', { ...page, method: 'POST' })).toBeUndefined();
  expect(kept.size).toBe(0);
  await fetched('/assets/start-1.js');
  expect([...kept.keys()]).toEqual(['https://casino.test/assets/start-1.js']);
  network = undefined;
  expect(await (await fetched('/assets/start-1.js'))?.text()).toBe('https://casino.test/assets/start-1.js');
  expect((await fetched('/play/', { mode: 'navigate', destination: 'iframe' }))?.type).toBe('error');
});
