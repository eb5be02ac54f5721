/** All messages between a player and support, for the data export. */
import type { PlayerId } from '../../platform/ids/ids.ts';
import { openWords } from './seal-words.ts';
import type { SupportDeps } from './deps.ts';
import { everyConversation } from './thread-store.ts';

export interface SaidWord {
  readonly conversation: bigint;
  readonly at: Date;
  /** Without the operator's name: the house answers. */
  readonly by: 'you' | 'support';
  readonly text: string;
}

/** Undefined for an erased player. */
export const readEverything =
  (deps: SupportDeps) =>
  async (playerId: PlayerId): Promise<SaidWord[]> => {
    const conversations = await everyConversation(deps.db, playerId);
    const opened = await Promise.all(
      conversations.map(async ({ thread, rows }) => {
        const words = await openWords(deps, thread, rows);
        return words.map(({ at, author, text }) => ({
          ...{ conversation: thread.id, at, text },
          by: author === 'asker' ? ('you' as const) : ('support' as const),
        }));
      }),
    );
    return opened.flat();
  };
