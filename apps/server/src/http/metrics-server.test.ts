import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createMetrics } from '../platform/monitoring/metrics.ts';
import { testDatabase } from '../testing/test-database.ts';
import { createMetricsServer } from './metrics-server.ts';

const close: (() => unknown)[] = [];
afterEach(() => {
  for (const end of close.splice(0)) end();
});

const startWith = async (token: string | undefined) => {
  const { app } = await testDatabase();
  const server = createMetricsServer({ metrics: createMetrics('test'), db: app, token });
  close.push(() => server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return async (authorization?: string) => {
    const headers = authorization === undefined ? {} : { authorization };
    const reply = await fetch(`http://127.0.0.1:${port}/metrics`, { headers });
    return { status: reply.status, text: await reply.text() };
  };
};

test('if a token is set, the metrics require it', async () => {
  const ask = await startWith('a-token-of-the-watcher');
  for (const wrong of [undefined, 'Bearer another-token-of-somebody', 'Basic a-token-of-the-watcher', 'Bearer '])
    expect(await ask(wrong)).toEqual({ status: 401, text: '' });
  const shown = await ask('Bearer a-token-of-the-watcher');
  expect(shown.status).toBe(200);
  expect(shown.text).toContain('process_cpu_seconds_total');
});

test('without one this machine is answered', async () => {
  const ask = await startWith(undefined);
  expect((await ask()).status).toBe(200);
});
