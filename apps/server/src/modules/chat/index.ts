/** Owns the chat at live tables and its moderation. Must show of a player the nickname alone. */
import { forgetChat } from './chat-store.ts';
import type { ChatDeps } from './deps.ts';
import { createModeration } from './moderation.ts';
import { isShown, readChat, setShown } from './read-chat.ts';
import { chooseName, reportMessage, writeMessage } from './write-message.ts';

export { declareChatJobs } from './jobs.ts';
export type { Refused as ChatRefused } from './errors.ts';

export type Chat = ReturnType<typeof createChat>;

export const createChat = (deps: ChatDeps) => ({
  read: readChat(deps),
  write: writeMessage(deps),
  chooseName: chooseName(deps),
  isShown: isShown(deps),
  setShown: setShown(deps),
  report: reportMessage(deps),
  moderation: createModeration(deps),
  /** Retention: returns the number of messages deleted. */
  prune: () => forgetChat(deps.db),
});
