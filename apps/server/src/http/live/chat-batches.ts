/** Messages of a chat to this process's pages: the first at once, those that follow together, so that a page hears two a second at most. */
import type { LiveData } from '@carmine/contract/live';
import type { LiveEvent } from '../../platform/live/live-event.ts';

type Chat = LiveData<'chat'>;

const batchMs = 500;
/** More than a page shows of half a second: older ones are found by asking for the last messages. */
const mostMessages = 20;

export const createChatBatches = (deliver: (event: LiveEvent) => void): ((event: LiveEvent) => void) => {
  /** By table, from a delivery until nothing has come for a while. */
  const waiting = new Map<string, Chat | undefined>();

  const send = (chat: Chat): void => {
    deliver({ topic: 'chat', data: { ...chat, messages: chat.messages.slice(-mostMessages) } });
    waiting.set(chat.table, undefined);
    setTimeout(() => {
      const next = waiting.get(chat.table);
      waiting.delete(chat.table);
      if (next !== undefined) send(next);
    }, batchMs).unref();
  };

  return (event) => {
    const chat = event.topic === 'chat' ? (event.data as Chat | null) : null;
    if (chat === null) {
      deliver(event);
      return;
    }
    if (!waiting.has(chat.table)) {
      send(chat);
      return;
    }
    const before = waiting.get(chat.table) ?? { table: chat.table, messages: [], gone: [] };
    const open = chat.open ?? before.open;
    waiting.set(chat.table, {
      table: chat.table,
      ...(open === undefined ? {} : { open }),
      messages: [...before.messages, ...chat.messages].filter(({ id }) => !chat.gone.includes(id)),
      gone: [...before.gone, ...chat.gone],
    });
  };
};
