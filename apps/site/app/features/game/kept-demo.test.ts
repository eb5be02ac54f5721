import { beforeEach, expect, test, vi } from 'vitest';
import { keepDemo, keptDemo } from './kept-demo.ts';

/** The launch's answer. The calls capture `fetch` when their module loads. */
const server = vi.hoisted(() => {
  const answer = { status: 200, body: {} as object, asked: [] as (string | undefined)[] };
  vi.stubGlobal('fetch', async (_url: string, init?: { headers?: Record<string, string> }) => {
    answer.asked.push(init?.headers?.['authorization']);
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
  return answer;
});

const url = '/play/?game=dice#session=tok_1';
const session = {
  ...{ mode: 'demo', game: 'dice', currency: 'EUR', balance: '812.50' },
  limits: { initial: '1.00' },
};

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(server, { status: 200, body: session, asked: [] });
});

test('a reload continues the tab’s demo with its token', async () => {
  keepDemo('dice', url);
  expect(await keptDemo('dice')).toBe(url);
  expect(server.asked).toEqual(['Bearer tok_1']);
});

test('each game has a separate demo, and without one no call is made', async () => {
  keepDemo('dice', url);
  expect(await keptDemo('lantern-harbour')).toBeUndefined();
  expect(server.asked).toEqual([]);
});

test('an open hand continues although the play money is used up', async () => {
  keepDemo('dice', url);
  server.body = { ...session, balance: '0.00', openRound: { id: 'rnd_1' } };
  expect(await keptDemo('dice')).toBe(url);
});

test.each([
  ['whose play money is used up', 200, { ...session, balance: '0.99' }],
  ['whose day is over', 401, { code: 'no_session' }],
  ['that is none', 200, { ...session, mode: 'real' }],
])('a demo %s begins anew', async (_which, status, body) => {
  keepDemo('dice', url);
  Object.assign(server, { status, body });
  expect(await keptDemo('dice')).toBeUndefined();
});
