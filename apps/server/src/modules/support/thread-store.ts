/** Conversations and their messages; what is said stays sealed here. */
import type { Sql } from '../../database/database.ts';
import type { OperatorId, PlayerId } from '../../platform/ids/ids.ts';
import { mostShown, type Asker, type MessageId, type Thread, type ThreadId } from './thread.ts';

export interface ThreadRow {
  id: ThreadId;
  player_id: PlayerId | null;
  visitor_hash: Buffer | null;
  skin: string;
  status: 'open' | 'closed';
  waiting_since: Date | null;
  operator_id: OperatorId | null;
  page: string | null;
  seen_message: MessageId;
  last_at: Date;
}

export interface MessageRow {
  id: MessageId;
  author: 'asker' | 'staff';
  operator_id: OperatorId | null;
  body_sealed: Buffer;
  at: Date;
}

export const threadColumns =
  'id, player_id, visitor_hash, skin, status, waiting_since, operator_id, page, seen_message, last_at';
const messageColumns = 'id, author, operator_id, body_sealed, at';

export const threadOf = (row: ThreadRow): Thread => ({
  id: row.id,
  playerId: row.player_id ?? undefined,
  visitorHash: row.visitor_hash ?? undefined,
  skin: row.skin,
  status: row.status,
  waitingSince: row.waiting_since ?? undefined,
  operatorId: row.operator_id ?? undefined,
  page: row.page ?? undefined,
  seenMessage: row.seen_message,
  lastAt: row.last_at,
});

const keyOf = (asker: Asker): readonly [string, unknown] =>
  'playerId' in asker ? ['player_id', asker.playerId] : ['visitor_hash', asker.visitorHash];

/** Until the transaction ends: shared, it keeps its hands and its seals; else nobody else changes it. */
export type RowLock = '' | 'for share' | 'for update';

/** The open one, else the newest that ended. */
export const findLastThread = async (sql: Sql, asker: Asker, lock: RowLock = ''): Promise<Thread | undefined> => {
  const [column, value] = keyOf(asker);
  const row = await sql.maybe<ThreadRow>(
    `select ${threadColumns} from support_threads where ${column} = $1 and merged_into is null
     order by status = 'open' desc, last_at desc, id desc limit 1 ${lock}`,
    [value],
  );
  return row && threadOf(row);
};

/** One at a time for each asker, until the transaction ends: a conversation changes hands between two others' words. */
export const takeTurn = async (sql: Sql, asker: Asker): Promise<void> => {
  const name = 'playerId' in asker ? `player:${asker.playerId}` : `visitor:${asker.visitorHash.toString('hex')}`;
  await sql.run(`select pg_advisory_xact_lock(hashtextextended('support:' || $1, 0))`, [name]);
};

/** Locked until the transaction ends. */
export const findOpenThread = async (sql: Sql, asker: Asker): Promise<Thread | undefined> => {
  const [column, value] = keyOf(asker);
  const row = await sql.maybe<ThreadRow>(
    `select ${threadColumns} from support_threads where ${column} = $1 and status = 'open' for update`,
    [value],
  );
  return row && threadOf(row);
};

/** The open one, made where there is none; of two callers at once both get the same. */
export const openThread = async (sql: Sql, asker: Asker, skin: string): Promise<Thread> => {
  await takeTurn(sql, asker);
  const open = await findOpenThread(sql, asker);
  if (open !== undefined) return open;
  const [column, value] = keyOf(asker);
  return threadOf(
    await sql.one<ThreadRow>(
      `insert into support_threads (${column}, skin) values ($1, $2) returning ${threadColumns}`,
      [value, skin],
    ),
  );
};

/** Of one that went into another, the other. */
export const findThread = async (sql: Sql, id: ThreadId, lock: RowLock = ''): Promise<Thread | undefined> => {
  const row = await sql.maybe<ThreadRow & { merged_into: ThreadId | null }>(
    `select ${threadColumns}, merged_into from support_threads where id = $1 ${lock}`,
    [id],
  );
  if (row === undefined) return undefined;
  return row.merged_into === null ? threadOf(row) : findThread(sql, row.merged_into, lock);
};

export const readMessages = (sql: Sql, id: ThreadId): Promise<MessageRow[]> =>
  sql.rows<MessageRow>(
    `select * from (select ${messageColumns} from support_messages where thread_id = $1 order by id desc limit ${mostShown}) last
     order by id`,
    [id],
  );

export const findByKey = (sql: Sql, id: ThreadId, clientKey: string): Promise<MessageRow | undefined> =>
  sql.maybe<MessageRow>(`select ${messageColumns} from support_messages where thread_id = $1 and client_key = $2`, [
    id,
    clientKey,
  ]);

