/** Where the chat of a table is: beside it, or on narrow screens as a line above the bar. Nowhere while an operator has switched it off. */
import type { SideChat } from '@carmine/games/stage';
import { useEffect, useState } from 'react';
import { ChatPanel } from './chat-panel.tsx';
import { chatTexts as texts } from './texts.ts';
import { useChat, type Chat } from './use-chat.ts';

/** Of the stage: from here on, a table has a side. */
const roomy = '(min-width: 1101px) and (min-height: 481px)';

const useRoom = (): boolean => {
  const [room, setRoom] = useState(() => matchMedia(roomy).matches);
  useEffect(() => {
    const query = matchMedia(roomy);
    const change = () => {
      setRoom(query.matches);
    };
    query.addEventListener('change', change);
    return () => {
      query.removeEventListener('change', change);
    };
  }, []);
  return room;
};

export const useSideChat = (
  table: string,
  news: number,
): { readonly chat: Chat | undefined; readonly side: SideChat | undefined } => {
  const chat = useChat(table, news);
  const hasRoom = useRoom();
  if (!chat.state.open) return { chat: undefined, side: undefined };
  if (!hasRoom) return { chat, side: undefined };
  const side = { title: texts.title, unread: chat.state.unread, panel: <ChatPanel chat={chat} /> };
  return { chat: undefined, side };
};
