import { expect, test } from 'vitest';
import { unreadableCode } from './answers.ts';
import { createIntentKeys, isSettled } from './intent-key.ts';

const refusal = (status: number, code: string) => ({ ok: false, status, problem: { code } }) as const;

test('a retry has the key of its intent; another intent, or the same again after its end, has a new one', () => {
  const keys = createIntentKeys();
  const first = keys.keyOf('CARDS EUR 5000');
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys.keyOf('CARDS EUR 5000')).toBe(first);
  expect(keys.keyOf('CARDS EUR 5001')).not.toBe(first);
  const second = keys.keyOf('CARDS EUR 5000');
  keys.settle();
  expect(keys.keyOf('CARDS EUR 5000')).not.toBe(second);
});

test('an intent ends with an answer of the server, and not with a failure that may have done it', () => {
  expect(isSettled({ ok: true })).toBe(true);
  expect(isSettled(refusal(422, 'below_minimum'))).toBe(true);
  expect(isSettled(refusal(409, 'idempotency_key_reused'))).toBe(true);
  for (const open of [
    undefined,
    refusal(500, 'internal'),
    refusal(503, 'gateway_unavailable'),
    refusal(502, unreadableCode),
    refusal(403, 'step_up_required'),
  ])
    expect(isSettled(open)).toBe(false);
});
