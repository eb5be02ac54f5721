import { expect, test } from 'vitest';
import { serverAddress } from './server-address.ts';

test('a server elsewhere is always spoken to encrypted', () => {
  expect(serverAddress.read('smtps://ada:p%40ss@mail.example')).toEqual({
    ...{ host: 'mail.example', port: 465, security: 'tls' },
    login: { user: 'ada', password: 'p@ss' },
  });
  expect(serverAddress.read('smtp://mail.example')).toEqual({ host: 'mail.example', port: 587, security: 'starttls' });
  expect(serverAddress.read('smtp://127.0.0.1:25')).toEqual({ host: '127.0.0.1', port: 25, security: 'none' });
  expect(serverAddress.read('smtps://[::1]:2465')).toEqual({ host: '::1', port: 2465, security: 'tls' });
});

test.each(['mail.example', 'https://mail.example', 'smtp://', 'smtps://ada@mail.example', 'smtp://mail.example/inbox'])(
  '%s is no address of a mail server',
  (text) => expect(serverAddress.read(text)).toBeUndefined(),
);
