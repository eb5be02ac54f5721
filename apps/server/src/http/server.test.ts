import type { FastifyInstance } from 'fastify';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { beforeEach, expect, test } from 'vitest';
import { own, routeWorld } from '../testing/route-world.ts';
import type { TestHttpContext } from '../testing/test-http-context.ts';

let app: FastifyInstance;
let http: TestHttpContext;
let port: number;

beforeEach(async () => {
  ({ app, http } = routeWorld());
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
  return () => app.close();
});

const closed = (socket: Socket): Promise<unknown> => new Promise((resolve) => socket.once('close', resolve));

/** Documents from a phone with a bad connection: a byte per second. */
const slowUpload = (bytes: number): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST /upload HTTP/1.1\r\nHost: x\r\nOrigin: ${own.origin}\r\nConnection: close\r\n` +
      `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${bytes}\r\n\r\n`,
  );
  const drip = setInterval(() => socket.write('x'), 1000);
  let heard = '';
  socket.on('data', (chunk) => (heard += chunk.toString()));
  return closed(socket).then(() => {
    clearInterval(drip);
    return heard;
  });
};

test('clients that send their headers or bodies drop by drop are cut off, while others and uploads are answered', async () => {
  const uploaded = slowUpload(12);
  const slow = Array.from({ length: 50 }, (_, n) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined).resume();
    if (n % 2 === 0) socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    else
      socket.write(
        'POST /signin HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
      );
    const drip = setInterval(() => socket.write(' '), 500);
    socket.once('close', () => clearInterval(drip));
    return socket;
  });
  const began = performance.now();
  const all = Promise.all(slow.map(closed));
  expect((await fetch(`http://127.0.0.1:${port}/look/1`)).status).toBe(200);
  await all;
  expect(performance.now() - began).toBeLessThan(14_000);
  expect(await uploaded).toContain('{"bytes":12}');
});

test('a line that is no HTTP ends the connection and not the server', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined).resume();
  socket.write('\x16\x03\x01\x02\x00\x01\x00 hello\r\n\r\n');
  await closed(socket);
  expect((await fetch(`http://127.0.0.1:${port}/look/1`)).status).toBe(200);
});

test.each(['TRACE', 'PATCH', 'OPTIONS'])(
  '%s, which no address knows, is answered with 405 and what is known',
  async (method) => {
    const heard = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.once('close', () => resolve(text));
      socket.write(`${method} /look/1 HTTP/1.1\r\nHost: x\r\nX-Secret: mine\r\nConnection: close\r\n\r\n`);
    });
    expect(heard).toMatch(/^HTTP\/1\.1 405 /);
    expect(heard).toMatch(/\r\nallow: GET, HEAD, POST, PUT, DELETE\r\n/i);
    expect(heard).toContain('"code":"method_not_allowed"');
    expect(heard).not.toContain('mine');
  },
);

test('a request is one line of log, without address, query or body', async () => {
  http.logged.length = 0;
  await app.inject({
    method: 'POST',
    url: '/signin?token=secret-7',
    headers: { ...own, cookie: 'session=secret-8' },
    payload: {},
  });
  expect(http.logged).toHaveLength(1);
  const line = JSON.parse(http.logged[0] ?? '{}') as Record<string, unknown>;
  expect(line).toMatchObject({ route: 'signin', method: 'POST', status: 200, client: 'hash', country: 'MT' });
  expect(http.logged[0]).not.toMatch(/secret-|127\.0\.0\.1/);
});

test('a route that is registered past the contract stops the start', () => {
  const { app: other } = routeWorld();
  expect(() => other.get('/back-door', () => 'hello')).toThrow('no endpoint');
});
