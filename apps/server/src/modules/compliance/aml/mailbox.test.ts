import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['ada.lovelace@gmail.com', 'A.da.Love.lace+bonus@googlemail.com'],
  ['ada@mail.example', 'ada+2@MAIL.example'],
])('%s and %s are one mailbox', (one, other) => {
  expect(mailboxOf(one)).toBe(mailboxOf(other));
});

test.each([
  ['ada.lovelace@mail.example', 'adalovelace@mail.example'],
  ['ada@mail.example', 'ada@other.example'],
  ['ada@gmail.com', 'ada@mail.example'],
])('%s and %s are two', (one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other));
});
