/** The only SQL of operators' side of the chat. */
import type { Sql } from '../../database/database.ts';
import type { Id, OperatorId, PlayerId } from '../../platform/ids/ids.ts';
import type { MessageId } from './message.ts';

export type MuteId = Id<'mut'>;

interface Line {
  readonly name: string | null;
  readonly text: string;
  readonly at: string;
  readonly state: 'shown' | 'hidden' | 'removed';
}

interface ReportedMessage {
  readonly id: MessageId;
  readonly playerId: PlayerId;
  readonly tableId: string;
  readonly name: string | null;
  readonly body: string;
  readonly at: Date;
  readonly state: 'shown' | 'hidden';
  /** What was said just before and after it. */
  readonly before: readonly Line[];
  readonly after: readonly Line[];
  readonly reports: readonly { readonly reason: string; readonly playerId: PlayerId; readonly at: Date }[];
}

const line = `json_build_object('name', a.name, 'text', a.body, 'at', a.at, 'state', a.state)`;
const waits = 'm.reports > 0 and m.decided_at is null';

/** Hidden ones first, then by age. */
export const listReported = async (
  sql: Sql,
  { offset, size }: { readonly offset: number; readonly size: number },
): Promise<{ items: ReportedMessage[]; total: number }> => {
  const rows = await sql.rows<Omit<ReportedMessage, 'reports'>>(
    `select m.id, m.player_id as "playerId", m.table_id as "tableId", m.name, m.body, m.at, m.state,
       (select coalesce(json_agg(${line} order by a.id), '[]') from (select * from chat_said o
          where o.table_id = m.table_id and o.id < m.id order by o.id desc limit 3) a) as before,
       (select coalesce(json_agg(${line} order by a.id), '[]') from (select * from chat_said o
          where o.table_id = m.table_id and o.id > m.id order by o.id limit 3) a) as after
     from chat_said m where ${waits} order by m.state = 'hidden' desc, m.id limit $1 offset $2`,
    [size, offset],
  );
  const reports = await sql.rows<{ messageId: MessageId; reason: string; playerId: PlayerId; at: Date }>(
    `select message_id as "messageId", reason, player_id as "playerId", at from chat_reports
     where message_id = any($1::bigint[]) order by at`,
    [rows.map(({ id }) => id)],
  );
  const { total } = await sql.one<{ total: number }>(
    `select count(*)::int as total from chat_messages m where ${waits}`,
  );
  return {
    items: rows.map((row) => ({ ...row, reports: reports.filter(({ messageId }) => messageId === row.id) })),
    total,
  };
};

interface SaidMessage extends Pick<ReportedMessage, 'id' | 'playerId' | 'tableId' | 'name' | 'body' | 'at'> {
  readonly state: Line['state'];
  readonly reports: number;
}

/** Newest first, removed ones too. */
export const listSaid = async (
  sql: Sql,
  { tableId, playerId }: { readonly tableId?: string | undefined; readonly playerId?: PlayerId | undefined },
  { offset, size }: { readonly offset: number; readonly size: number },
): Promise<{ items: SaidMessage[]; total: number }> => {
  const which = '($1::text is null or m.table_id = $1) and ($2::bigint is null or m.player_id = $2)';
  const values = [tableId ?? null, playerId ?? null];
  const items = await sql.rows<SaidMessage>(
    `select m.id, m.player_id as "playerId", m.table_id as "tableId", m.name, m.body, m.at, m.state, m.reports
     from chat_said m where ${which} order by m.id desc limit $3 offset $4`,
    [...values, size, offset],
  );
  const { total } = await sql.one<{ total: number }>(
    `select count(*)::int as total from chat_messages m where ${which}`,
    values,
  );
  return { items, total };
};

/** Undefined: it is gone, or somebody has decided. One that was kept may still be removed; what is removed stays so. */
export const decideMessage = (sql: Sql, id: MessageId, state: 'shown' | 'removed', by: OperatorId) =>
  sql.maybe<{ playerId: PlayerId; tableId: string }>(
    `update chat_messages set state = $2, decided_at = clock_timestamp(), decided_by = $3
     where id = $1 and (decided_at is null or $2 = 'removed' and state = 'shown') returning player_id as "playerId", table_id as "tableId"`,
    [id, state, by],
  );

