/** What a conversation is, and how much one side may say before the other has answered. */
import type { Id, OperatorId, PlayerId } from '../../platform/ids/ids.ts';

export type ThreadId = Id<'thr'>;
export type MessageId = Id<'msg'>;
export type AnswerId = Id<'ans'>;

/** Who asks: the session says which player, or a visitor's own cookie says which conversation. */
export type Asker = { readonly playerId: PlayerId } | { readonly visitorHash: Buffer };

export interface Thread {
  readonly id: ThreadId;
  readonly playerId: PlayerId | undefined;
  readonly visitorHash: Buffer | undefined;
  readonly skin: string;
  readonly status: 'open' | 'closed';
  readonly waitingSince: Date | undefined;
  readonly operatorId: OperatorId | undefined;
  readonly page: string | undefined;
  readonly seenMessage: MessageId;
  readonly lastAt: Date;
}

export interface Message {
  readonly id: MessageId;
  readonly author: 'asker' | 'staff';
  readonly operatorId: OperatorId | undefined;
  readonly text: string;
  readonly at: Date;
}

/** More without an answer is no conversation any more. */
export const mostUnanswered = 20;

/** Shown at once; older ones stay in the database until the conversation's time is over. */
export const mostShown = 200;
