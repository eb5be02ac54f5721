/** The calls of the chat, by the session of the page: a visitor reads, a player writes. */
import { createHttpCall, routeOf, type CallResult } from '@carmine/contract/call';
import type {
  getTableChat,
  postTableMessage,
  putChatShown,
  putNickname,
  ReportReason,
  reportTableMessage,
} from '@carmine/contract/games/chat';
import { wordedCall } from '@carmine/contract/problem-texts/worded-call';

const routes = {
  read: routeOf<typeof getTableChat>('GET', '/play/v1/tables/:id/chat'),
  write: routeOf<typeof postTableMessage>('POST', '/play/v1/tables/:id/chat'),
  name: routeOf<typeof putNickname>('PUT', '/play/v1/chat/nickname'),
  shown: routeOf<typeof putChatShown>('PUT', '/play/v1/chat/shown'),
  report: routeOf<typeof reportTableMessage>('POST', '/play/v1/chat/messages/:id/reports'),
} as const;

const answerTimeoutMs = 10_000;

export const createChatCalls = (id: string, fetcher: typeof fetch) => {
  const call = wordedCall(createHttpCall(fetcher), async () => import('@carmine/contract/problem-texts/of-chat'));
  const signal = () => AbortSignal.timeout(answerTimeoutMs);
  return {
    read: async () => call(routes.read, { params: { id }, signal: signal() }),
    write: async (key: string, text: string) =>
      call(routes.write, { params: { id }, body: { text }, idempotencyKey: key, signal: signal() }),
    name: async (name: string) => call(routes.name, { body: { name }, signal: signal() }),
    shown: async (shown: boolean) => call(routes.shown, { body: { shown }, signal: signal() }),
    report: async (message: string, reason: ReportReason) =>
      call(routes.report, { params: { id: message }, body: { reason }, signal: signal() }),
  };
};

export type ChatCalls = ReturnType<typeof createChatCalls>;
export type Written = CallResult<typeof postTableMessage>;