const inForce = `lifted_at is null and (until is null or until > clock_timestamp())`;

/** `minutes` undefined: for good. Nothing is added to one that lasts as long but for a minute: a second press is no second mute. */
export const insertMute = (
  sql: Sql,
  mute: {
    readonly playerId: PlayerId;
    readonly messageId: MessageId | undefined;
    readonly minutes: number | undefined;
    readonly reason: string;
    readonly by: OperatorId;
  },
) =>
  sql.maybe<{ id: MuteId; until: Date | null }>(
    `insert into chat_mutes (player_id, message_id, reason, until, by)
     select $1, $2, $3, clock_timestamp() + $4::int * interval '1 minute', $5
     where not exists (select 1 from chat_mutes where player_id = $1 and ${inForce}
       and (until is null or until > clock_timestamp() + ($4::int - 1) * interval '1 minute'))
     returning id, until`,
    [mute.playerId, mute.messageId ?? null, mute.reason, mute.minutes ?? null, mute.by],
  );

/** One after the other, also of a player who has never been at the chat; false: there is no such player. */
export const lockPlayer = async (sql: Sql, playerId: PlayerId): Promise<boolean> => {
  await sql.run('insert into chat_players (player_id) select id from players where id = $1 on conflict do nothing', [
    playerId,
  ]);
  return (await sql.maybe('select 1 from chat_players where player_id = $1 for update', [playerId])) !== undefined;
};

interface MutedPlayer {
  readonly id: MuteId;
  readonly playerId: PlayerId;
  readonly name: string | null;
  readonly reason: string;
  readonly at: Date;
  readonly until: Date | null;
  readonly by: OperatorId;
}

/** Those in force, newest first. */
export const listMutes = async (
  sql: Sql,
  { offset, size }: { readonly offset: number; readonly size: number },
): Promise<{ items: MutedPlayer[]; total: number }> => {
  const items = await sql.rows<MutedPlayer>(
    `select t.id, t.player_id as "playerId", c.nickname as name, t.reason, t.at, t.until, t.by
     from chat_mutes t left join chat_players c on c.player_id = t.player_id where ${inForce} order by t.id desc limit $1 offset $2`,
    [size, offset],
  );
  const { total } = await sql.one<{ total: number }>(`select count(*)::int as total from chat_mutes where ${inForce}`);
  return { items, total };
};

export const liftMute = (sql: Sql, id: MuteId, by: OperatorId) =>
  sql.maybe<{ playerId: PlayerId }>(
    `update chat_mutes set lifted_at = clock_timestamp(), lifted_by = $2 where id = $1 and ${inForce}
     returning player_id as "playerId"`,
    [id, by],
  );

export const listWords = (sql: Sql) =>
  sql.rows<{ word: string; language: string }>(
    'select folded as word, language from chat_words order by language, folded',
  );

export const insertWord = async (sql: Sql, word: string, language: string, by: OperatorId): Promise<boolean> =>
  (await sql.run(
    'insert into chat_words (folded, language, added_by) values ($1, $2, $3) on conflict (folded) do nothing',
    [word, language, by],
  )) === 1;

export const deleteWord = async (sql: Sql, word: string): Promise<boolean> =>
  (await sql.run('delete from chat_words where folded = $1', [word])) === 1;

/** Every table, and `*` for all of them. */
export const listPlaces = (sql: Sql) =>
  sql.rows<{ place: string; offSince: Date | null; offBy: OperatorId | null }>(
    `select p.place, s.off_since as "offSince", s.off_by as "offBy"
     from (select '*' as place union all select id from live_tables) p left join chat_switches s using (place) order by p.place`,
  );

/** False: it is so already. */
export const setSwitch = async (sql: Sql, place: string, open: boolean, by: OperatorId): Promise<boolean> =>
  (await (open
    ? sql.run('delete from chat_switches where place = $1', [place])
    : sql.run('insert into chat_switches (place, off_by) values ($1, $2) on conflict (place) do nothing', [
        place,
        by,
      ]))) === 1;
