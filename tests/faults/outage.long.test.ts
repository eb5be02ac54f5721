/** The database fails and recovers while the whole product runs. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct } from '../../tools/testing/product.mjs';
import type { Product } from '../../tools/testing/product.mjs';
import { createDatabaseProcess, type DatabaseProcess } from './database-process.ts';

let database: DatabaseProcess;
let product: Product;
let stop: () => Promise<void>;
let said: string[];
let calls: [site: Call[], office: Call[]];

interface Call {
  readonly method: string;
  readonly address: string;
}

beforeAll(async () => {
  database = await createDatabaseProcess();
  ({ product, stop, said } = await startProduct({ DATABASE_URL: database.ownerUrl }));
  calls = await Promise.all([callsOf(product.site), callsOf(product.backOffice)]);
});
afterAll(async () => {
  await stop();
  await database.remove();
});

/** Alone everything is answered within 6 s; beside other tests that keep every core busy it takes longer, but ends. */
const hangMs = 30_000;

const pages = ['/', '/game/keno', '/en/help', '/profile', '/live', '/nowhere'];

/** Every call of one API. */
const callsOf = async (origin: string): Promise<Call[]> => {
  const { paths } = (await (await fetch(`${origin}/openapi.json`)).json()) as { paths: Record<string, object> };
  return Object.entries(paths).flatMap(([address, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase(),
      address: address.replaceAll(/\{\w+\}/g, 'x'),
    })),
  );
};

const ask = async (origin: string, { method, address }: Call) => {
  const began = performance.now();
  const reply = await fetch(`${origin}${address}`, {
    method,
    headers: {
      ...{ origin, cookie: 'session=not-a-session-of-anybody; operator=not-an-operator-at-all' },
      ...{ authorization: 'Bearer not-a-play-session', 'idempotency-key': 'outage' },
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(method === 'GET' ? {} : { body: '{}' }),
  });
  const retryAfter = reply.headers.get('retry-after');
  const text = await reply.text();
  return { what: `${method} ${address}`, status: reply.status, retryAfter, text, tookMs: performance.now() - began };
};

/** Every call and page of the site and the back office concurrently. */
const askEverything = async () => {
  const [siteCalls, officeCalls] = calls;
  return Promise.all([
    ...[...siteCalls, ...pages.map((address) => ({ method: 'GET', address }))].map((call) => ask(product.site, call)),
    ...officeCalls.map((call) => ask(product.backOffice, call)),
  ]);
};

const doors = ['/user-service/', '/profile-service/', '/game-service/', '/play/', '/back-office/', ' /profile'];

/** Calls without the database still succeed; all others report the outage, not an internal error. */
const expectUnavailable = (answers: readonly Awaited<ReturnType<typeof ask>>[], away: readonly string[]): void => {
  expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
  const unavailable = answers.filter(({ status }) => status === 503);
  expect(unavailable.filter(({ retryAfter }) => !/^[1-9]\d*$/.test(retryAfter ?? ''))).toEqual([]);
  expect(unavailable.filter(({ text }) => /\bat .*\.(js|ts):\d|ECONN|terminat|timeout/.test(text))).toEqual([]);
  expect(away.filter((part) => !unavailable.some(({ what }) => what.includes(part)))).toEqual([]);
};

/** Alone it takes 1 to 3 s; `npm run drill` and the soak measure how long. */
const expectBack = async (): Promise<void> => {
  const within = { interval: 50, timeout: hangMs };
  await expect.poll(readiness, within).toBe(200);
  await expect.poll(async () => (await ask(product.site, { method: 'GET', address: '/' })).status, within).toBe(200);
};

const workerSaid = (message: string): number => logOf('worker').filter(({ msg }) => msg === message).length;

const readiness = async (): Promise<number> => (await fetch(`${product.site}/readyz`)).status;

/** What a library prints to the console by itself is no JSON. */
const entryOf = (line: string): Record<string, unknown> =>
  line.startsWith('{') ? (JSON.parse(line) as Record<string, unknown>) : { printed: line };

const logOf = (name: string): Record<string, unknown>[] =>
  readFileSync(path.join(product.dataDir, 'logs', `${name}.log`), 'utf8')
    .trim()
    .split('\n')
    .map(entryOf);

test('while the database is away everything answers 503 with a time to come back; it is waited for, and found again without a restart', async () => {
  await database.kill();
  await expect.poll(readiness).toBe(503);
  expectUnavailable(await askEverything(), [...doors, '/ip-service/', ' /game/keno', ' /live']);
  await expect.poll(() => workerSaid('waiting for the database')).toBeGreaterThan(0);
  expect([...logOf('worker'), ...logOf('server')].filter(({ level }) => level === 'fatal')).toEqual([]);
  await database.start();
  await expectBack();
  await expect.poll(() => workerSaid('the database answers again')).toBeGreaterThan(0);
  // No process had to be restarted, and no log has a stack trace.
  expect(said.filter((line) => / ended \(/.test(line))).toEqual([]);
  const stacks = [...logOf('worker'), ...logOf('server')].filter((line) => JSON.stringify(line).includes('"stack"'));
  expect(stacks).toEqual([]);
});

test('a database that takes connections and answers nothing is an outage as well: 503 within seconds, never a hang', async () => {
  const waits = workerSaid('waiting for the database');
  const answered = workerSaid('the database answers again');
  // Established connections are the ones that could hang: new ones fail anyhow.
  await askEverything();
  database.freeze();
  try {
    const answers = await askEverything();
    // Cached answers are still served.
    expectUnavailable(answers, doors);
    expect(answers.filter(({ tookMs }) => tookMs > hangMs).map(({ what, tookMs }) => `${what} ${tookMs}`)).toEqual([]);
    expect(await readiness()).toBe(503);
    await expect.poll(() => workerSaid('waiting for the database')).toBeGreaterThan(waits);
  } finally {
    database.thaw();
  }
  await expectBack();
  await expect.poll(() => workerSaid('the database answers again')).toBeGreaterThan(answered);
  expect([...logOf('worker'), ...logOf('server')].filter(({ level }) => level === 'fatal')).toEqual([]);
});

test('a process that dies during an outage is restarted, waits for the database without dying again, and serves when it is back', async () => {
  const { children } = JSON.parse(readFileSync(path.join(product.dataDir, 'running.json'), 'utf8')) as {
    children: { name: string; pid: number }[];
  };
  await database.kill();
  for (const { name, pid } of children) if (name === 'server' || name === 'worker') process.kill(pid, 'SIGKILL');
  const waits = (name: string) => said.filter((line) => line.startsWith(`${name} waits: The database at`)).length;
  await expect.poll(() => waits('server')).toBe(1);
  await expect.poll(() => waits('worker')).toBe(1);
  await database.start();
  await expect.poll(async () => readiness().catch(() => 0), { interval: 50 }).toBe(200);
  await expect.poll(() => said).toContain('worker runs again');
  expect(said.filter((line) => / ended \(/.test(line))).toHaveLength(2);
  expect(said.join('\n')).not.toMatch(/:[^@\s]*@127/);
});
