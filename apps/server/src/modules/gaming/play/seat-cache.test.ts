import { expect, it } from 'vitest';
import { createSeatCache } from './seat-cache.ts';
import type { RealSeat } from '../rounds/seat.ts';

const seat = { mode: 'real', playerId: 7n, ended: false } as unknown as RealSeat;

it('a seat is known for five seconds and asked for again after that', () => {
  let now = 0;
  const seats = createSeatCache(() => now);
  seats.set('token', seat);
  now = 4_999;
  expect(seats.get('token')).toBe(seat);
  expect(seats.get('other token')).toBeUndefined();
  now = 5_000;
  expect(seats.get('token')).toBeUndefined();
});

it('a seat whose session has ended is never remembered', () => {
  const seats = createSeatCache(() => 0);
  seats.set('token', { ...seat, ended: true });
  expect(seats.get('token')).toBeUndefined();
});
