/** The only SQL of dead events, which do not match their declaration. */
import type { Sql } from '../../database/database.ts';
import type { Id } from '../ids/ids.ts';

export type EventId = Id<'evt'>;

export interface DeadEvent {
  readonly id: EventId;
  readonly topic: string;
  readonly version: number;
  readonly key: string;
  readonly problem: string;
  readonly publishedAt: Date;
  readonly diedAt: Date;
  readonly discardedAt: Date | null;
}

const columns = `id, topic, version, key, dead_reason as problem, created_at as "publishedAt", dead_at as "diedAt",
  discarded_at as "discardedAt"`;

export const listDeadEvents = async (
  sql: Sql,
  { discarded, offset, size }: { discarded: boolean; offset: number; size: number },
): Promise<{ items: DeadEvent[]; total: number }> => {
  const where = `where dead_at is not null and (discarded_at is not null) = $1`;
  const { total } = await sql.one<{ total: bigint }>(`select count(*) as total from outbox ${where}`, [discarded]);
  const items = await sql.rows<DeadEvent & { [column: string]: unknown }>(
    `select ${columns} from outbox ${where} order by id offset $2 limit $3`,
    [discarded, offset, size],
  );
  return { items, total: Number(total) };
};

export const findDeadEvent = (sql: Sql, id: EventId) =>
  sql.maybe<DeadEvent & { payload: string; [column: string]: unknown }>(
    `select ${columns}, jsonb_pretty(payload) as payload from outbox where id = $1 and dead_at is not null`,
    [id],
  );

const open = 'id = $1 and dead_at is not null and discarded_at is null';

/** Returns the event; undefined if another operator was first. */
export const reviveEvent = (sql: Sql, id: EventId) =>
  sql.maybe<{ topic: string; version: number }>(
    `update outbox set dead_at = null, dead_reason = null where ${open} returning topic, version`,
    [id],
  );

export const discardEvent = (sql: Sql, id: EventId) =>
  sql.maybe<{ topic: string; version: number }>(
    `update outbox set discarded_at = now() where ${open} returning topic, version`,
    [id],
  );
