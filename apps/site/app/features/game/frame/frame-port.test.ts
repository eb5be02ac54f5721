import { expect, test } from 'vitest';
import { readFrameMessage } from './frame-port.ts';

const frame = {};
const expected = { origin: 'http://site.test', source: frame };
const envelope = { protocol: 'carmine-play', version: 1 };
const received = (data: unknown, origin = 'http://site.test', source: unknown = frame) => ({ data, origin, source });
const close = { ...envelope, type: 'close' };

test('a message of the frame is taken', () => {
  expect(readFrameMessage(received(close), expected)).toEqual(close);
  const open = { ...envelope, type: 'open', what: 'wallets' };
  expect(readFrameMessage(received(open), expected)).toEqual(open);
  const escape = { ...envelope, type: 'escape' };
  expect(readFrameMessage(received(escape), expected)).toEqual(escape);
  const check = { ...envelope, type: 'realityCheck', open: true };
  expect(readFrameMessage(received(check), expected)).toEqual(check);
  const balance = { ...envelope, type: 'balance', currency: 'EUR', balance: '49.00', bonusBalance: '0.00' };
  expect(readFrameMessage(received(balance), expected)).toEqual(balance);
});

test('another origin, even one that begins the same, is not', () => {
  expect(readFrameMessage(received(close, 'http://site.test.evil'), expected)).toBeUndefined();
  expect(readFrameMessage(received(close, 'null'), expected)).toBeUndefined();
});

test('another window is not', () => {
  expect(readFrameMessage(received(close, 'http://site.test', {}), expected)).toBeUndefined();
});

test.each([
  null,
  'close',
  { type: 'close' },
  { ...envelope, version: 2, type: 'close' },
  { ...envelope, type: 'toString' },
  { ...envelope, type: 'balance', currency: 'EUR', balance: 49, bonusBalance: '0.00' },
  { ...envelope, type: 'needFunds', currency: 'ZZZ', stake: '1.00' },
  { ...envelope, type: 'round' },
  { ...envelope, type: 'open', what: 'cashout' },
])('another shape is not: %j', (data) => {
  expect(readFrameMessage(received(data), expected)).toBeUndefined();
});
