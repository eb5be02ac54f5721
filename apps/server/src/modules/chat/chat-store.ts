/** The only SQL of what players write, read and report. Messages and reports are written by functions, which check everything again. */
import type { Sql } from '../../database/database.ts';
import type { PlayerId } from '../../platform/ids/ids.ts';
import type { ChatReason } from './errors.ts';
import type { MessageId, Said } from './message.ts';

const shownMessages = 50;

export const hasTable = async (sql: Sql, tableId: string): Promise<boolean> =>
  (await sql.maybe('select 1 from live_tables where id = $1', [tableId])) !== undefined;

/** Tables at which the chat is on or off as this place says, with what holds there now. `*`: all of them. */
export const tablesOf = (sql: Sql, place: string): Promise<{ table: string; open: boolean }[]> =>
  sql.rows<{ table: string; open: boolean }>(
    `select id as "table", not exists (select from chat_switches s where s.place in ('*', t.id)) as open
     from live_tables t where $1 in ('*', id) order by id`,
    [place],
  );

export const isOff = async (sql: Sql, tableId: string): Promise<boolean> =>
  (await sql.maybe(`select 1 from chat_switches where place in ('*', $1) limit 1`, [tableId])) !== undefined;

/** The last ones, oldest first. */
export const lastMessages = (sql: Sql, tableId: string): Promise<Said[]> =>
  sql.rows<Said>(
    `select * from (select id, player_id as "playerId", name, body, at from chat_said
       where table_id = $1 and state = 'shown' order by id desc limit ${shownMessages}) last order by id`,
    [tableId],
  );

export interface Refusal {
  readonly reason: ChatReason | null;
  readonly until: Date | null;
  /** Until then by the database's clock. */
  readonly leftMs: number | null;
  readonly why: string | null;
}

/** Of a refusal that ends. `greatest` alone would make nothing into 0. */
const leftMs = `case when until is not null then greatest(0, ceil(extract(epoch from until - clock_timestamp()) * 1000))::float8 end as "leftMs"`;

export const refusalOf = (sql: Sql, playerId: PlayerId, tableId: string): Promise<Refusal> =>
  sql.one<Refusal>(
    `select reason, until, ${leftMs}, why
     from chat_refusal($1, $2)`,
    [playerId, tableId],
  );

interface ChatPlayer {
  readonly nickname: string | null;
  readonly namedAt: Date | null;
  readonly shown: boolean;
}

export const findPlayer = async (sql: Sql, playerId: PlayerId): Promise<ChatPlayer> =>
  (await sql.maybe<{ nickname: string | null; namedAt: Date | null; shown: boolean }>(
    'select nickname, named_at as "namedAt", shown from chat_players where player_id = $1',
    [playerId],
  )) ?? { nickname: null, namedAt: null, shown: true };

export const setShown = async (sql: Sql, playerId: PlayerId, isShown: boolean): Promise<void> => {
  await sql.run(
    `insert into chat_players (player_id, shown) values ($1, $2) on conflict (player_id) do update set shown = excluded.shown`,
    [playerId, isShown],
  );
};

/** At most this many at once: a list that an operator reads. */
const mostWords = 5_000;

export const readWords = async (sql: Sql): Promise<ReadonlySet<string>> =>
  new Set(
    (await sql.rows<{ folded: string }>(`select folded from chat_words limit ${mostWords}`)).map((row) => row.folded),
  );

interface NewMessage {
  readonly playerId: PlayerId;
  readonly tableId: string;
  readonly body: string;
  readonly key: string;
}

export const insertMessage = (sql: Sql, { playerId, tableId, body, key }: NewMessage) =>
  sql.one<Refusal & { readonly id: MessageId | null; readonly at: Date | null }>(
    `select reason, until, ${leftMs}, why, id, at
     from write_chat_message($1, $2, $3, $4)`,
    [playerId, tableId, body, key],
  );

/** False: reports have hidden it, or an operator has removed it. */
export const isVisible = async (sql: Sql, playerId: PlayerId, id: MessageId): Promise<boolean> =>
  (await sql.maybe(`select 1 from chat_messages where player_id = $1 and id = $2 and state = 'shown'`, [
    playerId,
    id,
  ])) !== undefined;

export const keptDays = 30;

/** `kept`: the player has chosen it not long ago. `by` an operator it may change at any time. */
export const setName = async (
  sql: Sql,
  playerId: PlayerId,
  { name, folded }: { readonly name: string; readonly folded: string },
  isByStaff = false,
): Promise<'set' | 'kept' | 'taken'> => {
  const taken = await sql.maybe('select 1 from chat_players where folded = $1 and player_id <> $2', [folded, playerId]);
  if (taken !== undefined) return 'taken';
  const count = await sql.run(
    `insert into chat_players (player_id, nickname, folded, named_at) values ($1, $2, $3, clock_timestamp())
     on conflict (player_id) do update set nickname = excluded.nickname, folded = excluded.folded, named_at = excluded.named_at
     where $4 or chat_players.named_at is null or chat_players.named_at < clock_timestamp() - interval '${keptDays} days'`,
    [playerId, name, folded, isByStaff],
  );
  return count === 1 ? 'set' : 'kept';
};

/** Whose message it is. */
export const authorOfMessage = (sql: Sql, id: MessageId): Promise<{ playerId: PlayerId } | undefined> =>
  sql.maybe<{ playerId: PlayerId }>('select player_id as "playerId" from chat_messages where id = $1', [id]);

export const insertReport = (
  sql: Sql,
  report: { readonly playerId: PlayerId; readonly authorId: PlayerId; readonly id: MessageId; readonly reason: string },
) =>
  sql.one<{ outcome: ChatReason | 'reported' | 'hidden'; tableId: string | null }>(
    'select outcome, table_id as "tableId" from report_chat_message($1, $2, $3, $4)',
    [report.playerId, report.authorId, report.id, report.reason],
  );

/** Retention. */
export const forgetChat = async (sql: Sql): Promise<number> =>
  Number((await sql.one<{ count: bigint }>('select forget_chat() as count')).count);
