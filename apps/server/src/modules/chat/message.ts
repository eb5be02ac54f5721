/** A message as everybody sees it. */
import type { ChatMessage } from '@carmine/contract/games/chat';
import type { Id, Ids, PlayerId } from '../../platform/ids/ids.ts';
import type { ChatDeps } from './deps.ts';

export type MessageId = Id<'cht'>;

export interface Said {
  readonly id: MessageId;
  readonly playerId: PlayerId;
  /** Null: a player who is no longer here. */
  readonly name: string | null;
  readonly body: string;
  readonly at: Date;
}

/** Of its author a page learns a name and an id that is good for the chat alone. */
export const authorOf = (ids: Pick<Ids, 'encode'>, playerId: PlayerId): string =>
  ids.encode('chp', playerId as bigint as Id<'chp'>);

export const shown = (ids: Pick<Ids, 'encode'>, { id, playerId, name, body, at }: Said): ChatMessage => ({
  ...{ id: ids.encode('cht', id), author: authorOf(ids, playerId), name, text: body, at: at.toISOString() },
});

/** Setting, nickname or mute has changed: whatever page of the player is open asks again. */
export const tellOwnPages = ({ live }: Pick<ChatDeps, 'live'>, playerId: PlayerId): void =>
  live.push({ audience: { playerId }, topic: 'tableChat', data: {} });
