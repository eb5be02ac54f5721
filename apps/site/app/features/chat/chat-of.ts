/** The page's chat: ours, or the hosted one named by the skin. */
import type { Skin } from '@carmine/contract/content/skin';
import type { ChatPort } from './chat-port.ts';
import { createHostedChat } from './hosted-chat.ts';
import { createOwnChat } from './own-chat.ts';

const chats = new Map<string, ChatPort>();

export const isHosted = ({ chat }: Pick<Skin, 'chat'>): boolean =>
  chat.kind === 'hosted' && chat.propertyId !== '' && chat.widgetId !== '';

export const chatOf = (skin: Pick<Skin, 'id' | 'chat'>): ChatPort => {
  const known = chats.get(skin.id);
  if (known !== undefined) return known;
  const chat = isHosted(skin) ? createHostedChat(skin) : createOwnChat();
  chats.set(skin.id, chat);
  return chat;
};
