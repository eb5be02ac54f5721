/** Follows the chat of a table: reads it, hears what is new, writes. It has no socket while nobody wants to see it. */
import type { ReportReason } from '@carmine/contract/games/chat';
import type { LiveData } from '@carmine/contract/live';
import { openLiveSocket, type LiveSocket } from '@carmine/contract/live/socket';
import type { Problem } from '@carmine/contract/problem';
import { newKey } from '../../play/place-bet.ts';
import { createStore, type Store } from '../../play/store.ts';
import type { ChatCalls } from './chat-calls.ts';
import {
  newChat,
  withAnswer,
  withChoices,
  withHidden,
  withMessages,
  withWatched,
  type ChatState,
} from './chat-state.ts';

const kept = { off: 'carmine.chat.off', hidden: 'carmine.chat.hidden' } as const;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface ChatDeps {
  readonly table: string;
  readonly calls: ChatCalls;
  readonly storage: Storage;
  readonly openSocket?: typeof openLiveSocket;
  /** So long a page waits until it asks for a chat that is on again. */
  readonly spreadMs?: () => number;
}

export type Done = { readonly ok: true } | { readonly ok: false; readonly problem: Problem | undefined };

export interface ChatControl {
  readonly store: Store<ChatState>;
  start(): () => void;
  reload(): Promise<void>;
  watch(watched: boolean): void;
  draft(text: string): void;
  /** Repeated with the same text while there was no answer, it is the same message. */
  write(text: string): Promise<Done>;
  name(name: string): Promise<Done>;
  want(wanted: boolean): Promise<void>;
  /** Takes over what another page of this browser has chosen. */
  readKept(): void;
  report(message: string, reason: ReportReason): Promise<Done>;
  hide(author: string): void;
  showAll(): void;
}

const hiddenIn = (storage: Storage): readonly string[] => {
  try {
    const read: unknown = JSON.parse(storage.getItem(kept.hidden) ?? '[]');
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
};

const choicesIn = (storage: Storage): Pick<ChatState, 'wanted' | 'hidden'> => ({
  wanted: storage.getItem(kept.off) === null,
  hidden: hiddenIn(storage),
});

/** What a control keeps beside its state. */
interface Follower extends Required<ChatDeps> {
  readonly store: Store<ChatState>;
  socket: LiveSocket | undefined;
  /** A message without an answer: sent again, it keeps its key. */
  pending: { readonly text: string; readonly key: string } | undefined;
  started: boolean;
  /** When it is asked again: a mute ends, or the chat is on again. */
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** All pages of a table hear of its switch at once: they do not all ask at once. */
const spreadOver = (): number => ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 255) * 1_500;
const afterEndMs = 300;
/** A timer of a browser takes no more. */
const longestTimerMs = 2_000_000_000;

const change = ({ store }: Follower, to: (state: ChatState) => ChatState): void => {
  store.set(to(store.get()));
};

const reloadIn = (follower: Follower, ms: number): void => {
  clearTimeout(follower.timer);
  if (!follower.started || ms > longestTimerMs) return;
  follower.timer = setTimeout(() => void reload(follower), ms);
};

const reload = async (follower: Follower): Promise<void> => {
  clearTimeout(follower.timer);
  const answer = await follower.calls.read().catch(() => undefined);
  if (answer?.ok === true) change(follower, (state) => withAnswer(state, answer.data));
  else change(follower, (state) => (state.status === 'ready' ? state : { ...state, status: 'failed' }));
  const leftMs = answer?.ok === true ? answer.data.you?.refusal?.leftMs : undefined;
  if (leftMs != null) reloadIn(follower, leftMs + afterEndMs);
  follow(follower);
};

const hear = (follower: Follower, chat: LiveData<'chat'>): void => {
  if (chat.open === true) reloadIn(follower, follower.spreadMs());
  else change(follower, (state) => withMessages(state, chat));
};

/** While an operator has switched it off too: the socket says when it is on again. */
const follow = (follower: Follower): void => {
  if (!follower.started || !follower.store.get().wanted) {
    follower.socket?.close();
    follower.socket = undefined;
    return;
  }
  follower.socket ??= follower.openSocket(
    { subscribe: ['chat'], tables: [follower.table] },
    {
      onState: (connected) => {
        if (connected) void reload(follower);
      },
      onMessage: ({ topic, data }) => {
        if (topic !== 'chat') return;
        if (data === null) void reload(follower);
        else hear(follower, data as LiveData<'chat'>);
      },
      onGap: () => void reload(follower),
    },
  );
};

const outcome = async (
  call: Promise<{ ok: true } | { ok: false; status: number; problem: Problem }>,
): Promise<Done> => {
  const answer = await call.catch(() => undefined);
  return answer?.ok === true ? { ok: true } : { ok: false, problem: answer?.problem };
};

/** Something has changed since the page asked: a mute, a break, the switch. */
const isChanged = (status: number): boolean => [403, 409, 451].includes(status);

const write = async (follower: Follower, text: string): Promise<Done> => {
  if (follower.pending?.text !== text)
    follower.pending = { text, key: newKey((bytes) => crypto.getRandomValues(bytes)) };
  const answer = await follower.calls.write(follower.pending.key, text).catch(() => undefined);
  if (answer === undefined) return { ok: false, problem: undefined };
  follower.pending = undefined;
  if (!answer.ok) {
    if (isChanged(answer.status)) void reload(follower);
    return { ok: false, problem: answer.problem };
  }
  change(follower, (state) => withMessages(state, { messages: [answer.data], gone: [] }));
  return { ok: true };
};

const want = async (follower: Follower, wanted: boolean): Promise<void> => {
  if (wanted) follower.storage.removeItem(kept.off);
  else follower.storage.setItem(kept.off, '1');
  const { you } = follower.store.get();
  change(follower, (state) => ({ ...state, wanted, unread: 0, you: you === null ? null : { ...you, shown: wanted } }));
  if (you !== null) await outcome(follower.calls.shown(wanted));
  follow(follower);
};

export const createChatControl = (deps: ChatDeps): ChatControl => {
  const { storage, calls } = deps;
  const store = createStore(newChat(choicesIn(storage)));
  const follower: Follower = {
    ...{ openSocket: openLiveSocket, spreadMs: spreadOver, ...deps, store },
    ...{ socket: undefined, pending: undefined, started: false, timer: undefined },
  };
  return {
    store,
    reload: async () => reload(follower),
    start: () => {
      follower.started = true;
      void reload(follower);
      return () => {
        follower.started = false;
        clearTimeout(follower.timer);
        follow(follower);
      };
    },
    watch: (watched) => {
      change(follower, (state) => withWatched(state, watched));
    },
    draft: (draft) => {
      change(follower, (state) => ({ ...state, draft }));
    },
    write: async (text) => write(follower, text),
    name: async (name) => {
      const done = await outcome(calls.name(name));
      if (done.ok) await reload(follower);
      return done;
    },
    want: async (wanted) => want(follower, wanted),
    readKept: () => {
      change(follower, (state) => withChoices(state, choicesIn(storage)));
      follow(follower);
    },
    report: async (message, reason) => outcome(calls.report(message, reason)),
    hide: (author) => {
      change(follower, (state) => withHidden(state, author));
      storage.setItem(kept.hidden, JSON.stringify(store.get().hidden));
    },
    showAll: () => {
      change(follower, (state) => ({ ...state, hidden: [] }));
      storage.removeItem(kept.hidden);
    },
  };
};
