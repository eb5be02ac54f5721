/** When a reality check is due: at intervals of the sitting, across all games, until answered. */
import { useEffect, useRef, useState } from 'react';
import { goesOn, playedMs } from '../play/sitting.ts';
import type { Session } from '../play/state.ts';
import { useSeconds } from './use-seconds.ts';

const minuteMs = 60_000;

/** Answered checks, stored in the browser for every game and tab of the sitting. */
const key = 'carmine.reality-check';

const answeredIn = (startedAt: string): number => {
  const [sitting, due] = (localStorage.getItem(key) ?? '').split(' ');
  return sitting === startedAt ? Number.parseInt(due ?? '0', 10) : 0;
};

/** How many pauses are due after so long. */
export const dueAfter = (ms: number, everyMinutes: number | undefined): number =>
  everyMinutes === undefined || everyMinutes === 0 ? 0 : Math.floor(ms / (everyMinutes * minuteMs));

export interface Check {
  /** Whole minutes of playing time. */
  readonly minutes: number;
  readonly goOn: () => void;
}

type SessionTimes = Pick<Session, 'demoSince' | 'sitting' | 'sittingGapMs' | 'realityCheckMinutes'>;

/** After the sitting has expired without a bet it is read again, because another game may have continued it. */
const useEnd = (session: SessionTimes, now: number, refresh: () => Promise<void>): boolean => {
  const running = goesOn(session, now);
  const over = session.sitting !== undefined && !running;
  useEffect(() => {
    if (over) void refresh();
  }, [over, refresh]);
  return running;
};

/**
 * `undefined` while none is due. A check appears only while the clock runs, never when somebody only opens a game, and stays until it
 * is answered or the sitting ends. `refresh` updates the values before they are shown.
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
