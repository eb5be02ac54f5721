/** Events in the database, without anything that names a visitor. */
import type { Sql } from '../../database/database.ts';

export interface VisitorEvent {
  readonly name: string;
  readonly properties: Readonly<Record<string, string | number | boolean | null>>;
  /** ISO code, `ZZ` for unknown. */
  readonly country: string;
}

export const insertEvent = async (sql: Sql, { name, properties, country }: VisitorEvent): Promise<void> => {
  await sql.run('insert into analytics_events (name, properties, country) values ($1, $2, $3)', [
    name,
    JSON.stringify(properties),
    country,
  ]);
};

/** How many were older than twelve months. */
export const deleteOldEvents = async (sql: Sql): Promise<number> =>
  sql.run(`delete from analytics_events where at < now() - interval '12 months'`);
