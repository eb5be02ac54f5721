/** The only SQL of conversations taken over at sign-in. */
import type { Sql } from '../../database/database.ts';
import type { PlayerId } from '../../platform/ids/ids.ts';
import type { Thread, ThreadId } from './thread.ts';
import { threadColumns, threadOf, type MessageRow, type ThreadRow } from './thread-store.ts';

/** Locked until the end of the transaction. */
export const listOfVisitor = async (sql: Sql, visitorHash: Buffer): Promise<Thread[]> =>
  (
    await sql.rows<ThreadRow>(
      `select ${threadColumns} from support_threads where visitor_hash = $1 order by id for update`,
      [visitorHash],
    )
  ).map(threadOf);

export const readAllMessages = (sql: Sql, id: ThreadId): Promise<MessageRow[]> =>
  sql.rows<MessageRow>(
    'select id, author, operator_id, body_sealed, at from support_messages where thread_id = $1 order by id',
    [id],
  );

/** Ids and therefore the order are kept. A sender's key that the other conversation contains already is dropped. */
export const replaceMessages = async (
  sql: Sql,
  threadId: ThreadId,
  messages: readonly { readonly id: bigint; readonly bodySealed: Buffer }[],
): Promise<void> => {
  await sql.run(
    `update support_messages said set thread_id = $1, body_sealed = anew.sealed,
       client_key = case when exists (
         select from support_messages other
         where other.thread_id = $1 and other.client_key = said.client_key and other.id <> said.id
       ) then 'moved ' || said.id else said.client_key end
     from unnest($2::bigint[], $3::bytea[]) as anew (id, sealed) where said.id = anew.id`,
    [threadId, messages.map(({ id }) => id), messages.map(({ bodySealed }) => bodySealed)],
  );
};

/** Moves the conversation unchanged. Updates its time, so that open desks reload it. */
export const setPlayer = async (sql: Sql, id: ThreadId, playerId: PlayerId): Promise<void> => {
  await sql.run(
    `update support_threads set player_id = $2, visitor_hash = null,
       last_at = case status when 'open' then now() else last_at end where id = $1`,
    [id, playerId],
  );
};

/** The merged conversation waits since the earlier of the two, and is unread if either was. */
export const mergeThread = async (sql: Sql, from: Thread, into: ThreadId, playerId: PlayerId): Promise<void> => {
  await sql.run(
    `update support_threads set last_at = now(), waiting_since = least(waiting_since, $2),
       operator_id = coalesce(operator_id, $3), page = coalesce($4, page), seen_message = least(seen_message, $5)
     where id = $1`,
    [into, from.waitingSince ?? null, from.operatorId ?? null, from.page ?? null, from.seenMessage],
  );
  await sql.run(
    `update support_threads set player_id = $2, visitor_hash = null, status = 'closed', waiting_since = null, merged_into = $3
     where id = $1`,
    [from.id, playerId, into],
  );
};
