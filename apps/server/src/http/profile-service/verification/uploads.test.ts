/** Simulates an attacker: many connections that keep their places by sending a byte now and then. */
import { postBillVerification } from '@carmine/contract/verification';
import type { FastifyInstance } from 'fastify';
import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Verification } from '../../../modules/compliance/index.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { session, testHttpContext } from '../../../testing/test-http-context.ts';
import { createServer } from '../../server.ts';
import { verificationRoutes } from './verification.ts';

let app: FastifyInstance;
let port: number;
let folder: string;
const submitted: { playerId: PlayerId; bytes: string }[] = [];
const sockets: Socket[] = [];

const state = async () => ({ status: 'pending' }) as never;
const verification: Pick<Verification, 'state' | 'submit'> = {
  state,
  submit: async ({ playerId, uploads }) => {
    submitted.push({ playerId, bytes: uploads[0]?.bytes.toString() ?? '' });
    return { ok: true } as never;
  },
};

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'uploads-'));
  submitted.length = 0;
  const http = testHttpContext();
  for (let n = 1; n <= 40; n += 1)
    http.sessions.set(`player-${n}`, { ...session('player'), playerId: BigInt(n) as PlayerId });
  app = createServer(http, { trustedProxies: ['127.0.0.1'], hashAddress: () => '' });
  verificationRoutes(app, {
    ...{ http, verification },
    uploads: {
      folder,
      limits: { senders: 30, perNetwork: 4, perSite: 6, givesWayAfterMs: 60_000, lookedAt: 1 },
      leastRate: { bytes: 1_000, windowMs: 1_500 },
    },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const targetOf = (link: string): string => {
  try {
    return readlinkSync(link);
  } catch {
    return '';
  }
};

/** This process's open files in the folder, including unlinked ones on Linux. */
const arriving = (): string[] =>
  (existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd') : [])
    .map((fd) => `/proc/self/fd/${fd}`)
    .filter((link) => targetOf(link).startsWith(folder));

const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="bill.pdf"\r\n\r\n';
const foot = '\r\n--b--\r\n';

/** Starts a request without completing its body; collects the response. */
const begin = (player: number, address: string, length: number, first = head, connection = 'close') => {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.write(
    `POST ${postBillVerification.path} HTTP/1.1\r\nHost: x\r\nOrigin: http://casino.test\r\n` +
      `Cookie: session=player-${player}\r\nX-Forwarded-For: ${address}\r\nConnection: ${connection}\r\n` +
      `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n${first}`,
  );
  let heard = '';
  socket.on('data', (chunk) => (heard += chunk.toString()));
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(heard)));
  return { socket, closed };
};

const send = (player: number, address: string, text = 'a bill') => {
  const { socket, closed } = begin(player, address, head.length + text.length + foot.length);
  socket.write(text + foot);
  return closed;
};

/** Sends too slowly, unless `text` is longer; until it is told to stop. */
const drip = ({ socket }: { socket: Socket }, text = 'x'): (() => void) => {
  const timer = setInterval(() => socket.write(text), 100);
  const stop = () => clearInterval(timer);
  socket.once('close', stop);
  return stop;
};

test('senders who only hold their places block nobody, and are disconnected', async () => {
  const slow = Array.from({ length: 24 }, (_, n) => begin(n + 1, `203.0.113.${Math.floor(n / 4)}`, 5_000_000));
  // Fast enough until they are all there: on a busy machine the first would be disconnected before the last has come.
  const fast = slow.map((one) => drip(one, 'x'.repeat(5_000)));
  // All 24 are being received, many more than can be processed at once.
  if (process.platform === 'linux') await expect.poll(() => arriving().length, { interval: 20 }).toBe(24);
  fast.forEach((stop) => stop());
  slow.forEach((one) => drip(one));
  expect(await send(30, '198.51.100.7')).toContain('HTTP/1.1 201');
  const answers = await Promise.all(slow.map(({ closed }) => closed));
  expect(answers.filter((text) => /HTTP\/1\.1 2/.test(text))).toEqual([]);
  expect(submitted).toEqual([{ playerId: 30n, bytes: 'a bill' }]);
  // Their places are free again.
  expect(await send(1, '203.0.113.0')).toContain('HTTP/1.1 201');
});

test('a refused sender who keeps sending slowly is disconnected too', async () => {
  // One is received, one waits, the third is refused.
  const three = [1, 2, 3].map(() => begin(1, '203.0.113.0', 5_000_000, head, 'keep-alive'));
  for (const one of three) drip(one, 'x'.repeat(1_000));
  expect(await Promise.race(three.map(({ closed }) => closed))).toContain('upload_under_way');
});

test('when every place is taken, a newcomer takes one from the site with most; among equals nobody gives way', async () => {
  const slow = Array.from({ length: 28 }, (_, n) => begin(n + 1, `203.0.113.${Math.floor(n / 4)}`, 5_000_000));
  const single = [begin(29, '198.51.100.1', 5_000_000), begin(30, '198.51.100.2', 5_000_000)];
  for (const one of [...slow, ...single]) drip(one, 'x'.repeat(500));
  if (process.platform === 'linux') await expect.poll(() => arriving().length, { interval: 20 }).toBe(30);
  expect(await send(31, '192.0.2.1')).toContain('HTTP/1.1 201');
  const [first] = await Promise.all(slow.slice(0, 1).map(({ closed }) => closed));
  expect(first).toMatch(/503|^$/);
  expect(submitted).toEqual([{ playerId: 31n, bytes: 'a bill' }]);
});

test('the networks of one IPv6 site share a few places', async () => {
  const slow = Array.from({ length: 6 }, (_, n) => begin(n + 1, `2001:db8:7:${n}::1`, 5_000_000));
  slow.forEach((one) => drip(one));
  await expect.poll(async () => send(20, '2001:db8:7:99::1')).toContain('HTTP/1.1 429');
  expect(await send(21, '2001:db8:8:1::1')).toContain('HTTP/1.1 201');
});

test.each(['file', 'nothing', '__proto__'])(
  'a body that ends in the midst of the field %s is refused, and ends nothing else',
  async (field) => {
    const body = `--b\r\nContent-Disposition: form-data; name="${field}"; filename="a.pdf"\r\n\r\nhalf a bill`;
    const { socket, closed } = begin(1, '203.0.113.9', body.length, '');
    socket.write(body);
    expect(await closed).toMatch(/^HTTP\/1\.1 4(00|22) /);
    expect(await send(2, '203.0.113.9')).toContain('HTTP/1.1 201');
  },
);

test('one address sends a limited number of uploads at once, whichever players they are for', async () => {
  const slow = Array.from({ length: 4 }, (_, n) => begin(n + 1, '203.0.113.9', 5_000_000));
  slow.forEach((one) => drip(one));
  await expect.poll(async () => send(20, '203.0.113.9')).toMatch(/HTTP\/1\.1 429[^]*retry-after: 5/i);
  expect(await send(21, '203.0.113.10')).toContain('HTTP/1.1 201');
});

test('what is arriving lies on the disk without a name and sealed', async () => {
  const { socket } = begin(1, '203.0.113.9', 5_000_000);
  socket.write('a secret on paper '.repeat(20_000));
  if (existsSync('/proc/self/fd')) {
    await expect.poll(() => arriving().map((link) => statSync(link).size > 100_000)).toEqual([true]);
    expect(readFileSync(arriving()[0] ?? '', 'latin1')).not.toContain('a secret on paper');
  }
  expect(readdirSync(folder)).toEqual([]);
});
