/** Every word that a player and support have said to each other, for the player's own copy. */
import type { PlayerId } from '../../platform/ids/ids.ts';
import { openWords } from './seal-words.ts';
import type { SupportDeps } from './deps.ts';
import { everyConversation } from './thread-store.ts';

export interface SaidWord {
  readonly conversation: bigint;
  readonly at: Date;
  /** No name of an operator: it is the house that answers. */
  readonly by: 'you' | 'support';
  readonly text: string;
}

/** Nothing for a player who was erased. */
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
