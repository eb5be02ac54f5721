/** Moments as the player's own clock shows them, in the page's language: every screen writes them through here. */
import { pageLocale } from '@carmine/money';

const formatOf = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(pageLocale, options);
  return (iso: string): string => format.format(new Date(iso));
};

/** `22 Nov 2026, 14:05`. */
export const displayMoment = formatOf({ dateStyle: 'medium', timeStyle: 'short' });

/** `22 Nov 2026`. */
export const displayDate = formatOf({ dateStyle: 'medium' });

/** `14:05`. */
export const displayTime = formatOf({ timeStyle: 'short' });

/** `14:05:09`: of rounds that follow each other within seconds. */
export const displaySecond = formatOf({ timeStyle: 'medium' });

/** `22 Nov` for a calendar day `2026-11-22`, independent of the reader's time zone. */
export const displayDay = formatOf({ day: 'numeric', month: 'short', timeZone: 'UTC' });

/** The same with its year: `22 Nov 2026`. */
export const displayDayOfYear = formatOf({ dateStyle: 'medium', timeZone: 'UTC' });

/** `November 2026`, of such a day. */
export const displayMonth = formatOf({ month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `17 May 1990`, of such a day. */
export const displayBirthDate = formatOf({ dateStyle: 'long', timeZone: 'UTC' });
