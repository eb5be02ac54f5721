/** Notices of the site, and the mails that players refused. */
import type { MailTopic, NoticeKind } from '@carmine/contract/account/notices';
import type { Sql } from '../../database/database.ts';
import type { Id, PlayerId } from '../../platform/ids/ids.ts';

export type NoticeId = Id<'ntf'>;

export interface NoticeRow {
  id: NoticeId;
  kind: NoticeKind;
  data: Record<string, string>;
  created_at: Date;
  read_at: Date | null;
}

export interface NewNotice {
  playerId: PlayerId;
  /** Names the event it tells of. */
  source: string;
  kind: NoticeKind;
  data: Readonly<Record<string, string>>;
}

/** 0 when the event was told before. */
export const insertNotice = (sql: Sql, { playerId, source, kind, data }: NewNotice) =>
  sql.run(
    `insert into notices (player_id, source, kind, data) values ($1, $2, $3, $4) on conflict (source) do nothing`,
    [playerId, source, kind, JSON.stringify(data)],
  );

/** Newest first, those before `before`. */
export const readNotices = (sql: Sql, playerId: PlayerId, { before, size }: { before?: NoticeId; size: number }) =>
  sql.rows<NoticeRow>(
    `select id, kind, data, created_at, read_at from notices
     where player_id = $1 and ($2::bigint is null or id < $2) order by id desc limit $3`,
    [playerId, before ?? null, size],
  );

export const countUnread = async (sql: Sql, playerId: PlayerId): Promise<number> => {
  const row = await sql.one<{ count: number }>(
    'select count(*)::int as count from notices where player_id = $1 and read_at is null',
    [playerId],
  );
  return row.count;
};

/** All of the player's without `ids`; another player's are left alone. */
export const markRead = (sql: Sql, playerId: PlayerId, ids: readonly NoticeId[] | undefined) =>
  sql.run(
    `update notices set read_at = now()
     where player_id = $1 and read_at is null and ($2::bigint[] is null or id = any($2))`,
    [playerId, ids ?? null],
  );

export const deleteOldNotices = (sql: Sql) =>
  sql.run(`delete from notices where created_at < now() - interval '400 days'`);

export const readRefusals = async (sql: Sql, playerId: PlayerId): Promise<Set<MailTopic>> => {
  const rows = await sql.rows<{ topic: MailTopic }>('select topic from mail_refusals where player_id = $1', [playerId]);
  return new Set(rows.map(({ topic }) => topic));
};

export const refuseMail = (sql: Sql, playerId: PlayerId, topic: MailTopic) =>
  sql.run('insert into mail_refusals (player_id, topic) values ($1, $2) on conflict do nothing', [playerId, topic]);

export const acceptMail = (sql: Sql, playerId: PlayerId, topic: MailTopic) =>
  sql.run('delete from mail_refusals where player_id = $1 and topic = $2', [playerId, topic]);
