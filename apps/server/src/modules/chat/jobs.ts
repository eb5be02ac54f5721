/** Worker jobs of the chat. */
import { day, type JobDeclarations } from '../../platform/jobs/jobs.ts';
import type { Chat } from './index.ts';

export const declareChatJobs = (jobs: JobDeclarations, { chat }: { readonly chat: Pick<Chat, 'prune'> }): void =>
  jobs.every('chat.prune', day, chat.prune);
