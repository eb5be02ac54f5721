import { expect, test } from 'vitest';
import { createIds } from './ids.ts';

const ids = createIds(Buffer.alloc(32, 7));

test('every id comes back from its text', () => {
  for (const id of [1n, 2n, 255n, 1n << 40n, (1n << 63n) - 1n]) {
    const text = ids.encode('usr', id);
    expect(text).toMatch(/^usr_[0-9a-v]{26}$/);
    expect(ids.decode('usr', text)).toBe(id);
  }
});

test('neighbours look unrelated and the prefix is part of the secret', () => {
  expect(ids.encode('usr', 1n).slice(4, 12)).not.toBe(ids.encode('usr', 2n).slice(4, 12));
  expect(ids.encode('usr', 1n).slice(4)).not.toBe(ids.encode('rnd', 1n).slice(4));
  expect(ids.decode('rnd', `rnd_${ids.encode('usr', 1n).slice(4)}`)).toBeUndefined();
});

test('a changed character, a foreign prefix, another key and rubbish decode to nothing', () => {
  const text = ids.encode('dep', 42n);
  for (let at = 4; at < text.length; at += 1) {
    const changed = text.slice(0, at) + (text[at] === '0' ? '1' : '0') + text.slice(at + 1);
    expect(ids.decode('dep', changed)).toBeUndefined();
  }
  expect(ids.decode('wdr', text)).toBeUndefined();
  expect(createIds(Buffer.alloc(32, 8)).decode('dep', text)).toBeUndefined();
  for (const rubbish of ['', 'dep_', '42', `${text}0`, text.toUpperCase(), 'dep_-1', `dep_${'v'.repeat(26)}`]) {
    expect(ids.decode('dep', rubbish)).toBeUndefined();
  }
});
