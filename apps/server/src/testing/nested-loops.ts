import type { Sql } from '../database/database.ts';

/** For the rest of the transaction: forces plans that run a subquery once per row, as without statistics. */
export const onlyNestedLoops = async (sql: Sql): Promise<void> => {
  for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material'])
    await sql.run(`set local enable_${way} = off`);
};
