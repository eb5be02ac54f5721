import { createHash, createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSandbox, partyKey, type Sandbox, type SandboxSettings } from '../index.ts';

const secret = 'the-secret-of-a-sandbox-test';
const running: Sandbox[] = [];
/** The shop's side: what it heard, and what it answers next. */
const shop = { url: '', heard: [] as { signature: string; body: string }[], answers: [] as number[] };
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += String(chunk)));
  request.on('end', () => {
    shop.heard.push({ signature: String(request.headers['kluwp-signature']), body });
    response.writeHead(shop.answers.shift() ?? 200).end();
  });
});

const start = async (settings: Partial<SandboxSettings> = {}): Promise<string> => {
  const sandbox = createSandbox({ secret, port: 0, smtpPort: 0, lateMs: 3_000, retryMs: [40, 40, 40], ...settings });
  running.push(sandbox);
  return (await sandbox.listen()).url;
};

beforeEach(async () => {
  shop.heard = [];
  shop.answers = [];
  if (!server.listening) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  shop.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((sandbox) => sandbox.close()));
  return new Promise((resolve) => server.close(resolve));
});

interface Shown {
  id: string;
  state: string;
  checkout_url: string;
  charged: { amount: string } | null;
}

const call = async (
  url: string,
  method: string,
  path: string,
  body?: object,
  key = partyKey(secret, 'kluwp', 'api'),
) => {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const raw = body === undefined ? '' : JSON.stringify(body);
  const signed = [method, path, timestamp, createHash('sha256').update(raw).digest('hex')].join('\n');
  const response = await fetch(url + path, {
    method,
    headers: {
      'kluwp-timestamp': timestamp,
      'kluwp-signature': createHmac('sha256', key).update(signed).digest('hex'),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: raw }),
  });
  return { status: response.status, body: (await response.json()) as Shown };
};

const order = (reference: string, amount = '50.00') => ({
  merchant_reference: reference,
  amount,
  currency: 'EUR',
  customer: { reference: 'usr_1', name: 'Ada <Lovelace>', country: 'MT' },
  description: 'Deposit',
  return_url: `${shop.url}/back?deposit=dep_1`,
  notification_url: `${shop.url}/notify`,
  expires_in_seconds: 3600,
});

const act = (page: string, outcome: string) =>
  fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ outcome }) });

const stateOf = async (url: string, id: string) => (await call(url, 'GET', `/kluwp/v1/payments/${id}`)).body.state;

test('nobody without the merchant’s key can create, ask or list', async () => {
  const url = await start();
  expect((await call(url, 'POST', '/kluwp/v1/payments', order('a'), 'another key')).status).toBe(401);
  expect((await fetch(`${url}/kluwp/v1/payments?merchant_reference=a`)).status).toBe(401);
});

test('the page shows the sum, a card form and every outcome, with nothing of the customer’s run as markup', async () => {
  const url = await start();
  const { body } = await call(url, 'POST', '/kluwp/v1/payments', order('a'));
  const page = await (await fetch(body.checkout_url)).text();
  expect(page).toContain('50.00 EUR');
  expect(page).toContain('Test environment');
  expect(page).toContain('Ada &lt;Lovelace&gt;');
  for (const outcome of [
    'approve',
    'approve-twice',
    'approve-late',
    'decline',
    'expire',
    'wrong-amount',
    'bad-signature',
  ])
    expect(page).toContain(`value="${outcome}"`);
});

test('an outcome is known at the API and told to the shop before the player is sent back', async () => {
  const url = await start();
  const { body } = await call(url, 'POST', '/kluwp/v1/payments', order('a'));
  const back = await act(body.checkout_url, 'approve');
  expect(back.status).toBe(303);
  expect(back.headers.get('location')).toBe(`${shop.url}/back?deposit=dep_1`);
  expect(await stateOf(url, body.id)).toBe('paid');
  expect(JSON.parse(shop.heard[0]?.body ?? '{}')).toMatchObject({
    type: 'payment.paid',
    payment: { id: body.id, merchant_reference: 'a', amount: '50.00', currency: 'EUR', customer_reference: 'usr_1' },
  });
});

test('a payment ends once: a second button changes nothing and still leads back', async () => {
  const url = await start();
  const { body } = await call(url, 'POST', '/kluwp/v1/payments', order('a'));
  await act(body.checkout_url, 'decline');
  expect((await act(body.checkout_url, 'approve')).status).toBe(303);
  expect(await stateOf(url, body.id)).toBe('declined');
  expect((await act(body.checkout_url, 'free-money')).status).toBe(400);
});

test('a notification is sent again until the shop takes it, each time signed anew', async () => {
  const url = await start();
  shop.answers = [500, 503];
  const { body } = await call(url, 'POST', '/kluwp/v1/payments', order('a'));
  await act(body.checkout_url, 'approve');
  await expect.poll(() => shop.heard).toHaveLength(3);
  expect(new Set(shop.heard.map((one) => one.body)).size).toBe(1);
  for (const { signature, body: raw } of shop.heard) {
    const [, seconds = '', given = ''] = /^t=(\d+),v1=(\w+)$/.exec(signature) ?? [];
    const key = partyKey(secret, 'kluwp', 'webhook');
    expect(given).toBe(createHmac('sha256', key).update(`${seconds}.${raw}`).digest('hex'));
  }
});

test('approve-late expires at once and is paid a little later', async () => {
  const url = await start();
  const { body } = await call(url, 'POST', '/kluwp/v1/payments', order('a'));
  await act(body.checkout_url, 'approve-late');
  expect(await stateOf(url, body.id)).toBe('expired');
  await expect.poll(() => stateOf(url, body.id)).toBe('paid');
  await expect
    .poll(() => shop.heard.map((one) => JSON.parse(one.body).type))
    .toEqual(['payment.expired', 'payment.paid']);
});

test('a restart forgets neither a payment nor a notification under way', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  shop.answers = [500];
  const url = await start({ folder, retryMs: [400] });
  const { body } = await call(url, 'POST', '/kluwp/v1/payments', order('a'));
  await act(body.checkout_url, 'approve');
  await running.pop()?.close();
  const again = await start({ folder });
  expect(await stateOf(again, body.id)).toBe('paid');
  await expect.poll(() => shop.heard).toHaveLength(2);
});
