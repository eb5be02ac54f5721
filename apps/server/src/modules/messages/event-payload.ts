/** What the events of other modules carry, read and checked. */
import { moneyText, parseCurrencyCode, readAmount } from '@carmine/money';
import type { Job } from '../../platform/jobs/job.ts';
import type { PlayerId } from '../../platform/ids/ids.ts';

/** Throws for an event that lacks it: the job then tells of itself. */
export const textOf = (job: Job, name: string): string => {
  const value = job.payload[name];
  if (typeof value !== 'string') throw new Error(`The event has no ${name}`);
  return value;
};

export const playerOf = (job: Job): PlayerId => BigInt(textOf(job, 'playerId')) as PlayerId;

/** `€20.00`, `0.010000000 ETH`: an amount of the event's currency, written as on the site. */
export const amountOf = (job: Job, name = 'amount'): string => {
  const amount = textOf(job, name);
  const code = textOf(job, 'currency');
  const known = parseCurrencyCode(code);
  return known === undefined ? `${amount} ${code}` : moneyText(readAmount(known, amount));
};

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `24 Nov 2026, 09:10 UTC`: a mail does not know where it is read. */
export const momentText = (at: Date): string => `${moment.format(at)} UTC`;

/** `24 November 2026`. */
export const dayText = (at: Date): string => day.format(at);
