/** Which days are to be compared by now. Pure. */
import { dayAfter, dayOf, type Day } from './movement.ts';

const hourMs = 3_600_000;

/** After midnight: what was in transit has arrived by then. */
export const graceMs = 2 * hourMs;
/** After midnight: a day that is not compared by then needs an operator. */
export const dueMs = 8 * hourMs;
/** A house that was closed for longer looks at no more days than these by itself. */
const mostDays = 7;

/** The last day that is over for this long. */
export const lastDayOver = (now: Date, sinceMs: number): Day => dayAfter(dayOf(new Date(now.getTime() - sinceMs)), -1);

/** Oldest first. `compared`: the last day with a report; the first report begins with the last day. */
export const daysToCompare = (now: Date, compared: Day | undefined): Day[] => {
  const last = lastDayOver(now, graceMs);
  const first = compared === undefined ? last : dayAfter(compared);
  const days: Day[] = [];
  for (let day = last; day >= first && days.length < mostDays; day = dayAfter(day, -1)) days.unshift(day);
  return days;
};
