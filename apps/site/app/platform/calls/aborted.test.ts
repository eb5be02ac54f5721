import { expect, test } from 'vitest';
import { expectAbortedNavigations } from './aborted.ts';

/** As the browser raises it; the test's own DOM has no constructor for it. */
const rejected = (reason: unknown): boolean => {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  dispatchEvent(event);
  return event.defaultPrevented;
};

test('a call that was given up is no fault, and every other rejection stays one', () => {
  expectAbortedNavigations();
  expect(rejected(new DOMException('signal is aborted without reason', 'AbortError'))).toBe(true);
  expect(rejected(new DOMException('no', 'NetworkError'))).toBe(false);
  expect(rejected(new TypeError('Failed to fetch'))).toBe(false);
  expect(rejected(undefined)).toBe(false);
});
