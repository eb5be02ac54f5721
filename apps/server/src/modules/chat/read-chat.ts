/** Use cases of readers: a table's last messages, whether the reader may write, and whether he wants to see any. */
import type { TableChat } from '@carmine/contract/games/chat';
import type { PlayerId } from '../../platform/ids/ids.ts';
import * as store from './chat-store.ts';
import type { ChatDeps } from './deps.ts';
import { authorOf, shown, tellOwnPages } from './message.ts';

const dayMs = 86_400_000;

/** When another name may be chosen; null: now. */
const renameAt = (namedAt: Date | null): string | null => {
  const at = namedAt === null ? 0 : namedAt.getTime() + store.keptDays * dayMs;
  return at > Date.now() ? new Date(at).toISOString() : null;
};

const readYou = async ({ db, ids }: ChatDeps, playerId: PlayerId, tableId: string): Promise<TableChat['you']> => {
  const [player, refusal] = await Promise.all([store.findPlayer(db, playerId), store.refusalOf(db, playerId, tableId)]);
  return {
    author: authorOf(ids, playerId),
    name: player.nickname,
    renameAt: renameAt(player.namedAt),
    shown: player.shown,
    refusal:
      refusal.reason === null
        ? null
        : {
            ...{ code: refusal.reason, until: refusal.until?.toISOString() ?? null },
            ...{ leftMs: refusal.leftMs, why: refusal.why },
          },
  };
};

/** Undefined: there is no such table. `playerId` of who is signed in. */
export const readChat =
  (deps: ChatDeps) =>
  async (tableId: string, playerId: PlayerId | undefined): Promise<TableChat | undefined> => {
    const { db, ids } = deps;
    if (!(await store.hasTable(db, tableId))) return undefined;
    const [isOff, you] = await Promise.all([
      store.isOff(db, tableId),
      playerId === undefined ? null : readYou(deps, playerId, tableId),
    ]);
    const messages = isOff ? [] : await store.lastMessages(db, tableId);
    return { open: !isOff, messages: messages.map((message) => shown(ids, message)), you };
  };

export const isShown =
  ({ db }: ChatDeps) =>
  async (playerId: PlayerId): Promise<boolean> =>
    (await store.findPlayer(db, playerId)).shown;

export const setShown =
  (deps: ChatDeps) =>
  async (playerId: PlayerId, wanted: boolean): Promise<void> => {
    await store.setShown(deps.db, playerId, wanted);
    tellOwnPages(deps, playerId);
  };
