/** Simulates a process that crashes during its work, as seen by database and outside world. */
import type { QueryResultRow } from 'pg';
import type { Database, Sql } from '../database/database.ts';

export class Died extends Error {}

export const die = (): never => {
  throw new Died('the process dies here');
};

const dying = (sql: Sql, part: string, dies: () => never): Pick<Sql, 'run' | 'one'> => ({
  run: async (text, values) => (text.includes(part) ? dies() : sql.run(text, values)),
  one: async <T extends QueryResultRow>(text: string, values?: readonly unknown[]) =>
    text.includes(part) ? dies() : sql.one<T>(text, values),
});

/** Crashes at the first statement that contains `part`, so that its transaction never commits. */
export const dyingDatabase = (db: Database, part: string, dies: () => never = die): Database => ({
  ...db,
  ...dying(db, part, dies),
  transaction: (work) => db.transaction((sql) => work({ ...sql, ...dying(sql, part, dies) })),
});
