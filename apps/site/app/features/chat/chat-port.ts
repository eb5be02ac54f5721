/** Interface of a support chat, ours or a hosted one. */

export interface ChatAttributes {
  /** The visitor's name as the page shows it; a display, never an identity. */
  readonly name: string;
  /** The player's page in the back office, with the brand. */
  readonly profile: string;
  /** Proves the identity to a hosted provider; made by the server alone. */
  readonly hash?: string;
}

/** Optional handlers of chat events. */
export interface ChatEvents {
  readonly onOpen?: () => void;
  readonly onClose?: () => void;
  readonly onMessage?: () => void;
}

export interface ChatPort {
  /** Resolves when the widget has loaded. */
  load(events: ChatEvents): Promise<void>;
  setAttributes(): Promise<void>;
  open(): void;
}

/** Delay after loading before attributes are sent to the chat. */
export const attributesDelayMs = 3000;

/** Loads the chat; returns the way to call the attributes off. */
export const startChat = (chat: ChatPort, events: ChatEvents = {}): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted = true;
  void chat.load(events).then(
    () => {
      if (wanted) timer = setTimeout(() => void chat.setAttributes().catch(() => undefined), attributesDelayMs);
    },
    // Without the provider's script there is no chat; the page has the address of support.
    () => undefined,
  );
  return () => {
    wanted = false;
    clearTimeout(timer);
  };
};
