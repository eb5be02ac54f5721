/** Play sessions of real money that were found a moment ago, so that a bet asks the database once, and the ledger itself. */
import { hash } from 'node:crypto';
import { createLruCache } from '../../../platform/lru-cache.ts';
import type { RealPlaySession } from '../rounds/play-session.ts';

const capacity = 10_000;
/** A session that has ended is seen by the ledger with the very next bet; by everything else asked here after this. */
const lifetimeMs = 5_000;

/** Whose token it is never changes; whether it still counts may. */
export interface PlaySessionCache {
  get(token: string): RealPlaySession | undefined;
  /** One that has ended is never remembered. */
  set(token: string, playSession: RealPlaySession): void;
}

const keyOf = (token: string): string => hash('sha256', token, 'base64');

export const createPlaySessionCache = (now: () => number = () => performance.now()): PlaySessionCache => {
  const recent = createLruCache<string, { playSession: RealPlaySession; until: number }>(capacity);
  return {
    get: (token) => {
      const known = recent.get(keyOf(token));
      return known !== undefined && now() < known.until ? known.playSession : undefined;
    },
    set: (token, playSession) => {
      if (!playSession.ended) recent.set(keyOf(token), { playSession, until: now() + lifetimeMs });
    },
  };
};
