/** The back office has one socket, which only its own pages can open with a signed-in operator. */
import { deskLivePath } from '@carmine/contract/back-office/support';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enrolOperator } from '../../testing/operators.ts';
import { testServer, type TestServer, type Visitor } from '../../testing/test-server.ts';

let server: TestServer;
let support: Visitor;
let port: number;
let origin: string;
beforeAll(async () => {
  server = await testServer({ worker: false });
  support = await enrolOperator(server, 'support');
  const { backOffice } = server.doors;
  if (!backOffice.server.listening) await backOffice.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = backOffice.server.address() as AddressInfo);
  origin = server.platform.config.backOfficeUrl;
});
afterAll(() => server.close());

/** Status of an upgrade: 101 if a socket is open, 0 if the connection is closed. */
const upgrade = (path: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve) => {
    const asked = request({
      ...{ host: '127.0.0.1', port, path },
      headers: {
        ...{ connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' },
        ...{ 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==', cookie: support.cookie(), ...headers },
      },
    });
    asked.on('upgrade', (_reply, socket) => {
      socket.destroy();
      resolve(101);
    });
    asked.on('response', (reply) => {
      reply.resume();
      resolve(reply.statusCode ?? 0);
    });
    asked.on('error', () => resolve(0));
    asked.end();
  });

test('opens at its address', async () => {
  expect(await upgrade(deskLivePath, { origin })).toBe(101);
});

test.each([
  ...['/', '/index.html', '/nothing', '/live', '/players/usr_1', '/livez'],
  ...[`${deskLivePath}/`, `${deskLivePath}/more`, '/back-office/api/v1/me', '/back-office/api/v1/nothing'],
])('opens nowhere else: %s', async (path) => {
  expect(await upgrade(path, { origin })).not.toBe(101);
});

test.each([
  ['none', {}],
  ['a stranger’s', { origin: 'https://evil.example' }],
  ['null', { origin: 'null' }],
  ['one that begins like ours', { origin: 'OURS.evil.example' }],
  ['ours, said by a page of another site', { origin: 'OURS', 'sec-fetch-site': 'cross-site' }],
])('opens for no page of another origin: %s', async (_what, headers) => {
  const named = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replace('OURS', origin)]),
  );
  expect(await upgrade(deskLivePath, named)).not.toBe(101);
});
