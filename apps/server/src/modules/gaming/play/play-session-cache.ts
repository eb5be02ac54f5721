/** Short-lived cache of play sessions for real money, which saves a query per bet. */
import { hash } from 'node:crypto';
import { createLruCache } from '../../../platform/lru-cache.ts';
import type { RealPlaySession } from '../rounds/play-session.ts';

const capacity = 10_000;
/** The ledger notices an ended session at the next bet; other callers after at most this time. */
const lifetimeMs = 5_000;

/** A token's owner never changes; its validity may. */
export interface PlaySessionCache {
  get(token: string): RealPlaySession | undefined;
  /** Ended sessions are never cached. */
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
