/** What the events of other modules carry, read and checked. */
import { currency, parseCurrencyCode } from '@carmine/money';
import type { Job } from '../../platform/job.ts';
import type { PlayerId } from '../../platform/ids.ts';

/** Throws for an event that lacks it: the job then tells of itself. */
export const textOf = (job: Job, name: string): string => {
  const value = job.payload[name];
  if (typeof value !== 'string') throw new Error(`The event has no ${name}`);
  return value;
};

export const playerOf = (job: Job): PlayerId => BigInt(textOf(job, 'playerId')) as PlayerId;

/** The code that people know: DOGE for DOG. */
export const shownCode = (code: string): string => {
  const known = parseCurrencyCode(code);
  return known === undefined ? code : currency(known).display;
};
