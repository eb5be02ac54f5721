/** Owns page views and events of visitors who agreed to them; must never keep one without consent, nor who it was. */
import type { Sql } from '../../database/database.ts';
import { deleteOldEvents, insertEvent, type VisitorEvent } from './event-store.ts';

export type { VisitorEvent } from './event-store.ts';
export { declareAnalyticsJobs } from './jobs.ts';

export interface Analytics {
  /** Keeps the event only when the visitor agreed; tells whether it was kept. */
  record(event: VisitorEvent, consented: boolean): Promise<boolean>;
  /** Retention: forgets what is older than twelve months; the number forgotten. */
  prune(): Promise<number>;
}

export const createAnalytics = ({ sql }: { sql: Sql }): Analytics => ({
  record: async (event, consented) => {
    if (consented) await insertEvent(sql, event);
    return consented;
  },
  prune: () => deleteOldEvents(sql),
});
