import { expect, test } from 'vitest';
import { readSecretsKeys } from './secrets-key.ts';

const text = (digit: string) => `${digit}123456789abcdef`.repeat(4);
const bytes = (digit: string) => Buffer.from(text(digit), 'hex');

test('a key keeps its number when newer ones come and older ones go; marks are found by the first for ever', () => {
  expect(readSecretsKeys(text('a'), '')).toEqual({
    ok: true,
    keys: [{ keyId: 1, secret: bytes('a') }],
    first: bytes('a'),
  });
  expect(readSecretsKeys(text('c'), ` ${text('b')}, ${text('a')}`)).toEqual({
    ok: true,
    keys: [
      { keyId: 3, secret: bytes('c') },
      { keyId: 2, secret: bytes('b') },
      { keyId: 1, secret: bytes('a') },
    ],
    first: bytes('a'),
  });
  expect(readSecretsKeys(text('c'), `gone,${text('a')}`)).toMatchObject({ keys: [{ keyId: 3 }, { keyId: 1 }] });
});

test('a short key, a duplicate key, and a missing first key are refused in one sentence', () => {
  const message = (current: string, older: string) => {
    const read = readSecretsKeys(current, older);
    return read.ok ? undefined : read.message;
  };
  expect(message('', text('a'))).toMatch(/^SECRETS_KEY is missing/);
  expect(message('short', '')).toMatch(/^SECRETS_KEY is too short/);
  expect(message(text('a'), 'short')).toMatch(/^A key of SECRETS_KEY_OLD is too short/);
  expect(message(text('b'), `${text('a')},gone`)).toMatch(/^A key of SECRETS_KEY_OLD/);
  expect(message(text('a'), text('a'))).toMatch(/use a new key/);
});
