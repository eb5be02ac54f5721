/** Use cases of the asker: write, read, mark as seen. */
import { openWords, sealWords } from './seal-words.ts';
import type { SupportDeps } from './deps.ts';
import { pushToDesk } from './push-hints.ts';
import { mostUnanswered, type Asker, type Message, type Thread } from './thread.ts';
import {
  countUnanswered,
  findByKey,
  findLastThread,
  insertMessage,
  markSeen,
  openThread,
  readMessages,
  setPage,
} from './thread-store.ts';

export interface NewWords {
  readonly asker: Asker;
  readonly text: string;
  /** Idempotency key of this message: a repetition gets the first answer. */
  readonly clientKey: string;
  readonly skin: string;
}

type Written =
  | { readonly ok: true; readonly message: Message }
  | { readonly ok: false; readonly reason: 'too_many_messages' | 'account_closed' };

export const writeMessage =
  (deps: SupportDeps) =>
  async ({ asker, text, clientKey, skin }: NewWords): Promise<Written> => {
    const written = await deps.db.transaction(async (sql): Promise<Written> => {
      const thread = await openThread(sql, asker, skin);
      const known = await findByKey(sql, thread.id, clientKey);
      if (known === undefined && (await countUnanswered(sql, thread.id)) >= mostUnanswered) {
        return { ok: false, reason: 'too_many_messages' };
      }
      const [bodySealed] = (await sealWords(deps, sql, thread, [text])) ?? [];
      if (bodySealed === undefined) return { ok: false, reason: 'account_closed' };
      const row = known ?? (await insertMessage(sql, { threadId: thread.id, bodySealed, clientKey }));
      const [message] = await openWords(deps, thread, [row], sql);
      return message === undefined ? { ok: false, reason: 'account_closed' } : { ok: true, message };
    });
    if (written.ok) pushToDesk(deps);
    return written;
  };

export interface Conversation {
  readonly thread: Thread;
  readonly messages: readonly Message[];
}

export const readConversation =
  (deps: SupportDeps) =>
  async (asker: Asker): Promise<Conversation | undefined> => {
    const read = await deps.db.transaction(async (sql) => {
      const thread = await findLastThread(sql, asker, 'for share');
      return thread && { thread, rows: await readMessages(sql, thread.id) };
    });
    return read && { thread: read.thread, messages: await openWords(deps, read.thread, read.rows) };
  };

export const seeConversation =
  ({ db }: SupportDeps) =>
  async (asker: Asker): Promise<void> => {
    const thread = await findLastThread(db, asker);
    if (thread !== undefined) await markSeen(db, thread.id);
  };

/** Only in an existing conversation: viewing a page starts none. */
export const noteAskerPage =
  ({ db }: SupportDeps) =>
  async (asker: Asker, page: string): Promise<void> => {
    const thread = await findLastThread(db, asker);
    if (thread?.status === 'open') await setPage(db, thread.id, page);
  };
