import type * as argon2 from '@node-rs/argon2';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

// Test files share modules: these are reloaded with spies, and restored afterwards.
vi.resetModules();
vi.doMock('@node-rs/argon2', async (load) => {
  const real = await load<typeof argon2>();
  return { ...real, verify: vi.fn(real.verify) };
});
const { hashPassword, verifyPassword } = await import('./password-hash.ts');
const verify = vi.mocked((await import('@node-rs/argon2')).verify);
beforeEach(() => void verify.mockClear());
afterAll(() => {
  vi.doUnmock('@node-rs/argon2');
  vi.resetModules();
});

test('an account that does not exist costs the same verification as one that does, and is never let in', async () => {
  const stored = await hashPassword('tall copper lanterns');
  expect(await verifyPassword(stored, 'wrong')).toBe(false);
  expect(await verifyPassword(undefined, 'wrong')).toBe(false);
  expect(await verifyPassword(undefined, 'nobody has this password')).toBe(false);
  expect(verify).toHaveBeenCalledTimes(3);
  // The cost parameters in a hash: type, memory, passes and lanes.
  const priceOf = (call: number) => String(verify.mock.calls[call]?.[0]).split('$').slice(1, 4).join('$');
  expect(priceOf(1)).toBe(priceOf(0));
  expect(priceOf(0)).toMatch(/^argon2id\$v=19\$m=19456,t=2,p=1$/);
});

test('one password typed on two keyboards is one password', async () => {
  expect(await verifyPassword(await hashPassword('caf\u00e9 au lait'), 'cafe\u0301 au lait')).toBe(true);
});
