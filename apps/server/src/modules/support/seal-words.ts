/** What is said is kept sealed: a player's with the player's key, and so erased with it; a visitor's with the house's. */
import type { SealedColumn } from '../../platform/reseal.ts';
import type { SupportDeps } from './support-deps.ts';
import type { Message, Thread } from './thread.ts';
import type { MessageRow } from './thread-store.ts';

const purpose = 'support:message';

export const sealedVisitorWords: SealedColumn = {
  ...{ table: 'support_messages', key: 'id', column: 'body_sealed', purpose },
  binding: `'support_threads:' || it.thread_id`,
  only: 'exists (select from support_threads t where t.id = it.thread_id and t.player_id is null)',
};
const bindingOf = ({ id }: Thread): string => `support_threads:${id}`;

/** Nothing where the player's key is destroyed. */
export const sealWords = async (
  { secretBox, identity }: SupportDeps,
  thread: Thread,
  text: string,
): Promise<Buffer | undefined> => {
  const bytes = Buffer.from(text);
  if (thread.playerId === undefined) return secretBox.seal(purpose, bytes, bindingOf(thread));
  const [sealed] = (await identity.vault.seal(thread.playerId, [{ field: bindingOf(thread), bytes }])) ?? [];
  return sealed;
};

/** Nothing of a conversation whose player was erased. */
export const openWords = async (
  { secretBox, identity }: SupportDeps,
  thread: Thread,
  rows: readonly MessageRow[],
): Promise<Message[]> => {
  const field = bindingOf(thread);
  const texts =
    thread.playerId === undefined
      ? rows.map(({ body_sealed: sealed }) => secretBox.open(purpose, sealed, field))
      : ((await identity.vault.open(
          thread.playerId,
          rows.map(({ body_sealed: sealed }) => ({ field, sealed })),
        )) ?? []);
  return rows.flatMap((row, index) => {
    const text = texts[index]?.toString();
    if (text === undefined) return [];
    return [{ id: row.id, author: row.author, operatorId: row.operator_id ?? undefined, text, at: row.at }];
  });
};
