/** Conversations, and how much one side may write before the other answers. */
import type { Id, OperatorId, PlayerId } from '../../platform/ids/ids.ts';

export type ThreadId = Id<'thr'>;
export type MessageId = Id<'msg'>;
export type AnswerId = Id<'ans'>;

/** Who is asking: a player by session, or a visitor by cookie. */
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

/** Limit of messages without an answer. */
export const mostUnanswered = 20;

/** Number of messages shown; older ones stay in the database until retention ends. */
export const mostShown = 200;
