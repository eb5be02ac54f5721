/** Simulates an attacker who requests much and reads nothing. */
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLiveHub } from './live/live-hub.ts';
import { registerLive } from './live/live.ts';
import { createServer } from './server.ts';
import { session, testHttpContext } from '../testing/test-http-context.ts';

const config = { outsideContract: 'for this test' };
const piece = Buffer.alloc(64 * 1024, 'x');
const large = Buffer.alloc(64 * 1024 * 1024, 'x');
let app: FastifyInstance;
let port: number;
const hub = createLiveHub();
const sockets: Socket[] = [];

beforeEach(async () => {
  const http = testHttpContext();
  http.sessions.set('ann', session('player'));
  app = createServer(http, {
    ...{ trustedProxies: [], hashAddress: () => '' },
    leastReading: { bytes: 10_000, windowMs: 1_500 },
  });
  app.get('/large', { config }, async () => large);
  app.get('/stream', { config }, async (_request, reply) =>
    reply.send(
      new Readable({
        read() {
          this.push(piece);
        },
      }),
    ),
  );
  app.get('/small', { config }, async () => 'small');
  await registerLive(app, http, hub);
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

const openConnections = () =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));

/** Sends a request and never reads the response. */
const ask = (text: string): Socket => {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.pause();
  socket.write(text);
  return socket;
};
const getting = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

test.each(['/large', '/stream'])('who does not read %s is closed, while others are answered', async (path) => {
  for (let n = 0; n < 10; n += 1) ask(getting(path));
  await expect.poll(openConnections).toBeGreaterThanOrEqual(10);
  expect(await (await fetch(`http://127.0.0.1:${port}/small`)).text()).toBe('small');
  await expect.poll(openConnections).toBeLessThanOrEqual(1);
});

test('who reads slowly but steadily gets it all', async () => {
  const socket = ask(getting('/large'));
  let bytes = 0;
  socket.on('data', (chunk) => {
    bytes += chunk.length;
    // A pause after each chunk: about 4 MB per window.
    if (bytes < 8_000_000) {
      socket.pause();
      setTimeout(() => socket.resume(), 5);
    }
  });
  socket.resume();
  await expect.poll(() => bytes).toBeGreaterThan(large.length);
});

test('a socket of /live that does not read its messages is closed', async () => {
  const key = Buffer.alloc(16, 1).toString('base64');
  ask(
    'GET /live HTTP/1.1\r\nHost: x\r\nOrigin: http://casino.test\r\nCookie: session=ann\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  );
  await expect.poll(() => hub.count()).toBe(1);
  // More than the client's kernel can buffer.
  const data = 'x'.repeat(100_000);
  const flood = setInterval(() => {
    for (let n = 0; n < 20; n += 1) hub.deliver({ p: '3', topic: 'balance', data });
  }, 20);
  await expect.poll(() => hub.count()).toBe(0);
  clearInterval(flood);
});
