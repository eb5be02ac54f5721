import { expect, test } from 'vitest';
import type { Problem } from '../problem.ts';
import { word } from './catalogues.ts';
import { word as wordOfFrame } from './of-frame.ts';
import { typeOf } from './word-problem.ts';

const refusal = (part: string | undefined, code: string, fields: object = {}): Problem => ({
  ...{ type: typeOf(part, code), title: 'x', status: 422, code, message: 'As the server said', requestId: 'r' },
  ...fields,
});

test.each([
  ['shared', 'not_found', {}, 'We could not find this.'],
  ['account', 'country_restricted', {}, 'Our services are not available in your country.'],
  [
    'account',
    'email_not_valid',
    { emailStatus: 'DISPOSABLE' },
    'Your email seems to be disposable, Please try another email!',
  ],
  ['payments', 'above_maximum', { maximum: '0.50000000', currency: 'BTC' }, 'The maximum is 0.50000000 BTC.'],
  ['payments', 'verification_required', {}, 'Verify your identity to deposit.'],
  ['cash-outs', 'verification_required', {}, 'Your identification and address has to be verified before cashout'],
  ['play', 'limit_reached', { limit: { kind: 'loss_week' } }, 'This bet would exceed your weekly loss limit.'],
  [
    'play',
    'stake_out_of_range',
    { min: '0.10', max: '1500.00', currency: 'EUR' },
    'The stake of this bet must be between €0.10 and €1,500.00.',
  ],
  ['support', 'account_closed', {}, 'This account has been erased.'],
])('%s, %s: is worded by its part, its code and its fields', (part, code, fields, message) => {
  expect(word(refusal(part, code, fields)).message).toBe(message);
});

test.each([
  ['an answer that is not of our server', { ...refusal(undefined, 'not_found'), type: 'about:blank' }],
  ['a code that a newer server has', refusal('payments', 'moon_in_the_way')],
  ['a part that a newer server has', refusal('moon', 'in_the_way')],
])('%s stays as it was said', (_what, problem) => {
  expect(word(problem)).toEqual(problem);
});

test('the fields of a form are worded as well, by codes of forms or of the refusal', () => {
  const errors = [
    { path: 'city', code: 'length', minimum: 0, maximum: 80, message: 'x' },
    { path: 'country', code: 'unknown_country', message: 'x' },
    { path: 'moon', code: 'in_the_way', message: 'It is full' },
  ];
  expect(word(refusal('account', 'unknown_country', { errors })).errors?.map(({ message }) => message)).toEqual([
    'Must have 0 to 80 characters',
    'Please choose a country from the list.',
    'It is full',
  ]);
});

test('a frame words what it can be refused with', () => {
  expect(wordOfFrame(refusal('play', 'game_unknown')).message).toBe('This game does not exist.');
  expect(wordOfFrame(refusal(undefined, 'internal')).message).toMatch(/^Something went wrong/);
  expect(wordOfFrame(refusal('payments', 'not_held')).message).toBe('As the server said');
});
