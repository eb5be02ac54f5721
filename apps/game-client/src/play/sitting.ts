/** The session of play between two answers of the server, which says what it is (`sitting` of the session's answer). */
import type { Session, Sitting } from './state.ts';

/** Whether it has not ended by now for want of a bet. */
export const goesOn = ({ sitting, sittingGapMs }: Pick<Session, 'sitting' | 'sittingGapMs'>, now: number): boolean =>
  sitting !== undefined && now - sitting.lastBetAt < sittingGapMs;

/** After a bet: the sitting goes on, or one begins. */
export const afterBet = (session: Session, now: number): Sitting | undefined => {
  if (session.mode === 'demo') return undefined;
  return session.sitting !== undefined && goesOn(session, now)
    ? { ...session.sitting, lastBetAt: now }
    : { since: now, lastBetAt: now, rounds: 0, staked: 0n, returned: 0n };
};

/** Milliseconds on the session clock; nothing before the first bet. */
export const playedMs = (session: Session, now: number): number => {
  if (session.demoSince !== undefined) return now - session.demoSince;
  return session.sitting !== undefined && goesOn(session, now) ? now - session.sitting.since : 0;
};
