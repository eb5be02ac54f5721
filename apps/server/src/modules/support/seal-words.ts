/** Messages are stored sealed: with the player's key, so that erasure covers them, or with the house's for visitors. */
import type { Sql } from '../../database/database.ts';
import type { SealedColumn } from '../../platform/secrets/reseal.ts';
import type { SupportDeps } from './deps.ts';
import type { Message, Thread } from './thread.ts';
import type { MessageRow } from './thread-store.ts';

const purpose = 'support:message';

export const sealedVisitorWords: SealedColumn = {
  ...{ table: 'support_messages', key: 'id', column: 'body_sealed', purpose },
  binding: `'support_threads:' || it.thread_id`,
  only: 'exists (select from support_threads t where t.id = it.thread_id and t.player_id is null)',
};

const bindingOf = ({ id }: Thread): string => `support_threads:${id}`;

/** Call in the transaction that stores them. Undefined if the player's key is destroyed. */
export const sealWords = async (
  { secretBox, identity }: SupportDeps,
  sql: Sql,
  thread: Thread,
  texts: readonly string[],
): Promise<Buffer[] | undefined> => {
  const field = bindingOf(thread);
  const words = texts.map((text) => ({ field, bytes: Buffer.from(text) }));
  return thread.playerId === undefined
    ? words.map(({ bytes }) => secretBox.seal(purpose, bytes, field))
    : identity.vault.seal(thread.playerId, words, sql);
};

/** Undefined if the conversation's player was erased. `sql`: the current transaction, inside one. */
export const openWords = async (
  { secretBox, identity }: SupportDeps,
  thread: Thread,
  rows: readonly MessageRow[],
  sql?: Sql,
): Promise<Message[]> => {
  const field = bindingOf(thread);
  const texts =
    thread.playerId === undefined
      ? rows.map(({ body_sealed: sealed }) => secretBox.open(purpose, sealed, field))
      : ((await identity.vault.open(
          thread.playerId,
          rows.map(({ body_sealed: sealed }) => ({ field, sealed })),
          sql,
        )) ?? []);
  return rows.flatMap((row, index) => {
    const text = texts[index]?.toString();
    if (text === undefined) return [];
    return [{ id: row.id, author: row.author, operatorId: row.operator_id ?? undefined, text, at: row.at }];
  });
};
