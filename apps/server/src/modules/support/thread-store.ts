/** The only SQL of conversations and messages, which stay sealed here. */
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

/** Until the end of the transaction: `for share` keeps owner and seals, `for update` prevents any change. */
export type RowLock = '' | 'for share' | 'for update';

/** The open one, else the one closed last. */
export const findLastThread = async (sql: Sql, asker: Asker, lock: RowLock = ''): Promise<Thread | undefined> => {
  const [column, value] = keyOf(asker);
  const row = await sql.maybe<ThreadRow>(
    `select ${threadColumns} from support_threads where ${column} = $1 and merged_into is null
     order by status = 'open' desc, last_at desc, id desc limit 1 ${lock}`,
    [value],
  );
  return row && threadOf(row);
};

/** Serialises calls per asker until the end of the transaction, because a conversation may be taken over in between. */
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

/** The open conversation, created if there is none; concurrent callers get the same. */
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

/** For a merged conversation, the one it was merged into. */
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

/** Number of messages the asker has written since our last one. */
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
  /** Absent for the asker's messages. */
  readonly operatorId?: OperatorId;
}

/** Also updates the conversation: our message ends the wait, theirs starts it, and both reopen it. */
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

/** Longest waiting first. */
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

/** All messages of a player's conversations, oldest first, for the data export. */
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

/** Retention: conversations without activity for twelve months. */
export const deleteOldThreads = (sql: Sql): Promise<number> =>
  sql.run(`delete from support_threads where last_at < now() - interval '12 months'`);
