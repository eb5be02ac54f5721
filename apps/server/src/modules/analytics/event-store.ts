/** The only SQL of events, which contain nothing that identifies a visitor. */
import type { Sql } from '../../database/database.ts';

export interface VisitorEvent {
  readonly name: string;
  readonly properties: Readonly<Record<string, string | number | boolean | null>>;
  /** ISO code, `ZZ` if unknown. */
  readonly country: string;
}

export const insertEvent = async (sql: Sql, { name, properties, country }: VisitorEvent): Promise<void> => {
  await sql.run('insert into analytics_events (name, properties, country) values ($1, $2, $3)', [
    name,
    JSON.stringify(properties),
    country,
  ]);
};

/** Deletes events older than twelve months; returns their number. */
export const deleteOldEvents = async (sql: Sql): Promise<number> =>
  sql.run(`delete from analytics_events where at < now() - interval '12 months'`);
