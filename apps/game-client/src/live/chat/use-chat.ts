/** The chat of a table for as long as its page is open. */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createChatCalls } from './chat-calls.ts';
import type { ChatState } from './chat-state.ts';
import { createChatControl, type ChatControl } from './chat-store.ts';

export interface Chat {
  readonly state: ChatState;
  readonly control: ChatControl;
}

/** `news`: how often the page has heard that something of the reader's own has changed. */
export const useChat = (table: string, news: number): Chat => {
  const control = useMemo(
    () =>
      createChatControl({
        table,
        calls: createChatCalls(table, async (...asked) => fetch(...asked)),
        storage: localStorage,
      }),
    [table],
  );
  useEffect(() => control.start(), [control]);
  // Only other pages of this browser are told.
  useEffect(() => {
    window.addEventListener('storage', control.readKept);
    return () => window.removeEventListener('storage', control.readKept);
  }, [control]);
  useEffect(() => {
    if (news > 0) void control.reload();
  }, [control, news]);
  return { state: useSyncExternalStore(control.store.subscribe, control.store.get), control };
};
