import type { SliceCreator } from './slice.ts';

export interface ProcessSlice {
  /** The global spinner shows while it is on. */
  readonly loading: boolean;
  readonly transition: boolean;
  /** The consent question was reopened. */
  readonly consentAsked: boolean;
  askConsent(): void;
  settleConsent(): void;
  /** Whether our chat is open: beside the page, not over it, so it is not a modal. */
  readonly chat: boolean;
  /** A visitor has written: the socket reconnects with the cookie of the conversation. */
  readonly chatting: boolean;
  start(): void;
  complete(): void;
  startTransition(): void;
  stopTransition(): void;
  showChat(): void;
  hideChat(): void;
  beginChatting(): void;
}

export const createProcessSlice: SliceCreator<ProcessSlice> = (set) => ({
  loading: false,
  transition: false,
  consentAsked: false,
  askConsent: () => set(() => ({ consentAsked: true })),
  settleConsent: () => set(() => ({ consentAsked: false })),
  chat: false,
  chatting: false,
  start: () => set(() => ({ loading: true })),
  complete: () => set(() => ({ loading: false })),
  startTransition: () => set(() => ({ transition: true })),
  stopTransition: () => set(() => ({ transition: false })),
  showChat: () => set(() => ({ chat: true })),
  hideChat: () => set(() => ({ chat: false })),
  beginChatting: () => set(() => ({ chatting: true })),
});
