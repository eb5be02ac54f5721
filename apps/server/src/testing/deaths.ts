/** A process that dies in the middle of its work, as far as the database and the outside world can tell. */
import type { QueryResultRow } from 'pg';
import type { Database, Sql } from '../database/database.ts';

export class Died extends Error {}

export const die = (): never => {
  throw new Died('the process dies here');
};

const dying = (sql: Sql, part: string): Pick<Sql, 'run' | 'one'> => ({
  run: async (text, values) => (text.includes(part) ? die() : sql.run(text, values)),
  one: async <T extends QueryResultRow>(text: string, values?: readonly unknown[]) =>
    text.includes(part) ? die() : sql.one<T>(text, values),
});

/** Dies at the first statement that has this in it: its transaction never commits. */
export const dyingDatabase = (db: Database, part: string): Database => ({
  ...db,
  ...dying(db, part),
  transaction: (work) => db.transaction((sql) => work({ ...sql, ...dying(sql, part) })),
});
