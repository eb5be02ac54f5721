/** Seats of real money that were found a moment ago, so that a bet asks the database once, and the ledger itself. */
import { hash } from 'node:crypto';
import { createLruCache } from '../../../platform/lru-cache.ts';
import type { RealSeat } from '../rounds/seat.ts';

const capacity = 10_000;
/** A session that has ended is seen by the ledger with the very next bet; by everything else asked here after this. */
const lifetimeMs = 5_000;

/** Whose token it is never changes; whether it still counts may. */
export interface SeatCache {
  get(token: string): RealSeat | undefined;
  /** One that has ended is never remembered. */
  set(token: string, seat: RealSeat): void;
}

const keyOf = (token: string): string => hash('sha256', token, 'base64');

export const createSeatCache = (now: () => number = () => performance.now()): SeatCache => {
  const recent = createLruCache<string, { seat: RealSeat; until: number }>(capacity);
  return {
    get: (token) => {
      const known = recent.get(keyOf(token));
      return known !== undefined && now() < known.until ? known.seat : undefined;
    },
    set: (token, seat) => {
      if (!seat.ended) recent.set(keyOf(token), { seat, until: now() + lifetimeMs });
    },
  };
};
