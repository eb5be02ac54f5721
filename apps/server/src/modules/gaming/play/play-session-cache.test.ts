import { expect, it } from 'vitest';
import { createPlaySessionCache } from './play-session-cache.ts';
import type { RealPlaySession } from '../rounds/play-session.ts';

const playSession = { mode: 'real', playerId: 7n, ended: false } as unknown as RealPlaySession;

it('a play session is cached for five seconds', () => {
  let now = 0;
  const playSessions = createPlaySessionCache(() => now);
  playSessions.set('token', playSession);
  now = 4_999;
  expect(playSessions.get('token')).toBe(playSession);
  expect(playSessions.get('other token')).toBeUndefined();
  now = 5_000;
  expect(playSessions.get('token')).toBeUndefined();
});

it('an ended play session is never cached', () => {
  const playSessions = createPlaySessionCache(() => 0);
  playSessions.set('token', { ...playSession, ended: true });
  expect(playSessions.get('token')).toBeUndefined();
});
