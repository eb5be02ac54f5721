/** Owns conversations with support. Must trust only the session about who somebody is. */
import { answerThread, closeThread, readQueue, readThread } from './answer-thread.ts';
import { adoptConversation } from './adopt-conversation.ts';
import { listAnswers } from './answer-store.ts';
import { deleteCannedAnswer, saveCannedAnswer } from './change-answers.ts';
import { readEverything } from './read-everything.ts';
import type { SupportDeps } from './deps.ts';
import type { ThreadId } from './thread.ts';
import { deleteOldThreads, readPulse } from './thread-store.ts';
import { readConversation, seeConversation, noteAskerPage, writeMessage } from './write-message.ts';

export { declareSupportJobs } from './jobs.ts';
export { sealedVisitorWords } from './seal-words.ts';
export type { NamedThread } from './answer-thread.ts';
export type { Asker, Message, Thread } from './thread.ts';

export type Support = ReturnType<typeof createSupport>;

export const createSupport = (deps: SupportDeps) => ({
  read: readConversation(deps),
  write: writeMessage(deps),
  adopt: adoptConversation(deps),
  seen: seeConversation(deps),
  noteAskerPage: noteAskerPage(deps),
  queue: readQueue(deps),
  thread: readThread(deps),
  pulse: (thread: ThreadId | undefined) => readPulse(deps.db, thread),
  answer: answerThread(deps),
  close: closeThread(deps),
  cannedAnswers: () => listAnswers(deps.db),
  saveCannedAnswer: saveCannedAnswer(deps),
  deleteCannedAnswer: deleteCannedAnswer(deps),
  /** For a player's data export. */
  everything: readEverything(deps),
  /** Retention: returns the number of conversations deleted. */
  prune: () => deleteOldThreads(deps.db),
});
