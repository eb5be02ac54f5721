/** The book of mails: what was asked for and what is out. */
import type { Sql } from '../../database/database.ts';
import type { PlayerId } from '../../platform/ids/ids.ts';
import type { MailKind } from './mail-kind.ts';

/** The mail's row while it still has to go out; nothing once it is sent. */
export const claimMail = (sql: Sql, mail: { source: string; kind: MailKind; playerId: PlayerId }) =>
  sql.maybe<{ id: bigint }>(
    `insert into mails as m (source, kind, player_id) values ($1, $2, $3)
     on conflict (source) do update set attempts = m.attempts + 1 where m.sent_at is null returning id`,
    [mail.source, mail.kind, mail.playerId],
  );

export const markSent = (sql: Sql, id: bigint) => sql.run('update mails set sent_at = now() where id = $1', [id]);

/** Mails of this kind to the player within an hour before this one. */
export const recentMails = async (sql: Sql, id: bigint): Promise<number> => {
  const row = await sql.one<{ count: number }>(
    `select count(*)::int as count from mails other join mails this on this.id = $1
     where other.player_id = this.player_id and other.kind = this.kind and other.id < this.id
       and other.created_at > this.created_at - interval '1 hour'`,
    [id],
  );
  return row.count;
};
