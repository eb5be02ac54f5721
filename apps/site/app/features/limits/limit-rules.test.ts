import type { Limits } from '@carmine/contract/account/protection';
import { expect, test } from 'vitest';
import { RefusedResponse } from '../../platform/calls/answers.ts';
import { changesOf, outdoneBy, refusedAt, textsOf, usedPercent, waitingOf } from './limit-rules.ts';

const endsAt = '2026-11-22T00:00:00.000Z';
const none = { limit: null, used: '0.00', endsAt };
const waiting = { id: 'lim_1', limit: null, from: endsAt, until: endsAt };
const limits: Limits = {
  ...{ currency: 'EUR', timeZone: 'UTC', depositLimitFirst: false },
  deposit: { day: { limit: '50.00', used: '12.50', endsAt }, week: { ...none, limit: '120.50' }, month: none },
  loss: { day: none, week: none, month: none },
  stake: { day: { ...none, limit: '5.00', waiting }, week: none, month: none },
};

test('only changes are requested, and an empty field removes the limit', () => {
  const held = textsOf(limits, 'deposit');
  expect(held).toEqual({ day: '50', week: '120.50', month: '' });
  expect(changesOf(limits.deposit, held)).toEqual({});
  expect(changesOf(limits.deposit, { day: '', week: '120,5 €', month: '€ 400' })).toEqual({
    day: null,
    month: '400.00',
  });
});

test('what is no amount is not sent', () => {
  for (const day of ['ten', '-5', '1.234', '1e3'])
    expect(changesOf(limits.deposit, { day, week: '', month: '' })).toBeUndefined();
});

test('a bar is never fuller than full, and a gain leaves a loss limit untouched', () => {
  expect(usedPercent({ limit: '50.00', used: '12.50' })).toBe(25);
  expect(usedPercent({ limit: '50.00', used: '75.00' })).toBe(100);
  expect(usedPercent({ limit: '50.00', used: '-20.00' })).toBe(0);
  expect(usedPercent({ limit: '0.00', used: '0.00' })).toBe(0);
  expect(usedPercent({ limit: '0.00', used: '1.00' })).toBe(100);
  expect(usedPercent({ limit: null, used: '1.00' })).toBeUndefined();
});

test('wishes that wait are found wherever they are', () => {
  expect(waitingOf(limits)).toEqual([{ kind: 'stake', span: 'day', request: waiting }]);
});

test('a limit that a longer one makes pointless is found', () => {
  expect(outdoneBy({ day: '50', week: '20', month: '' })).toEqual({ day: 'week' });
  expect(outdoneBy({ day: '50', week: '', month: '40' })).toEqual({ day: 'month' });
  expect(outdoneBy({ day: '50', week: '60', month: '55.50' })).toEqual({ week: 'month' });
  for (const good of [
    { day: '20', week: '20', month: '' },
    { day: '', week: '20', month: '10x' },
  ])
    expect(outdoneBy(good)).toEqual({});
});

test('a refusal is shown at the amount that it names, or once below them', () => {
  const refused = (errors?: { path: string; code: string; message: string }[]) =>
    new RefusedResponse(422, {
      ...{ type: 'about:blank', title: 'x', status: 422, code: 'amount_too_large', requestId: 'r' },
      message: 'This amount is too large.',
      ...(errors && { errors }),
    });
  const named = refused([{ path: 'deposit.week', code: 'amount_too_large', message: 'Not an amount' }]);
  expect(refusedAt('deposit', named, 'No')).toEqual({ fields: { week: 'This amount is too large.' } });
  expect(refusedAt('deposit', refused(), 'No')).toEqual({ fields: {}, whole: 'This amount is too large.' });
  expect(refusedAt('deposit', new TypeError('Failed to fetch'), 'No')).toEqual({ fields: {}, whole: 'No' });
  expect(refusedAt('deposit', null, 'No')).toEqual({ fields: {} });
});
