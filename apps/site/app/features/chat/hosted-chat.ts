/** A hosted widget (tawk.to's script and attributes), identified by a property id and a widget id of the skin. */
import type { Skin } from '@carmine/contract/content/skin';
import { getChatWidget } from '@carmine/contract/support';
import { orThrowResponse } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { recallUser } from '../session/stored-user.ts';
import type { ChatAttributes, ChatPort } from './chat-port.ts';

interface Widget {
  onLoad?: () => void;
  onChatMaximized?: (() => void) | undefined;
  onChatMinimized?: (() => void) | undefined;
  onChatMessageAgent?: (() => void) | undefined;
  setAttributes?: (attributes: ChatAttributes, done: (error?: unknown) => void) => void;
  maximize?: () => void;
}

declare global {
  interface Window {
    Tawk_API?: Widget;
    Tawk_LoadStart?: Date;
  }
}

const nothing = (): void => undefined;

const scriptAddress = ({ propertyId, widgetId }: Skin['chat']): string =>
  `https://embed.tawk.to/${encodeURIComponent(propertyId)}/${encodeURIComponent(widgetId)}`;

/** Name and user id come from the stored record; the hash is the server's, for the session's player. */
export const hostedAttributes = async (skinId: string): Promise<ChatAttributes | undefined> => {
  const user = recallUser();
  if (user === undefined) return undefined;
  const { profileBase, hash } = orThrowResponse(await call(getChatWidget, {}));
  const profile = `${profileBase}${encodeURIComponent(user.id)}?skin=${encodeURIComponent(skinId)}`;
  return { name: user.name, profile, ...(hash === null ? {} : { hash }) };
};

export const createHostedChat = (skin: Pick<Skin, 'id' | 'chat'>): ChatPort => ({
  load: ({ onOpen = nothing, onClose = nothing, onMessage = nothing }) =>
    new Promise((resolve, reject) => {
      window.Tawk_LoadStart = new Date();
      window.Tawk_API = {
        onLoad: resolve,
        onChatMaximized: onOpen,
        onChatMinimized: onClose,
        onChatMessageAgent: onMessage,
      };
      const script = document.createElement('script');
      script.src = scriptAddress(skin.chat);
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.addEventListener('error', () => reject(new Error('The chat has not been loaded')));
      document.head.append(script);
    }),
  setAttributes: async () => {
    const attributes = await hostedAttributes(skin.id);
    if (attributes !== undefined) window.Tawk_API?.setAttributes?.(attributes, nothing);
  },
  open: () => window.Tawk_API?.maximize?.(),
});
