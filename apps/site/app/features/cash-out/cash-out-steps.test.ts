import { cashOutStates } from '@carmine/contract/payments/cash-out-states';
import { expect, test } from 'vitest';
import { cashOutTexts } from './texts.ts';
import { cashOutSteps } from './cash-out-steps.ts';

const marks = (status: Parameters<typeof cashOutSteps>[0]['status']) =>
  cashOutSteps({ status }).map(({ mark }) => mark);

test('a cash-out is paid only when the network has confirmed it', () => {
  expect(marks('requested')).toEqual(['done', 'waiting', 'later', 'later']);
  expect(marks('approved')).toEqual(['done', 'done', 'waiting', 'later']);
  expect(marks('submitted')).toEqual(['done', 'done', 'done', 'waiting']);
  expect(marks('paid')).toEqual(['done', 'done', 'done', 'done']);
});

test('a refused withdrawal differs from one that could not be sent', () => {
  expect(marks('rejected')).toEqual(['done', 'failed', 'later', 'later']);
  expect(marks('failed')).toEqual(['done', 'done', 'failed', 'later']);
});

test('the confirmations so far are shown', () => {
  expect(cashOutSteps({ status: 'submitted', confirmations: 2 })[2]?.name).toBe('Sent to the network, 2 confirmations');
});

test('every state of a withdrawal has its sentence, by card and to an address', () => {
  const { fiat, tracker } = cashOutTexts;
  for (const texts of [fiat.texts, tracker.texts]) expect(Object.keys(texts)).toEqual([...cashOutStates]);
});
