/** The only SQL of what two operators decide. Who may follow whom is also the table's own rule. */
import type { Sql } from '../../../database/database.ts';
import type { OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import type { DebtPart, Matter, MatterDropped, MatterId, MatterKind } from './matter.ts';

export type WordRefused = 'not_allowed' | 'one_chain' | 'matter_changed';

export interface MatterRow extends Matter {
  readonly reasonSealed: Buffer;
  readonly agreementSealed: Buffer | null;
}

const columns = `id, player_id as "playerId", kind, state, asked_by as "askedBy", asked_at as "askedAt", ends_at as "endsAt",
  agreed_by as "agreedBy", agreed_at as "agreedAt", due_at as "dueAt", ended_at as "endedAt", dropped,
  currency, amount, written_off as "writtenOff",
  reason_sealed as "reasonSealed", agreement_sealed as "agreementSealed"`;
const open = `state in ('asked', 'waiting')`;
const inTime = `(state <> 'asked' or ends_at > clock_timestamp())`;
const justExpired = `(dropped = 'expired' and ended_at > clock_timestamp() - interval '7 days')`;

/** What nobody agreed to in time stands in nobody's way. Without a player: of all. */
export const expireMatters = (sql: Sql, playerId?: PlayerId) =>
  sql.rows<MatterRow>(
    `update account_matters set state = 'dropped', dropped = 'expired', ended_at = clock_timestamp()
     where state = 'asked' and not ${inTime} and ($1::bigint is null or player_id = $1) returning ${columns}`,
    [playerId ?? null],
  );

/** Nothing where the same is asked for already. */
export const insertMatter = (
  sql: Sql,
  matter: { playerId: PlayerId; kind: MatterKind; by: OperatorId; reasonSealed: Buffer; debt?: DebtPart | undefined },
) =>
  sql.maybe<{ id: MatterId }>(
    `insert into account_matters (player_id, kind, asked_by, reason_sealed, currency, amount)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (player_id, kind) where state in ('asked', 'waiting') do nothing returning id`,
    [
      matter.playerId,
      matter.kind,
      matter.by,
      matter.reasonSealed,
      matter.debt?.currency ?? null,
      matter.debt?.amount ?? null,
    ],
  );

export const findMatter = (sql: Sql, id: MatterId) =>
  sql.maybe<MatterRow>(`select ${columns} from account_matters where id = $1`, [id]);

/** Held to the end of the transaction: of two who decide at once, the second sees what the first did. */
export const lockMatter = async (sql: Sql, id: MatterId): Promise<MatterRow | undefined> => {
  await sql.maybe('select 1 from account_matters where id = $1 for no key update', [id]);
  return findMatter(sql, id);
};

export const hasExpired = async (sql: Sql, id: MatterId): Promise<boolean> =>
  (await sql.one<{ over: boolean }>(`select not ${inTime} as over from account_matters where id = $1`, [id])).over;

export const agreeMatter = (sql: Sql, id: MatterId, agreed: { by: OperatorId; sealed: Buffer }) =>
  sql.run(
    `update account_matters set agreed_by = $2, agreed_at = clock_timestamp(), agreement_sealed = $3
     where id = $1 and state = 'asked' and agreed_by is null`,
    [id, agreed.by, agreed.sealed],
  );

export const letMatterWait = (sql: Sql, id: MatterId, waitMs: number) =>
  sql.run(
    `update account_matters set state = 'waiting', due_at = agreed_at + $2 * interval '1 millisecond'
     where id = $1 and state = 'asked'`,
    [id, waitMs],
  );

export const finishMatter = (sql: Sql, id: MatterId) =>
  sql.run(`update account_matters set state = 'done', ended_at = clock_timestamp() where id = $1 and ${open}`, [id]);

/** 0 where it is over already. */
export const dropMatter = (sql: Sql, id: MatterId, how: MatterDropped, by?: OperatorId) =>
  sql.run(
    `update account_matters set state = 'dropped', ended_at = clock_timestamp(), dropped = $2, dropped_by = $3
     where id = $1 and ${open}`,
    [id, how, by ?? null],
  );

export const mattersOf = (sql: Sql, playerId: PlayerId) =>
  sql.rows<MatterRow>(`select ${columns} from account_matters where player_id = $1 order by id desc limit 50`, [
    playerId,
  ]);

export const openMatter = (sql: Sql, playerId: PlayerId, kind: MatterKind) =>
  sql.maybe<MatterRow>(
    `select ${columns} from account_matters where player_id = $1 and kind = $2 and ${open} and ${inTime}`,
    [playerId, kind],
  );

/** What is open, the oldest first, and then what nobody agreed to within the last seven days. */
export const openMatters = (sql: Sql) =>
  sql.rows<MatterRow>(
    `select ${columns} from account_matters where (${open} and ${inTime}) or ${justExpired}
     order by ${justExpired} nulls first, id limit 200`,
  );

/** Why this operator's agreement would not count; nothing where it would. Nobody is locked meanwhile; the table asks the same. */
export const whyNotAgreed = async (sql: Sql, id: MatterId, by: OperatorId): Promise<WordRefused | undefined> => {
  await sql.rows(
    `select 1 from operators where id = $2 or id = (select asked_by from account_matters where id = $1) order by id for share`,
    [id, by],
  );
  return (
    (await sql.one<{ why: WordRefused | null }>('select why_not_agreed($1, $2) as why', [id, by])).why ?? undefined
  );
};

export const dueMatters = async (sql: Sql): Promise<MatterId[]> =>
  (
    await sql.rows<{ id: MatterId }>(
      `select id from account_matters where state = 'waiting' and due_at <= clock_timestamp() order by due_at limit 100`,
    )
  ).map(({ id }) => id);

/** Until when a second factor that was taken away keeps cash-outs back. */
export const factorHoldUntil = async (sql: Sql, playerId: PlayerId): Promise<Date | undefined> =>
  (await sql.one<{ until: Date | null }>('select removed_factor_holds_until($1) as until', [playerId])).until ??
  undefined;
