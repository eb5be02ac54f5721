import type { Sql } from '../database/database.ts';

/** For the rest of the transaction: the plan that runs a subquery again for every row, as where a table was never analysed. */
export const onlyNestedLoops = async (sql: Sql): Promise<void> => {
  for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material'])
    await sql.run(`set local enable_${way} = off`);
};
