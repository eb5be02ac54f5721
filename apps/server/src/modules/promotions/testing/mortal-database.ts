/** A database whose user dies before one of its next statements, or after a commit: what was not committed is gone, and nobody hears the answer. */
import type { Database, Sql } from '../../../database/database.ts';

class Died extends Error {}

export interface MortalDatabase extends Database {
  /** Before this statement from now on; a commit counts as one. */
  dieAt(statement: number): void;
  live(): void;
}

export const mortalDatabase = (db: Database): MortalDatabase => {
  let left = Infinity;
  const step = (): void => {
    left -= 1;
    if (left <= 0) throw new Died('The process died');
  };
  const sqlOf = (sql: Sql): Sql => ({
    rows: async (...given) => (step(), sql.rows(...given)),
    one: async (...given) => (step(), sql.one(...given)),
    maybe: async (...given) => (step(), sql.maybe(...given)),
    run: async (...given) => (step(), sql.run(...given)),
    prepared: async (...given) => (step(), sql.prepared(...given)),
  });
  return {
    ...sqlOf(db),
    transaction: async (work) => {
      const done = await db.transaction((sql) => work(sqlOf(sql)));
      step();
      return done;
    },
    connections: () => db.connections(),
    close: () => db.close(),
    dieAt: (statement) => {
      left = statement;
    },
    live: () => {
      left = Infinity;
    },
  };
};

/** Does it, and again if the process dies: what it had not committed is gone. `true`: it died. */
export type Alive = (work: () => Promise<unknown>) => Promise<boolean>;

/** `death`: the statement before which the process dies, if it has so many. */
export const aliveUntil =
  (mortal: MortalDatabase, death: number | undefined, deaths: { count: number }): Alive =>
  async (work) => {
    if (death === undefined) return work().then(() => false);
    mortal.dieAt(death);
    try {
      await work();
      return false;
    } catch (error) {
      if (!(error instanceof Died)) throw error;
    } finally {
      mortal.live();
    }
    deaths.count += 1;
    await work();
    return true;
  };
