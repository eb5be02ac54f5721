import { createConnection } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../index.ts';

let sandbox: Sandbox;
let at: { url: string; smtpPort: number };
beforeEach(async () => {
  sandbox = createSandbox({ secret: 'the-secret-of-a-mail-test', port: 0, smtpPort: 0 });
  at = await sandbox.listen();
});
afterEach(() => sandbox.close());

/** Speaks SMTP line by line, waiting for each answer. */
const send = (to: string, message: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const lines = [
      'EHLO test',
      'MAIL FROM:<carmine@example.com>',
      `RCPT TO:<${to}>`,
      'DATA',
      `${message}\r\n.`,
      'QUIT',
    ];
    const socket = createConnection(at.smtpPort, '127.0.0.1');
    socket.on('data', (data) => {
      if (/^\d{3}-/.test(data.toString().trim().split('\r\n').at(-1) ?? '')) return;
      const line = lines.shift();
      if (line === undefined) return;
      socket.write(`${line}\r\n`);
    });
    socket.on('close', () => resolve());
    socket.on('error', reject);
  });

const mail = (subject: string, html: string) =>
  `Subject: ${subject}\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}`;

const list = async (to: string) =>
  (await (await fetch(`${at.url}/mail?to=${encodeURIComponent(to)}`)).json()) as Record<string, string>[];

test('a mail is read by its recipient, the newest first, others’ not at all', async () => {
  await send('Ada@example.com', mail('First', '<p>one</p>'));
  await send('Ada@example.com', mail('Second', '<p>two</p>'));
  await send('bob@example.com', mail('Not hers', 'x'));
  const found = await list('ada@example.com');
  expect(found.map(({ subject }) => subject)).toEqual(['Second', 'First']);
  expect(found[0]).toMatchObject({ to: 'Ada@example.com', text: 'two', html: '<p>two</p>\n' });
  expect(Object.keys(found[0] ?? {}).toSorted()).toEqual(['at', 'html', 'id', 'subject', 'text', 'to']);
});

test('a browser gets an inbox whose mails cannot run anything', async () => {
  await send('ada@example.com', mail('<b>Bold</b>', '<script>alert(1)</script><a href="http://x.example/">go</a>'));
  const asPage = { headers: { accept: 'text/html' } };
  const inbox = await (await fetch(`${at.url}/mail`, asPage)).text();
  expect(inbox).toContain('&lt;b&gt;Bold&lt;/b&gt;');
  const [{ id } = { id: '' }] = await list('ada@example.com');
  const page = await fetch(`${at.url}/mail/${id}`, asPage);
  expect(await page.text()).not.toContain('<script>');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('the end does not wait for senders that keep a connection open', async () => {
  const sender = createConnection(at.smtpPort, '127.0.0.1');
  await new Promise((resolve) => sender.once('data', resolve));
  const began = performance.now();
  await sandbox.close();
  expect(performance.now() - began).toBeLessThan(10_000);
});
