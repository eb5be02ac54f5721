/** The only SQL of renewals after a lost phone or password, and of who else could approve. */
import type { Sql } from '../../database/database.ts';
import type { OperatorId } from '../../platform/ids/ids.ts';

/** Whether anybody besides these could give a second approval. */
export const hasOverseerBesides = async (sql: Sql, ...operators: readonly OperatorId[]): Promise<boolean> =>
  (
    await sql.one<{ any: boolean }>('select exists (select from overseers() o where o <> all($1::bigint[])) as any', [
      operators,
    ])
  ).any;

/** By one operator, if that is sufficient for the role. */
export const renewOperator = async (
  sql: Sql,
  renewal: {
    id: OperatorId;
    by: OperatorId;
    tokenHash: Buffer;
    lifetimeMs: number;
  },
): Promise<'done' | 'second' | 'alone' | 'gone'> =>
  (
    await sql.one<{ outcome: 'done' | 'second' | 'alone' | 'gone' }>(
      'select renew_operator($1, $2, $3, $4) as outcome',
      [...[renewal.id, renewal.by, renewal.tokenHash, renewal.lifetimeMs]],
    )
  ).outcome;

/** Only as the database's owner: the servers' role has no permission. */
export const resetOperator = (sql: Sql, reset: { id: OperatorId; tokenHash: Buffer; lifetimeMs: number }) =>
  sql.one('select reset_operator($1, $2, $3)', [reset.id, reset.tokenHash, reset.lifetimeMs]);
