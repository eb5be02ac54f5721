/** Owns page views and events of visitors who consented. Must never store one without consent, or anything that identifies a visitor. */
import type { Sql } from '../../database/database.ts';
import { deleteOldEvents, insertEvent, type VisitorEvent } from './event-store.ts';

export type { VisitorEvent } from './event-store.ts';
export { declareAnalyticsJobs } from './jobs.ts';

export interface Analytics {
  /** Stores the event only with consent; returns whether it was stored. */
  record(event: VisitorEvent, consented: boolean): Promise<boolean>;
  /** Retention: deletes events older than twelve months; returns their number. */
  prune(): Promise<number>;
}

export const createAnalytics = ({ sql }: { sql: Sql }): Analytics => ({
  record: async (event, consented) => {
    if (consented) await insertEvent(sql, event);
    return consented;
  },
  prune: () => deleteOldEvents(sql),
});
