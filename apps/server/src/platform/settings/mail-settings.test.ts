import { expect, test } from 'vitest';
import { z } from 'zod';
import { mailEnvironment, mailServerOf } from './mail-settings.ts';

const serverOf = (text?: string) =>
  mailServerOf(z.object(mailEnvironment).parse(text === undefined ? {} : { MAIL_SERVER: text }), 4004);

test('without a setting the sandbox catches the mail', () => {
  expect(serverOf()).toEqual({ host: '127.0.0.1', port: 4004, security: 'none' });
});

test('a server elsewhere is always spoken to encrypted', () => {
  expect(serverOf('smtps://ada:p%40ss@mail.example')).toEqual({
    ...{ host: 'mail.example', port: 465, security: 'tls' },
    login: { user: 'ada', password: 'p@ss' },
  });
  expect(serverOf('smtp://mail.example')).toEqual({ host: 'mail.example', port: 587, security: 'starttls' });
  expect(serverOf('smtp://127.0.0.1:25')).toEqual({ host: '127.0.0.1', port: 25, security: 'none' });
  expect(serverOf('smtps://[::1]:2465')).toEqual({ host: '::1', port: 2465, security: 'tls' });
});

test.each(['mail.example', 'https://mail.example', 'smtp://', 'smtps://ada@mail.example', 'smtp://mail.example/inbox'])(
  '%s is refused, and a password is not repeated',
  (text) => {
    const read = z.object(mailEnvironment).safeParse({ MAIL_SERVER: text.replace('mail.', 'secret.mail.') });
    expect(read.error?.issues[0]?.message).toContain('MAIL_SERVER must look like');
    expect(read.error?.issues[0]?.message).not.toContain('secret');
  },
);
