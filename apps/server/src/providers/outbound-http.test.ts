import { afterEach, expect, test } from 'vitest';
import { listen, type Listener } from '../testing/http-listener.ts';
import { createOutboundHttp } from './outbound-http.ts';
import { isPrivateAddress } from './private-address.ts';

let listener: Listener | undefined;
afterEach(async () => {
  await listener?.close();
  listener = undefined;
});

const get = (path = '/') => ({ method: 'GET', path }) as const;

test('an address inside our own network is refused, by number and by name, before anything is sent', async () => {
  let called = 0;
  listener = await listen((_request, response) => {
    called += 1;
    response.end('secret');
  });
  const port = new URL(listener.origin).port;
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0x7f000001', '2130706433']) {
    const answer = await createOutboundHttp({ origin: `http://${host}:${port}`, timeoutMs: 2_000 }).send(get());
    expect(answer).toEqual({ ok: false, reason: 'private_address' });
  }
  expect(called).toBe(0);
});

test('private networks are known in every notation, public ones are let through', () => {
  const ours = [
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
    '::ffff:a00:1',
    'no address',
  ];
  const theirs = ['93.184.216.34', '172.32.0.1', '2606:4700::1111'];
  expect(ours.filter((address) => !isPrivateAddress(address))).toEqual([]);
  expect(theirs.filter(isPrivateAddress)).toEqual([]);
});

test('a redirect is not followed', async () => {
  const seen: string[] = [];
  listener = await listen((request, response) => {
    seen.push(request.url ?? '');
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  const http = createOutboundHttp({ origin: listener.origin, allowPrivate: true });
  expect(await http.send(get('/here'))).toEqual({ ok: false, reason: 'redirected' });
  expect(seen).toEqual(['/here']);
});

test('an answer is read up to its limit and not further', async () => {
  listener = await listen((_request, response) => void response.end('x'.repeat(2_000)));
  const http = createOutboundHttp({ origin: listener.origin, allowPrivate: true, limitBytes: 1_000 });
  expect(await http.send(get())).toEqual({ ok: false, reason: 'too_large' });
});

test('an answer that dribbles is cut off by the time for the whole of it', async () => {
  listener = await listen((_request, response) => {
    const dribble = setInterval(() => response.write('x'), 50);
    response.on('close', () => clearInterval(dribble));
  });
  const http = createOutboundHttp({ origin: listener.origin, allowPrivate: true, timeoutMs: 300 });
  expect(await http.send(get())).toEqual({ ok: false, reason: 'timeout' });
});

test('a path cannot leave the allowed origin', async () => {
  const http = createOutboundHttp({ origin: 'http://127.0.0.1:1', allowPrivate: true });
  await expect(http.send(get('//evil.example/'))).rejects.toThrow();
  await expect(http.send(get('http://evil.example/'))).rejects.toThrow();
});
