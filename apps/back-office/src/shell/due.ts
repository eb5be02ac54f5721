/** Remaining or overdue time, with two units at most. */
import { money } from '../texts/en-money.ts';

const minuteMs = 60_000;

const span = (ms: number): string => {
  const minutes = Math.max(1, Math.round(ms / minuteMs));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
};

export const dueText = (iso: string, now = Date.now()): string => {
  const left = new Date(iso).getTime() - now;
  return left >= 0 ? money.dueIn(span(left)) : money.dueAgo(span(-left));
};

export const isDueWithin = (iso: string, ms: number, now = Date.now()): boolean => new Date(iso).getTime() - now < ms;
