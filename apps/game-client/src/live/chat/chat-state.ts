/** The chat of one table in the frame: what is shown of it, and what the reader has chosen. Pure. */
import type { ChatMessage, TableChat } from '@carmine/contract/games/chat';
import type { LiveData } from '@carmine/contract/live';

export interface ChatState {
  /** `failed`: nothing could be read yet. */
  readonly status: 'loading' | 'ready' | 'failed';
  /** False: switched off by an operator. */
  readonly open: boolean;
  readonly messages: readonly ChatMessage[];
  readonly you: TableChat['you'];
  /** "Chat at tables", of the player or of this browser. */
  readonly wanted: boolean;
  /** Whether it is looked at: what comes meanwhile is not unread. */
  readonly watched: boolean;
  readonly unread: number;
  /** Authors that this reader does not want to see. */
  readonly hidden: readonly string[];
  /** What is typed and not sent: it outlives the panel. */
  readonly draft: string;
}

/** A page holds no more; older ones have scrolled away. */
const mostMessages = 200;
const mostHidden = 200;

export const newChat = (kept: Pick<ChatState, 'wanted' | 'hidden'>): ChatState => ({
  ...{ status: 'loading', open: true, messages: [], you: null, watched: false, unread: 0, draft: '' },
  ...kept,
});

export const shownMessages = ({ messages, hidden }: Pick<ChatState, 'messages' | 'hidden'>): readonly ChatMessage[] =>
  messages.filter(({ author }) => !hidden.includes(author));

const isOwn = ({ you }: ChatState, { author }: ChatMessage): boolean => you?.author === author;

const counted = (state: ChatState, added: readonly ChatMessage[]): number =>
  state.watched
    ? 0
    : state.unread + shownMessages({ ...state, messages: added }).filter((one) => !isOwn(state, one)).length;

/** An answer is the whole truth; what it has more than the page had is new. */
export const withAnswer = (state: ChatState, { open, messages, you }: TableChat): ChatState => {
  const known = new Set(state.messages.map(({ id }) => id));
  const added = state.status === 'ready' ? messages.filter(({ id }) => !known.has(id)) : [];
  const next = { ...state, status: 'ready' as const, open, messages, you, wanted: you?.shown ?? state.wanted };
  return { ...next, unread: counted(next, added) };
};

/** Whoever is told that it is on again asks for its messages. */
export const withMessages = (
  state: ChatState,
  { messages, gone, open }: Pick<LiveData<'chat'>, 'messages' | 'gone' | 'open'>,
): ChatState => {
  if (open === false) return { ...state, open, messages: [], unread: 0 };
  const known = new Set(state.messages.map(({ id }) => id));
  const added = messages.filter(({ id }) => !known.has(id));
  return {
    ...state,
    messages: [...state.messages, ...added].filter(({ id }) => !gone.includes(id)).slice(-mostMessages),
    unread: counted(state, added),
  };
};

/** Whether a player sees the chat is a setting of the account, which comes with an answer. */
export const withChoices = (state: ChatState, { wanted, hidden }: Pick<ChatState, 'wanted' | 'hidden'>): ChatState => ({
  ...state,
  hidden,
  wanted: state.you?.shown ?? wanted,
});

export const withWatched = (state: ChatState, watched: boolean): ChatState => ({
  ...state,
  watched,
  unread: watched ? 0 : state.unread,
});

export const withHidden = (state: ChatState, author: string): ChatState => ({
  ...state,
  hidden: [...state.hidden.filter((one) => one !== author), author].slice(-mostHidden),
});
