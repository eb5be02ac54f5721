/** What the page knows of a support chat, whoever runs it. */

export interface ChatAttributes {
  /** The visitor's name as the page shows it; a display, never an identity. */
  readonly name: string;
  /** The player's page in the back office, with the brand. */
  readonly profile: string;
  /** Proves the identity to a hosted provider; made by the server alone. */
  readonly hash?: string;
}

/** Reactions to what happens in the chat. Nothing reacts unless somebody says so. */
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

/** So long after it has loaded a chat is told who is there. */
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
