/** The only SQL of what the house decides with two operators; what a second approval sets going is the database's own function. */
import type { Sql } from '../../database/database.ts';
import type { OperatorId } from '../../platform/ids/ids.ts';
import type { JurisdictionRules, OfficeMatter, OfficeMatterId, OfficeMatterKind, OfficeWish } from './office-matter.ts';
import type { OperatorRole } from './permissions.ts';

interface Row {
  readonly id: OfficeMatterId;
  readonly kind: OfficeMatterKind;
  readonly subject: string;
  readonly wish: Readonly<Record<string, unknown>>;
  readonly askedBy: OperatorId;
  readonly askedAt: Date;
  readonly endsAt: Date;
  readonly reason: string;
}

const columns = `id, kind, subject, new_values as wish, asked_by as "askedBy", asked_at as "askedAt", expires_at as "endsAt", reason`;

const wishOf = ({ kind, subject, wish }: Row): OfficeWish => {
  const whole = (name: string) => BigInt(wish[name] as string);
  if (kind === 'set_thresholds') {
    const [depositsDay, depositsMonth, depositsYear] = [
      whole('depositsDay'),
      whole('depositsMonth'),
      whole('depositsYear'),
    ];
    const [cashOutsDay, cashOutsMonth, cashOutsYear] = [
      whole('cashOutsDay'),
      whole('cashOutsMonth'),
      whole('cashOutsYear'),
    ];
    return {
      kind,
      depositsDay,
      depositsMonth,
      depositsYear,
      cashOutsDay,
      cashOutsMonth,
      cashOutsYear,
      nameScore: whole('nameScore'),
    };
  }
  if (kind === 'set_restricted')
    return { kind, restrict: wish['restrict'] as string[], allow: wish['allow'] as string[] };
  if (kind === 'set_jurisdiction') return { kind, subject, rules: wish['rules'] as JurisdictionRules | null };
  if (kind === 'invite_operator') return { kind, subject, role: wish['role'] as OperatorRole };
  if (kind === 'renew_operator') return { kind, subject };
  if (kind === 'replace_list' || kind === 'remove_list') {
    const names = { subject, base: whole('base'), dropped: whole('dropped') };
    return kind === 'remove_list'
      ? { kind, ...names }
      : { kind, ...names, list: whole('list'), entries: whole('entries') };
  }
  if (kind === 'settle_audit') return { kind, upTo: whole('upTo') };
  const [upTo, perDay, twoPersonsFrom] = [whole('upTo'), whole('perDay'), whole('twoPersonsFrom')];
  return { kind, automatic: wish['automatic'] === true, upTo, perDay, twoPersonsFrom };
};

const toMatter = (row: Row): OfficeMatter => {
  const { id, askedBy, askedAt, endsAt, reason } = row;
  return { id, wish: wishOf(row), askedBy, askedAt, endsAt, reason };
};

/** What nobody agreed to in time stands in nobody's way. */
export const expireOfficeMatters = async (sql: Sql): Promise<OfficeMatter[]> =>
  (await sql.rows<Row>(`select ${columns} from expire_requests()`)).map(toMatter);

/** Nothing where the same is asked for already. */
export const insertOfficeMatter = async (
  sql: Sql,
  { wish, by, reason }: { wish: OfficeWish; by: OperatorId; reason: string },
): Promise<OfficeMatterId | undefined> => {
  const { kind, ...rest } = wish;
  const { subject = '', ...held } = { subject: undefined, ...rest };
  const { id } = await sql.one<{ id: OfficeMatterId | null }>('select ask_approval($1, $2, $3, $4, $5) as id', [
    ...[kind, subject],
    JSON.stringify(held, (_name, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)),
    ...[by, reason],
  ]);
  return id ?? undefined;
};

export const findOfficeMatter = async (sql: Sql, id: OfficeMatterId): Promise<OfficeMatter | undefined> => {
  const row = await sql.maybe<Row>(`select ${columns} from approval_requests where id = $1`, [id]);
  return row && toMatter(row);
};

/** Those that nobody agreed to within the last seven days, the newest first. */
export const expiredOfficeMatters = async (sql: Sql): Promise<OfficeMatter[]> =>
  (
    await sql.rows<Row>(
      `select ${columns} from approval_requests
       where state = 'expired' and ended_at > clock_timestamp() - interval '7 days' order by id desc limit 50`,
    )
  ).map(toMatter);

/** The oldest first. */
export const openOfficeMatters = async (sql: Sql): Promise<OfficeMatter[]> =>
  (
    await sql.rows<Row>(
      `select ${columns} from approval_requests where state = 'open' and expires_at > clock_timestamp() order by id limit 200`,
    )
  ).map(toMatter);

export type SecondWord =
  | 'done'
  | 'over'
  | 'own'
  | 'not_allowed'
  | 'one_chain'
  | 'changed'
  | 'list_changed'
  | 'exists'
  | 'gone';

export const agreeOfficeMatter = async (
  sql: Sql,
  word: { id: OfficeMatterId; by: OperatorId; reason: string; tokenHash: Buffer; lifetimeMs: number },
): Promise<SecondWord> =>
  (
    await sql.one<{ outcome: SecondWord }>('select approve_request($1, $2, $3, $4, $5) as outcome', [
      ...[word.id, word.by, word.reason, word.tokenHash, word.lifetimeMs],
    ])
  ).outcome;

/** By who asked: withdrawn; by anybody else: rejected. */
export const dropOfficeMatter = async (
  sql: Sql,
  id: OfficeMatterId,
  by: OperatorId,
): Promise<'ended' | 'over' | 'not_allowed'> =>
  (await sql.one<{ outcome: 'ended' | 'over' | 'not_allowed' }>('select end_request($1, $2) as outcome', [id, by]))
    .outcome;

/** Whether somebody besides these could give a second approval. */
export const hasOverseerBesides = async (sql: Sql, ...operators: readonly OperatorId[]): Promise<boolean> =>
  (
    await sql.one<{ any: boolean }>('select exists (select from overseers() o where o <> all($1::bigint[])) as any', [
      operators,
    ])
  ).any;

/** For somebody who lost phone or password, by one operator's word where that is enough. */
export const renewOperator = async (
  sql: Sql,
  renewal: {
    id: OperatorId;
    by: OperatorId;
    tokenHash: Buffer;
    lifetimeMs: number;
  },
): Promise<'done' | 'second' | 'alone' | 'gone'> =>
  (
    await sql.one<{ outcome: 'done' | 'second' | 'alone' | 'gone' }>(
      'select renew_operator($1, $2, $3, $4) as outcome',
      [...[renewal.id, renewal.by, renewal.tokenHash, renewal.lifetimeMs]],
    )
  ).outcome;

/** As the database's owner only: the servers' role may not. */
export const resetOperator = (sql: Sql, reset: { id: OperatorId; tokenHash: Buffer; lifetimeMs: number }) =>
  sql.one('select reset_operator($1, $2, $3)', [reset.id, reset.tokenHash, reset.lifetimeMs]);
