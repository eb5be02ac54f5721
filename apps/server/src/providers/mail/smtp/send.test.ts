import { createServer, type AddressInfo, type Server } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { createSmtp } from './send.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** A minimal mail server; resolves with the received data. */
const catchMail = async (answerToData = '250 taken') => {
  let taken: (data: string) => void = () => undefined;
  const data = new Promise<string>((resolve) => (taken = resolve));
  server = createServer((socket) => {
    let inData = false;
    let text = '';
    socket.write('220 test\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      if (inData) {
        text += chunk.toString();
        if (!text.endsWith('\r\n.\r\n')) return;
        inData = false;
        taken(text);
        socket.write(`${answerToData}\r\n`);
        return;
      }
      const command = chunk.toString().slice(0, 4).toUpperCase();
      inData = command === 'DATA';
      socket.write(inData ? '354 go on\r\n' : '250 fine\r\n');
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, data };
};

const mail = {
  messageId: '<mail-1@carmine.example>',
  from: { name: 'Carmine', address: 'no-reply@carmine.example' },
  to: 'ada@mail.example',
  subject: 'Hello',
  text: 'Text',
  html: '<p>Text</p>',
};

test('a mail arrives with its own id, and marketing with the one-click header', async () => {
  const { port, data } = await catchMail();
  const smtp = createSmtp({ host: '127.0.0.1', port, security: 'none' });
  await smtp.send({ ...mail, unsubscribeUrl: 'https://casino.example/u/1' });
  const text = await data;
  expect(text).toMatch(/^Message-ID: <mail-1@carmine\.example>/m);
  expect(text).toMatch(/^List-Unsubscribe: <https:\/\/casino\.example\/u\/1>/m);
  expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  smtp.close();
});

test('a mail that was not taken is an error, so that it is tried again', async () => {
  const { port } = await catchMail('451 later');
  const smtp = createSmtp({ host: '127.0.0.1', port, security: 'none' });
  await expect(smtp.send(mail)).rejects.toThrow();
  smtp.close();
  server?.close();
  const nobody = createSmtp({ host: '127.0.0.1', port: 9, security: 'none' });
  await expect(nobody.send(mail)).rejects.toThrow();
  nobody.close();
});

/** A real mail server with a self-signed certificate. */
const serve = async (options: SMTPServerOptions) => {
  const names: string[] = [];
  const real = new SMTPServer({
    ...options,
    onAuth: ({ username, password }, _session, done) => {
      names.push(`${username}:${password}`);
      done(null, { user: username });
    },
    onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
  });
  real.on('error', () => undefined);
  server = await new Promise<Server>((resolve) => {
    const listening = real.listen(0, '127.0.0.1', () => resolve(listening));
  });
  return { port: (server.address() as AddressInfo).port, names };
};

test('who needs a name and a password gets them', async () => {
  const { port, names } = await serve({ allowInsecureAuth: true, hideSTARTTLS: true });
  const smtp = createSmtp({ host: '127.0.0.1', port, security: 'none', login: { user: 'ada', password: 'p@ss' } });
  await smtp.send(mail);
  expect(names).toEqual(['ada:p@ss']);
  smtp.close();
});

test.each([
  ['a server that cannot encrypt', 'starttls', { hideSTARTTLS: true, allowInsecureAuth: true }],
  ['a certificate that nobody signed, after STARTTLS', 'starttls', { allowInsecureAuth: true }],
  ['a certificate that nobody signed, from the first byte', 'tls', { secure: true }],
] as const)('%s gets neither the password nor a mail', async (_who, security, options) => {
  const { port, names } = await serve(options);
  const smtp = createSmtp({ host: '127.0.0.1', port, security, login: { user: 'ada', password: 'secret' } });
  await expect(smtp.send(mail)).rejects.toThrow();
  expect(names).toEqual([]);
  smtp.close();
});
