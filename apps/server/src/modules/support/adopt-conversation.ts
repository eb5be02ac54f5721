/** When a visitor signs in, the conversation becomes the player's: the same browser has both cookies. */
import type { Sql } from '../../database/database.ts';
import type { PlayerId } from '../../platform/ids/ids.ts';
import { listOfVisitor, mergeThread, readAllMessages, replaceMessages, setPlayer } from './adoption-store.ts';
import { openWords, sealWords } from './seal-words.ts';
import type { SupportDeps } from './deps.ts';
import { pushToAsker, pushToDesk } from './push-hints.ts';
import type { Thread } from './thread.ts';
import { findOpenThread, takeTurn } from './thread-store.ts';

/** Seals messages again with the player's key for their new conversation; skipped if that key is destroyed. */
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
 * Everything said under the cookie becomes the player's, once; the cookie is invalid afterwards. An open conversation is merged into
 * the player's open one, if any.
 */
export const adoptConversation =
  (deps: SupportDeps) =>
  async (playerId: PlayerId, visitorHash: Buffer): Promise<void> => {
    const adopted = await deps.db.transaction(async (sql) => {
      // Lock order everywhere: the visitor first, then the player.
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
