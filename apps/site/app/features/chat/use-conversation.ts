/** The conversation as the server has it, and the messages that are still on their way. */
import { type ChatThread, getChat, postChatMessage, putChatSeen } from '@carmine/contract/support';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { messageOf, orThrowResponse } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { useSession } from '../../queries/session.ts';
import { store } from '../../state/store.ts';
import { chatTexts } from './texts.ts';

/** Keyed by user, because signing in or out changes the conversation. */
const useChatQuery = () => chatQuery(useSession()?.id);

const chatQuery = (playerId: string | undefined) =>
  queryOptions({
    queryKey: ['chat', playerId ?? 'visitor'],
    queryFn: async () => orThrowResponse(await call(getChat, {})),
    staleTime: 0,
  });

/** The socket announces answers; a page without one polls. */
export const useThread = (enabled: boolean) => useQuery({ ...useChatQuery(), enabled });

/** A visitor returning to a conversation gets live updates as after the first message. */
export const useBegun = (thread: ChatThread | undefined): void => {
  const begun = useSession() === null && thread !== undefined && thread.status !== 'none';
  useEffect(() => {
    if (begun) store().process.beginChatting();
  }, [begun]);
};

export interface Outgoing {
  readonly key: string;
  readonly text: string;
  /** Why it was not sent; absent while it is on its way. */
  readonly problem?: string;
}

/** Marks the conversation as read once per new answer. */
export const useSeen = (thread: ChatThread | undefined): void => {
  const client = useQueryClient();
  const playerId = useSession()?.id;
  const unread = thread?.unread ?? 0;
  useEffect(() => {
    if (unread === 0) return;
    void call(putChatSeen, {})
      .then(() => client.setQueryData(chatQuery(playerId).queryKey, (now) => now && { ...now, unread: 0 }))
      .catch(() => undefined);
  }, [client, playerId, unread]);
};

/** Messages are sent one by one with an idempotency key each, so that a retry never sends one twice. */
export const useSending = () => {
  const client = useQueryClient();
  const playerId = useSession()?.id;
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);
  const send = async (text: string, key: string = crypto.randomUUID()): Promise<void> => {
    setOutgoing((list) => [...list.filter((one) => one.key !== key), { key, text }]);
    try {
      orThrowResponse(await call(postChatMessage, { body: { text }, idempotencyKey: key }));
      if (playerId === undefined) store().process.beginChatting();
      await client.invalidateQueries({ queryKey: chatQuery(playerId).queryKey });
      setOutgoing((list) => list.filter((one) => one.key !== key));
    } catch (error) {
      const problem = messageOf(error, chatTexts.notSent);
      setOutgoing((list) => list.map((one) => (one.key === key ? { ...one, problem } : one)));
    }
  };
  return { outgoing, send };
};
