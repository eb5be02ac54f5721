import { expect, test } from 'vitest';
import { coinSteps } from './coin-steps.ts';

const address = { confirmations: 3, currency: 'ETH' } as const;
const marks = (payment: Parameters<typeof coinSteps>[1]) => coinSteps(address, payment).map(({ mark }) => mark);

test('before anything was sent it waits to be seen', () => {
  expect(marks(undefined)).toEqual(['waiting', 'later', 'later']);
  expect(marks({ status: 'created' })).toEqual(['waiting', 'later', 'later']);
});

test('confirmations are counted up to what is needed', () => {
  const seen = coinSteps(address, { status: 'pending', confirmations: 1 });
  expect(seen.map(({ mark }) => mark)).toEqual(['done', 'waiting', 'later']);
  expect(seen[1]?.name).toBe('1 of 3 confirmations');
  expect(coinSteps(address, { status: 'pending', confirmations: 7 })[1]?.name).toBe('3 of 3 confirmations');
});

test('credited means credited, whatever else the payment says', () => {
  const steps = coinSteps(address, { status: 'credited' });
  expect(steps.map(({ mark }) => mark)).toEqual(['done', 'done', 'done']);
  expect(steps[2]?.name).toBe('Credited to your ETH wallet');
});
