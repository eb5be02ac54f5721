/** Use cases of operators: decide on reported messages, mute, rename, keep the list of words, switch the chat off. Each is audited. */
import type { MuteLength } from '@carmine/contract/back-office/players/chat';
import type { Sql } from '../../database/database.ts';
import { aboutPlayer } from '../../platform/audit/audit-log.ts';
import type { OperatorId, PlayerId } from '../../platform/ids/ids.ts';
import { hasTable, readWords, setName, tablesOf } from './chat-store.ts';
import type { ChatDeps } from './deps.ts';
import { tellOwnPages, type MessageId } from './message.ts';
import * as store from './moderation-store.ts';
import { foldWord } from './rules/bad-words.ts';
import { checkNickname, type NicknameRefusal } from './rules/nickname.ts';
import { isTaken } from './write-message.ts';

const minutesOf: Readonly<Record<MuteLength, number | undefined>> = { '10m': 10, '24h': 1440, for_good: undefined };

const decide =
  ({ db, ids, audit, live }: ChatDeps) =>
  async (id: MessageId, decision: 'keep' | 'remove', operatorId: OperatorId): Promise<boolean> => {
    const message = ids.encode('cht', id);
    const decided = await db.transaction(async (sql) => {
      const found = await store.decideMessage(sql, id, decision === 'keep' ? 'shown' : 'removed', operatorId);
      if (found === undefined) return undefined;
      const about = { ...aboutPlayer({ ids }, found.playerId), details: { message, table: found.tableId } };
      await audit.record(sql, { operatorId, action: `chat.${decision}`, ...about });
      return found;
    });
    if (decided !== undefined && decision === 'remove') {
      live.push({ audience: 'public', topic: 'chat', data: { table: decided.tableId, messages: [], gone: [message] } });
    }
    return decided !== undefined;
  };

interface NewMute {
  readonly playerId: PlayerId;
  readonly messageId: MessageId | undefined;
  readonly length: MuteLength;
  readonly reason: string;
  readonly by: OperatorId;
}

type Muted = 'muted' | 'muted_longer' | 'player_not_found';

const mute =
  (deps: ChatDeps) =>
  async ({ length, ...given }: NewMute): Promise<Muted> => {
    const { db, ids, audit } = deps;
    const done = await db.transaction(async (sql): Promise<Muted> => {
      if (!(await store.lockPlayer(sql, given.playerId))) return 'player_not_found';
      const made = await store.insertMute(sql, { ...given, minutes: minutesOf[length] });
      if (made === undefined) return 'muted_longer';
      await audit.record(sql, {
        ...{ operatorId: given.by, action: 'chat.mute', ...aboutPlayer({ ids }, given.playerId) },
        details: {
          ...{ mute: ids.encode('mut', made.id), length, reason: given.reason },
          ...(given.messageId === undefined ? {} : { message: ids.encode('cht', given.messageId) }),
        },
      });
      return 'muted';
    });
    if (done === 'muted') tellOwnPages(deps, given.playerId);
    return done;
  };

const lift =
  (deps: ChatDeps) =>
  async (id: store.MuteId, operatorId: OperatorId, reason: string): Promise<boolean> => {
    const { db, ids, audit } = deps;
    const lifted = await db.transaction(async (sql) => {
      const found = await store.liftMute(sql, id, operatorId);
      if (found === undefined) return undefined;
      const details = { mute: ids.encode('mut', id), reason };
      await audit.record(sql, {
        operatorId,
        action: 'chat.lift_mute',
        ...aboutPlayer({ ids }, found.playerId),
        details,
      });
      return found;
    });
    if (lifted !== undefined) tellOwnPages(deps, lifted.playerId);
    return lifted !== undefined;
  };

interface NewName {
  readonly playerId: PlayerId;
  readonly name: string;
  readonly reason: string;
  readonly by: OperatorId;
}

type Renamed = 'renamed' | 'nickname_taken' | 'player_not_found' | NicknameRefusal;

const rename =
  (deps: ChatDeps) =>
  async ({ playerId, name, reason, by }: NewName): Promise<Renamed> => {
    const { db, ids, audit } = deps;
    const done = await db
      .transaction(async (sql: Sql): Promise<Renamed> => {
        if (!(await store.lockPlayer(sql, playerId))) return 'player_not_found';
        const checked = checkNickname(name, await readWords(sql));
        if (!checked.ok) return checked.reason;
        if ((await setName(sql, playerId, checked, true)) === 'taken') return 'nickname_taken';
        // The name itself is the player's: the log, which is kept for ever, says only that there is a new one.
        await audit.record(sql, {
          operatorId: by,
          action: 'chat.rename',
          ...aboutPlayer({ ids }, playerId),
          details: { reason },
        });
        return 'renamed';
      })
      .catch((error: unknown): Renamed => {
        if (isTaken(error)) return 'nickname_taken';
        throw error;
      });
    if (done === 'renamed') tellOwnPages(deps, playerId);
    return done;
  };

const wordList = ({ db, audit }: ChatDeps) => ({
  words: () => store.listWords(db),
  addWord: (
    given: string,
    language: string,
    operatorId: OperatorId,
  ): Promise<'added' | 'word_invalid' | 'word_known'> =>
    db.transaction(async (sql) => {
      const word = foldWord(given);
      if (word.length < 2 || word.length > 40) return 'word_invalid';
      if (!(await store.insertWord(sql, word, language, operatorId))) return 'word_known';
      await audit.record(sql, { operatorId, action: 'chat.add_word', details: { word, language } });
      return 'added';
    }),
  removeWord: (word: string, operatorId: OperatorId): Promise<boolean> =>
    db.transaction(async (sql) => {
      const removed = await store.deleteWord(sql, word);
      if (removed) await audit.record(sql, { operatorId, action: 'chat.remove_word', details: { word } });
      return removed;
    }),
});

type Switched = 'switched' | 'unchanged' | 'place_unknown';

/** Pages that are open follow: those of a table that stays off because of another switch hear that it is off. */
const setSwitch =
  ({ db, audit, live }: ChatDeps) =>
  async (
    { place, open, reason }: { readonly place: string; readonly open: boolean; readonly reason: string },
    operatorId: OperatorId,
  ): Promise<Switched> => {
    const done = await db.transaction(async (sql): Promise<Switched> => {
      if (place !== '*' && !(await hasTable(sql, place))) return 'place_unknown';
      if (!(await store.setSwitch(sql, place, open, operatorId))) return 'unchanged';
      await audit.record(sql, { operatorId, action: 'chat.switch', details: { place, open, reason } });
      return 'switched';
    });
    if (done === 'switched')
      for (const one of await tablesOf(db, place))
        live.push({ audience: 'public', topic: 'chat', data: { ...one, messages: [], gone: [] } });
    return done;
  };

export const createModeration = (deps: ChatDeps) => ({
  reported: (page: Parameters<typeof store.listReported>[1]) => store.listReported(deps.db, page),
  said: (which: Parameters<typeof store.listSaid>[1], page: Parameters<typeof store.listSaid>[2]) =>
    store.listSaid(deps.db, which, page),
  mutes: (page: Parameters<typeof store.listMutes>[1]) => store.listMutes(deps.db, page),
  decide: decide(deps),
  mute: mute(deps),
  lift: lift(deps),
  rename: rename(deps),
  ...wordList(deps),
  places: () => store.listPlaces(deps.db),
  setSwitch: setSwitch(deps),
});
