/** Compares the days that are over, oldest first; one whose list cannot be read is tried again before the days after it. */
import { daysToCompare, dueMs, lastDayOver } from './due-days.ts';
import type { ReconciliationDeps } from './deps.ts';
import type { Day } from './movement.ts';
import { lastCompared, wasEverUsed } from './progress-store.ts';
import type { DayState } from './report-store.ts';

export interface ReconciledParty {
  readonly code: string;
  compare(day: Day): Promise<DayState>;
}

/** Worker, per party. Returns the number of days compared. */
export const reconcileDue =
  ({ db, clock }: Pick<ReconciliationDeps, 'db' | 'clock'>, { code, compare }: ReconciledParty) =>
  async (): Promise<number> => {
    if (!(await wasEverUsed(db, code))) return 0;
    let done = 0;
    for (const day of daysToCompare(clock.now(), await lastCompared(db, code))) {
      if ((await compare(day)) === 'not_listed') break;
      done += 1;
    }
    return done;
  };

/** Parties whose last day should have been compared by now. */
export const overdue = async (
  { db, clock }: Pick<ReconciliationDeps, 'db' | 'clock'>,
  parties: readonly ReconciledParty[],
): Promise<string[]> => {
  const due = lastDayOver(clock.now(), dueMs);
  const late: string[] = [];
  for (const { code } of parties) {
    const compared = await lastCompared(db, code);
    if ((compared === undefined || compared < due) && (await wasEverUsed(db, code, due))) late.push(code);
  }
  return late;
};
