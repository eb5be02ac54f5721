/** When it is time to look up: every so many minutes of the sitting, over all games and until it was answered. */
import { useEffect, useRef, useState } from 'react';
import { goesOn, playedMs } from '../play/sitting.ts';
import type { Session } from '../play/state.ts';
import { useSeconds } from './use-seconds.ts';

const minuteMs = 60_000;

/** The pauses that were answered: kept by the browser, for every game and tab of the sitting. */
const key = 'carmine.reality-check';

const answeredIn = (startedAt: string): number => {
  const [sitting, due] = (localStorage.getItem(key) ?? '').split(' ');
  return sitting === startedAt ? Number.parseInt(due ?? '0', 10) : 0;
};

/** How many pauses are due after so long. */
export const dueAfter = (ms: number, everyMinutes: number | undefined): number =>
  everyMinutes === undefined || everyMinutes === 0 ? 0 : Math.floor(ms / (everyMinutes * minuteMs));

export interface Check {
  /** Whole minutes of play. */
  readonly minutes: number;
  readonly goOn: () => void;
}

type SessionTimes = Pick<Session, 'demoSince' | 'sitting' | 'sittingGapMs' | 'realityCheckMinutes'>;

/** A sitting that has ended for want of a bet is asked for again: another game may have gone on with it. */
const useEnd = (session: SessionTimes, now: number, refresh: () => Promise<void>): boolean => {
  const running = goesOn(session, now);
  const over = session.sitting !== undefined && !running;
  useEffect(() => {
    if (over) void refresh();
  }, [over, refresh]);
  return running;
};

/**
 * `undefined` while nothing is due. A pause comes while the clock goes: never to somebody who only opens a game, and it stays
 * until it is answered or the sitting is over. `refresh` brings the figures up to now before they are shown.
 */
export const useRealityCheck = (session: SessionTimes, refresh: () => Promise<void>): Check | undefined => {
  const { sitting, realityCheckMinutes } = session;
  const now = useSeconds();
  const goes = useEnd(session, now, refresh);
  const played = playedMs(session, now);
  const due = dueAfter(played, realityCheckMinutes);
  const startedAt = sitting?.startedAt;
  const asked = useRef<string>(undefined);
  const [, setAnswered] = useState('');
  const name = startedAt === undefined ? undefined : `${startedAt} ${due}`;
  const isOpen = sitting !== undefined && (now < sitting.runsUntil || asked.current === name);
  const isDue = goes && startedAt !== undefined && isOpen && due > answeredIn(startedAt);
  if (isDue) asked.current = name;
  useEffect(() => {
    if (isDue) void refresh();
  }, [isDue, refresh]);
  if (!isDue || name === undefined) return undefined;
  return {
    minutes: Math.floor(played / minuteMs),
    goOn: () => {
      localStorage.setItem(key, name);
      setAnswered(name);
    },
  };
};
