/** When it is time to look up: every so many minutes of the sitting, over all games and until it was answered. */
import { useEffect, useState } from 'react';
import { goesOn } from '../play/sitting.ts';
import type { Session } from '../play/state.ts';
import { useSeconds } from './use-seconds.ts';

const minuteMs = 60_000;

/** What an answer is remembered by: the minute the sitting began, shared by every game of this tab. */
const keyOf = (since: number): string => `reality-check ${Math.round(since / minuteMs)}`;

/** The clock of an answer may differ by a second from the one before: a sitting may be known by the minute beside. */
const answeredOf = (since: number): number =>
  Math.max(
    ...[since - minuteMs, since, since + minuteMs].map((near) =>
      Number.parseInt(sessionStorage.getItem(keyOf(near)) ?? '0', 10),
    ),
  );

/** How many pauses are due after so long. */
export const dueAfter = (ms: number, everyMinutes: number | undefined): number =>
  everyMinutes === undefined || everyMinutes === 0 ? 0 : Math.floor(ms / (everyMinutes * minuteMs));

export interface Check {
  /** Whole minutes of the sitting. */
  readonly minutes: number;
  readonly goOn: () => void;
}

type Told = Pick<Session, 'sitting' | 'sittingGapMs' | 'realityCheckMinutes'>;

/** A sitting that has ended for want of a bet is asked for again: another game may have gone on with it. */
const useEnd = (session: Told, now: number, refresh: () => Promise<void>): boolean => {
  const running = goesOn(session, now);
  const over = session.sitting !== undefined && !running;
  useEffect(() => {
    if (over) void refresh();
  }, [over, refresh]);
  return running;
};

/** `undefined` while nothing is due. `refresh` brings the figures up to now before they are shown. */
export const useRealityCheck = (session: Told, refresh: () => Promise<void>): Check | undefined => {
  const { sitting, realityCheckMinutes } = session;
  const now = useSeconds();
  const running = useEnd(session, now, refresh);
  const since = sitting?.since ?? now;
  const due = dueAfter(now - since, realityCheckMinutes);
  const [answered, setAnswered] = useState(() => answeredOf(since));
  const isDue = running && due > answered;
  useEffect(() => {
    if (isDue) void refresh();
  }, [isDue, refresh]);
  if (!isDue) return undefined;
  return {
    minutes: Math.floor((now - since) / minuteMs),
    goOn: () => {
      sessionStorage.setItem(keyOf(since), String(due));
      setAnswered(due);
    },
  };
};
