import { expect, test } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const secret = Buffer.alloc(32, 1);
const box = createSecretBox([{ keyId: 1, secret }]);
const sealed = box.seal('email', Buffer.from('ann@example.org'), 'players:1');

test('what was sealed opens, and never looks the same twice', () => {
  expect(box.open('email', sealed, 'players:1').toString()).toBe('ann@example.org');
  expect(box.seal('email', Buffer.from('ann@example.org'), 'players:1').equals(sealed)).toBe(false);
});

test('any changed byte is refused', () => {
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(() => box.open('email', changed, 'players:1')).toThrow();
  }
  expect(() => box.open('email', sealed.subarray(0, 20), 'players:1')).toThrow();
});

test('another purpose, place or secret does not open it', () => {
  expect(() => box.open('phone', sealed, 'players:1')).toThrow();
  expect(() => box.open('email', sealed, 'players:2')).toThrow();
  const other = createSecretBox([{ keyId: 1, secret: Buffer.alloc(32, 2) }]);
  expect(() => other.open('email', sealed, 'players:1')).toThrow();
});

test('after a rotation the old key still opens and the new one seals', () => {
  const rotated = createSecretBox([
    { keyId: 2, secret: Buffer.alloc(32, 2) },
    { keyId: 1, secret },
  ]);
  expect(rotated.open('email', sealed, 'players:1').toString()).toBe('ann@example.org');
  expect(rotated.seal('email', Buffer.from('x'), 'players:1').readUInt8(0)).toBe(2);
});