/** How many the asker has written since our last word. */
export const countUnanswered = async (sql: Sql, id: ThreadId): Promise<number> => {
  const { count } = await sql.one<{ count: bigint }>(
    `select count(*) as count from support_messages where thread_id = $1 and id > coalesce(
       (select max(id) from support_messages where thread_id = $1 and author = 'staff'), 0)`,
    [id],
  );
  return Number(count);
};

export interface NewMessage {
  readonly threadId: ThreadId;
  readonly bodySealed: Buffer;
  readonly clientKey: string;
  /** Absent for the asker's own. */
  readonly operatorId?: OperatorId;
}

/** Also moves the conversation: a word of ours ends the wait, one of theirs begins it, and both open it again. */
export const insertMessage = async (
  sql: Sql,
  { threadId, bodySealed, clientKey, operatorId }: NewMessage,
): Promise<MessageRow> => {
  const message = await sql.one<MessageRow>(
    `insert into support_messages (thread_id, author, operator_id, body_sealed, client_key) values ($1, $2, $3, $4, $5)
     returning ${messageColumns}`,
    [threadId, operatorId === undefined ? 'asker' : 'staff', operatorId ?? null, bodySealed, clientKey],
  );
  await (operatorId === undefined
    ? sql.run(
        'update support_threads set last_at = now(), waiting_since = coalesce(waiting_since, now()) where id = $1',
        [threadId],
      )
    : sql.run(`update support_threads set last_at = now(), waiting_since = null, operator_id = $2 where id = $1`, [
        threadId,
        operatorId,
      ]));
  return message;
};

export const markSeen = async (sql: Sql, id: ThreadId): Promise<void> => {
  await sql.run(
    `update support_threads set seen_message = coalesce((select max(id) from support_messages where thread_id = $1), 0)
     where id = $1`,
    [id],
  );
};

export const setPage = async (sql: Sql, id: ThreadId, page: string): Promise<void> => {
  await sql.run('update support_threads set page = $2 where id = $1', [id, page]);
};

export const setStatus = async (sql: Sql, id: ThreadId, status: 'open' | 'closed'): Promise<void> => {
  await sql.run('update support_threads set status = $2, waiting_since = null where id = $1', [id, status]);
};

export type QueueState = 'waiting' | 'open' | 'closed';

const conditions: Readonly<Record<QueueState, string>> = {
  waiting: `status = 'open' and waiting_since is not null`,
  open: `status = 'open'`,
  closed: `status = 'closed' and merged_into is null`,
};

/** Those that wait longest come first. */
export const listThreads = async (
  sql: Sql,
  { state, offset, size }: { readonly state: QueueState; readonly offset: number; readonly size: number },
): Promise<{ items: Thread[]; total: number }> => {
  const rows = await sql.rows<ThreadRow>(
    `select ${threadColumns} from support_threads where ${conditions[state]}
     order by waiting_since nulls last, last_at desc, id limit $1 offset $2`,
    [size, offset],
  );
  const { count } = await sql.one<{ count: bigint }>(
    `select count(*) as count from support_threads where ${conditions[state]}`,
  );
  return { items: rows.map(threadOf), total: Number(count) };
};

export interface Pulse {
  readonly waiting: number;
  readonly queueAt: Date | undefined;
  readonly threadAt: Date | undefined;
}

export const readPulse = async (sql: Sql, thread: ThreadId | undefined): Promise<Pulse> => {
  const row = await sql.one<{ waiting: bigint; queue_at: Date | null; thread_at: Date | null }>(
    `select count(waiting_since) as waiting, max(last_at) as queue_at,
       (select last_at from support_threads where id = (select coalesce(merged_into, id) from support_threads where id = $1)) as thread_at
     from support_threads where status = 'open'`,
    [thread ?? null],
  );
  return {
    waiting: Number(row.waiting),
    queueAt: row.queue_at ?? undefined,
    threadAt: row.thread_at ?? undefined,
  };
};

/** Every word of every conversation of a player, the oldest first; for who asks for a copy of it all. */
export const everyConversation = async (
  sql: Sql,
  playerId: PlayerId,
): Promise<readonly { readonly thread: Thread; readonly rows: readonly MessageRow[] }[]> => {
  const threads = await sql.rows<ThreadRow>(
    `select ${threadColumns} from support_threads where player_id = $1 order by id`,
    [playerId],
  );
  return Promise.all(
    threads.map(async (row) => ({
      thread: threadOf(row),
      rows: await sql.rows<MessageRow>(
        `select ${messageColumns} from support_messages where thread_id = $1 order by id`,
        [row.id],
      ),
    })),
  );
};

/** Retention: conversations of which nothing was heard for twelve months. */
export const deleteOldThreads = (sql: Sql): Promise<number> =>
  sql.run(`delete from support_threads where last_at < now() - interval '12 months'`);
