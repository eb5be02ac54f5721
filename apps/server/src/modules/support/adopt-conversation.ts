/** A visitor who signs in keeps the conversation: whoever holds its cookie and a session is one person. */
import type { Sql } from '../../database/database.ts';
import type { PlayerId } from '../../platform/ids/ids.ts';
import { listOfVisitor, mergeThread, readAllMessages, replaceMessages, setPlayer } from './adoption-store.ts';
import { openWords, sealWords } from './seal-words.ts';
import type { SupportDeps } from './deps.ts';
import { pushToAsker, pushToDesk } from './push-hints.ts';
import type { Thread } from './thread.ts';
import { findOpenThread, takeTurn } from './thread-store.ts';

/** Sealed anew with the player's key, for the conversation they stand in from now on; not where that key is destroyed. */
const sealAnew = async (deps: SupportDeps, sql: Sql, from: Thread, to: Thread) => {
  const words = await openWords(deps, from, await readAllMessages(sql, from.id), sql);
  const texts = words.map(({ text }) => text);
  const sealed = await sealWords(deps, sql, to, texts);
  return sealed?.flatMap((bodySealed, index) => {
    const word = words[index];
    return word === undefined ? [] : [{ id: word.id, bodySealed }];
  });
};

const adoptOne = async (deps: SupportDeps, sql: Sql, playerId: PlayerId, thread: Thread): Promise<boolean> => {
  const open = thread.status === 'open' ? await findOpenThread(sql, { playerId }) : undefined;
  const target: Thread = open ?? { ...thread, playerId, visitorHash: undefined };
  const sealed = await sealAnew(deps, sql, thread, target);
  if (sealed === undefined) return false;
  await replaceMessages(sql, target.id, sealed);
  await (open === undefined ? setPlayer(sql, thread.id, playerId) : mergeThread(sql, thread, open.id, playerId));
  return true;
};

/**
 * All that was said under the cookie becomes the player's, once: afterwards the cookie opens nothing any more. What is
 * open goes into the player's open conversation, where there is one.
 */
export const adoptConversation =
  (deps: SupportDeps) =>
  async (playerId: PlayerId, visitorHash: Buffer): Promise<void> => {
    const adopted = await deps.db.transaction(async (sql) => {
      // The same order as everywhere: the visitor's words, then the player's.
      await takeTurn(sql, { visitorHash });
      const threads = await listOfVisitor(sql, visitorHash);
      if (threads.length === 0) return 0;
      await takeTurn(sql, { playerId });
      let count = 0;
      for (const thread of threads) if (await adoptOne(deps, sql, playerId, thread)) count += 1;
      return count;
    });
    if (adopted === 0) return;
    pushToAsker(deps, { playerId, visitorHash: undefined });
    pushToDesk(deps);
  };
