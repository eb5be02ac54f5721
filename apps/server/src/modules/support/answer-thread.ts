/** Use cases of operators: queue, conversation, answer, close. */
import { aboutPlayer } from '../../platform/audit/audit-log.ts';
import type { OperatorId } from '../../platform/ids/ids.ts';
import { openWords, sealWords } from './seal-words.ts';
import type { SupportDeps } from './deps.ts';
import { pushToAsker, pushToDesk } from './push-hints.ts';
import type { Message, Thread, ThreadId } from './thread.ts';
import {
  findByKey,
  findThread,
  insertMessage,
  listThreads,
  readMessages,
  setStatus,
  type QueueState,
} from './thread-store.ts';

/** A conversation with its player's name, if any. */
export interface NamedThread extends Thread {
  readonly name: string | undefined;
}

const named = async ({ identity }: SupportDeps, thread: Thread): Promise<NamedThread> => {
  const profile = thread.playerId === undefined ? undefined : await identity.profile(thread.playerId);
  return { ...thread, name: profile && `${profile.firstName} ${profile.lastName}`.trim() };
};

export const readQueue =
  (deps: SupportDeps) =>
  async (page: { readonly state: QueueState; readonly offset: number; readonly size: number }) => {
    const { items, total } = await listThreads(deps.db, page);
    return { items: await Promise.all(items.map((thread) => named(deps, thread))), total };
  };

export const readThread =
  (deps: SupportDeps) =>
  async (id: ThreadId): Promise<{ thread: NamedThread; messages: readonly Message[] } | undefined> => {
    const read = await deps.db.transaction(async (sql) => {
      const thread = await findThread(sql, id, 'for share');
      return thread && { thread, rows: await readMessages(sql, thread.id) };
    });
    if (read === undefined) return undefined;
    const messages = await openWords(deps, read.thread, read.rows);
    return { thread: await named(deps, read.thread), messages };
  };

export interface Reply {
  readonly id: ThreadId;
  readonly operatorId: OperatorId;
  readonly text: string;
  readonly clientKey: string;
}

/** The audit subject is the player, or the conversation of a visitor. Messages stay with the conversation. */
const entryOf = ({ ids }: Pick<SupportDeps, 'ids'>, id: ThreadId, { playerId }: Thread) => {
  const conversation = ids.encode('thr', id);
  const subject = { kind: 'conversation', id: conversation } as const;
  return { ...(playerId === undefined ? { subject } : aboutPlayer({ ids }, playerId)), details: { conversation } };
};

/** Closed conversations stay closed, because the player may have started another. */
export type Answered = 'answered' | 'not_found' | 'closed';

export const answerThread =
  (deps: SupportDeps) =>
  async ({ id, operatorId, text, clientKey }: Reply): Promise<Answered> => {
    const answered = await deps.db.transaction(async (sql): Promise<Thread | 'not_found' | 'closed'> => {
      const thread = await findThread(sql, id, 'for update');
      if (thread === undefined) return 'not_found';
      if (thread.status === 'closed') return 'closed';
      const [bodySealed] = (await sealWords(deps, sql, thread, [text])) ?? [];
      if (bodySealed === undefined) return 'not_found';
      if ((await findByKey(sql, thread.id, clientKey)) === undefined) {
        await insertMessage(sql, { threadId: thread.id, bodySealed, clientKey, operatorId });
        await deps.audit.record(sql, { operatorId, action: 'support.answer', ...entryOf(deps, id, thread) });
      }
      return thread;
    });
    if (typeof answered === 'string') return answered;
    pushToAsker(deps, answered);
    pushToDesk(deps);
    return 'answered';
  };

export type Closed = 'closed' | 'not_found' | 'closed_before';

export const closeThread =
  (deps: SupportDeps) =>
  async (id: ThreadId, operatorId: OperatorId): Promise<Closed> => {
    const closed = await deps.db.transaction(async (sql): Promise<Thread | Exclude<Closed, 'closed'>> => {
      const thread = await findThread(sql, id, 'for update');
      if (thread === undefined) return 'not_found';
      if (thread.status === 'closed') return 'closed_before';
      await setStatus(sql, thread.id, 'closed');
      await deps.audit.record(sql, { operatorId, action: 'support.close', ...entryOf(deps, id, thread) });
      return thread;
    });
    if (typeof closed === 'string') return closed;
    pushToAsker(deps, closed);
    pushToDesk(deps);
    return 'closed';
  };
