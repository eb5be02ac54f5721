import { afterAll, beforeAll, expect, test } from 'vitest';
import { realSettings } from '../testing/real-settings.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ worker: false, env: { ...realSettings, DEPLOYMENT: 'live', RATE_LIMIT_FACTOR: '1' } });
});
afterAll(() => server.close());

test('a live house with real settings alone opens its doors', async () => {
  expect((await server.doors.site.inject('/readyz')).statusCode).toBe(200);
  expect((await server.doors.backOffice.inject('/readyz')).statusCode).toBe(200);
});

test('its pages let no page of the sandbox stand within them', async () => {
  const { headers } = await server.doors.site.inject('/play/');
  expect(headers['content-security-policy']).toBeDefined();
  expect(headers['content-security-policy']).not.toContain(server.outside.url);
});
