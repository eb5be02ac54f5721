/** Notices in the site: one for each event, told to the player's open pages as well; and the mails that may be refused. */
import { type MailSettings, mailTopics } from '@carmine/contract/account/notices';
import type { Database } from '../../database/database.ts';
import type { PlayerId } from '../../platform/ids/ids.ts';
import type { Live } from '../../platform/live/live.ts';
import type { NewNotice } from './notice-reactions.ts';
import * as store from './notice-store.ts';

export type { NoticeId, NoticeRow } from './notice-store.ts';

export interface NoticesDeps {
  readonly db: Database;
  readonly live: Pick<Live, 'push'>;
}

export interface NoticePage {
  readonly items: readonly store.NoticeRow[];
  readonly unread: number;
  readonly more: boolean;
}

export type WantedMails = { readonly [T in keyof MailSettings]?: boolean | undefined };

export interface Notices {
  list(playerId: PlayerId, page: { before?: store.NoticeId; size: number }): Promise<NoticePage>;
  /** All up to now without `ids`. Answers how many are left. */
  markRead(playerId: PlayerId, ids?: readonly store.NoticeId[]): Promise<number>;
  mailSettings(playerId: PlayerId): Promise<MailSettings>;
  setMailSettings(playerId: PlayerId, wanted: WantedMails): Promise<MailSettings>;
  /** Worker: once for each source. */
  add(notice: NewNotice): Promise<void>;
  /** Worker only, once a day: what is older than a good year is forgotten. */
  prune(): Promise<void>;
}

export const createNotices = ({ db, live }: NoticesDeps): Notices => {
  const hint = async (playerId: PlayerId): Promise<number> => {
    const unread = await store.countUnread(db, playerId);
    live.push({ audience: { playerId }, topic: 'notice', data: { unread } });
    return unread;
  };

  const mailSettings = async (playerId: PlayerId): Promise<MailSettings> => {
    const refused = await store.readRefusals(db, playerId);
    return {
      deposits: !refused.has('deposits'),
      cash_outs: !refused.has('cash_outs'),
      bonuses: !refused.has('bonuses'),
    };
  };

  return {
    list: async (playerId, { before, size }) => {
      const [rows, unread] = await Promise.all([
        store.readNotices(db, playerId, { size: size + 1, ...(before === undefined ? {} : { before }) }),
        store.countUnread(db, playerId),
      ]);
      return { items: rows.slice(0, size), unread, more: rows.length > size };
    },
    markRead: async (playerId, ids) => {
      await store.markRead(db, playerId, ids);
      return hint(playerId);
    },
    mailSettings,
    setMailSettings: async (playerId, wanted) => {
      for (const topic of mailTopics) {
        if (wanted[topic] === undefined) continue;
        await (wanted[topic] ? store.acceptMail : store.refuseMail)(db, playerId, topic);
      }
      return mailSettings(playerId);
    },
    add: async (notice) => {
      if ((await store.insertNotice(db, notice)) > 0) await hint(notice.playerId);
    },
    prune: async () => void (await store.deleteOldNotices(db)),
  };
};
