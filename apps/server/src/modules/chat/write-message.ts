/** Use cases of players who write: a message, a nickname, a report. */
import type { ChatMessage } from '@carmine/contract/games/chat';
import type { PlayerId } from '../../platform/ids/ids.ts';
import * as store from './chat-store.ts';
import type { ChatDeps } from './deps.ts';
import { refused, type ChatReason, type Refused } from './errors.ts';
import { shown, tellOwnPages } from './message.ts';
import { findBadWord } from './rules/bad-words.ts';
import { hasContactDetails } from './rules/contact-details.ts';
import { cleanText, lengthOf } from './rules/folded-text.ts';
import { checkNickname } from './rules/nickname.ts';

const longestMessage = 200;

const refusedFor = ({ reason, until, leftMs, why }: store.Refusal): Refused | undefined =>
  reason === null
    ? undefined
    : refused(reason, { until: until ?? undefined, leftMs: leftMs ?? undefined, why: why ?? undefined });

const refusedText = (body: string, words: ReadonlySet<string>): ChatReason | undefined => {
  if (body === '') return 'message_empty';
  if (lengthOf(body) > longestMessage) return 'message_too_long';
  if (hasContactDetails(body)) return 'contact_not_allowed';
  return findBadWord(body, words) === undefined ? undefined : 'word_not_allowed';
};

interface NewWords {
  readonly playerId: PlayerId;
  readonly tableId: string;
  readonly text: string;
  /** Repeated, it is no further message. */
  readonly key: string;
}

/** Who may not write at all hears that first, whatever he wrote. */
export const writeMessage =
  ({ db, ids, live }: ChatDeps) =>
  async ({
    playerId,
    tableId,
    text,
    key,
  }: NewWords): Promise<{ readonly ok: true; readonly message: ChatMessage } | Refused> => {
    const first = refusedFor(await store.refusalOf(db, playerId, tableId));
    if (first !== undefined) return first;
    const body = cleanText(text);
    const wrong = refusedText(body, await store.readWords(db));
    if (wrong !== undefined) return refused(wrong);
    const written = await store.insertMessage(db, { playerId, tableId, body, key });
    const { id, at } = written;
    if (id === null || at === null) return refusedFor(written) ?? refused('chat_off');
    const { nickname } = await store.findPlayer(db, playerId);
    const message = shown(ids, { id, playerId, name: nickname, body, at });
    // A repeated call has its answer, and shows nobody what was taken away meanwhile.
    if (await store.isVisible(db, playerId, id))
      live.push({ audience: 'public', topic: 'chat', data: { table: tableId, messages: [message], gone: [] } });
    return { ok: true, message };
  };

/** Whoever may not write takes no name either. */
const barsName = (reason: ChatReason | null): boolean =>
  reason !== null && reason !== 'nickname_required' && reason !== 'chat_off';

export const chooseName =
  (deps: ChatDeps) =>
  async (playerId: PlayerId, given: string): Promise<{ readonly ok: true; readonly name: string } | Refused> => {
    const { db } = deps;
    const refusal = await store.refusalOf(db, playerId, '');
    if (barsName(refusal.reason)) return refusedFor(refusal) ?? refused('chat_off');
    const checked = checkNickname(given, await store.readWords(db));
    if (!checked.ok) return refused(checked.reason);
    // Chosen before, it is chosen: a repeated call changes nothing.
    const { nickname } = await store.findPlayer(db, playerId);
    if (nickname === checked.name) return { ok: true, name: checked.name };
    const outcome = await store.setName(db, playerId, checked).catch((error: unknown) => {
      if (isTaken(error)) return 'taken' as const;
      throw error;
    });
    if (outcome === 'taken') return refused('nickname_taken');
    if (outcome === 'set') {
      tellOwnPages(deps, playerId);
      return { ok: true, name: checked.name };
    }
    const { namedAt } = await store.findPlayer(db, playerId);
    return refused('nickname_kept', {
      until: namedAt === null ? undefined : new Date(namedAt.getTime() + store.keptDays * 86_400_000),
    });
  };

/** Two chose it in the same moment. */
export const isTaken = (error: unknown): boolean => (error as { code?: string }).code === '23505';

export const reportMessage =
  ({ db, ids, live }: ChatDeps) =>
  async (playerId: PlayerId, message: string, reason: string): Promise<{ readonly ok: true } | Refused> => {
    const id = ids.decode('cht', message);
    const author = id === undefined ? undefined : await store.authorOfMessage(db, id);
    if (id === undefined || author === undefined) return refused('message_not_found');
    const report = { playerId, authorId: author.playerId, id, reason };
    const { outcome, tableId } = await store.insertReport(db, report);
    if (outcome !== 'reported' && outcome !== 'hidden') return refused(outcome);
    if (outcome === 'hidden' && tableId !== null) {
      live.push({ audience: 'public', topic: 'chat', data: { table: tableId, messages: [], gone: [message] } });
    }
    return { ok: true };
  };
