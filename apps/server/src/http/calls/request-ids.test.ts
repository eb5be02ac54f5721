import { expect, it } from 'vitest';
import { createRequestIds } from './request-ids.ts';

it('no two requests have the same name, over several draws of randomness', () => {
  const nextId = createRequestIds();
  const ids = Array.from({ length: 2_000 }, () => nextId());
  expect(new Set(ids).size).toBe(2_000);
  expect(ids.every((id) => /^[\w-]{16}$/.test(id))).toBe(true);
});
