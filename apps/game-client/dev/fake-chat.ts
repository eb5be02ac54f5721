/** The chat of a table that stands still: what others have said, and a reader who writes, who lacks a nickname, or is muted. */
import type { ChatMessage, TableChat } from '@carmine/contract/games/chat';
import type { FakeAnswer, FakeOptions } from './fake-answer.ts';

const lateMs = 20_000;
const mutedMs = 600_000;
const own = 'chp_you';

/** Short and long, one that is read from the right, and a word that nothing breaks. */
const said: readonly (readonly [name: string | null, text: string])[] = [
  ['oskar', 'well played'],
  ['kestrel', '14 again'],
  ['tomasz', 'red again'],
  [null, 'gl all'],
  ['juno_7', 'neighbours of 17 this time'],
  ['Grünspecht', 'guten Abend zusammen'],
  ['pavel', 'gl all'],
  ['noa', 'בהצלחה לכולם 17!'],
  [
    'maximilian.der.dritte',
    'third time this evening that I am one pocket away from it, and it is not even ten o’clock yet',
  ],
  ['juno_7', 'noooooooooooooooooooooooooooooooooooooooooooooooo'],
  ['ines', 'small on the second dozen'],
];

const youOf = ({ live, mode }: FakeOptions, now: number): TableChat['you'] => {
  const { chat } = live ?? {};
  if (mode === 'demo' || chat === 'visitor') return null;
  const you = { author: own, name: 'kingfisher', renameAt: null, shown: chat !== 'unwanted', refusal: null };
  const until = new Date(now + mutedMs).toISOString();
  if (chat === 'nameless')
    return { ...you, name: null, refusal: { code: 'nickname_required', until: null, leftMs: null, why: null } };
  const muted = { code: 'chat_muted', until, leftMs: mutedMs, why: 'Spam after two warnings' };
  return chat === 'muted' ? { ...you, refusal: muted } : you;
};

export const createFakeChat = (table: string, options: FakeOptions) => {
  const now = options.now?.getTime() ?? Date.now();
  const path = `/play/v1/tables/${table}/chat`;
  let you = youOf(options, now);
  let messages: readonly ChatMessage[] = said.map(([name, text], index) => ({
    ...{ id: `cht_${index}`, author: `chp_${name ?? 'gone'}`, name, text },
    at: new Date(now - (said.length - index) * lateMs).toISOString(),
  }));
  const write = (text: string): FakeAnswer => {
    const message = { id: `cht_${messages.length}`, author: own, name: you?.name ?? null, text };
    const at = new Date(now).toISOString();
    messages = [...messages, { ...message, at }];
    return { status: 201, body: { ...message, at } };
  };
  const named = (name: string): FakeAnswer => {
    if (you !== null) you = { ...you, name, refusal: null };
    return { status: 200, body: { name } };
  };
  return {
    handle: (method: string, asked: string, body: object): FakeAnswer | undefined => {
      const { text = '', name = '' } = body as { text?: string; name?: string };
      if (asked === path) return method === 'GET' ? { status: 200, body: { open: true, messages, you } } : write(text);
      if (asked === '/play/v1/chat/nickname') return named(name);
      return asked.startsWith('/play/v1/chat/') ? { status: 204, body: undefined } : undefined;
    },
  };
};
