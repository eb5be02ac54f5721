/** The only SQL of approval requests. They are written only by database functions, which enforce the rules. */
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import {
  isAboutPlayer,
  isOfPromotions,
  isOfTreasury,
  type ApprovalId,
  type ApprovalKind,
  type ApprovalRequest,
  type JurisdictionRules,
  type PlayerWish,
  type PromotionWish,
  type TreasuryWish,
  type Values,
  type Wish,
} from './approval.ts';
import type { OperatorRole } from '../permissions.ts';

export interface StoredRequest extends ApprovalRequest {
  /** Open and not expired, or approved and waiting. */
  readonly inTime: boolean;
  readonly reason: string | null;
  readonly approval: string | null;
  readonly reasonSealed: Buffer | null;
  readonly approvalSealed: Buffer | null;
}

const inTime = `(state = 'waiting' or (state = 'open' and expires_at > clock_timestamp()))`;

interface Row extends Omit<StoredRequest, 'wish'> {
  readonly kind: ApprovalKind;
  readonly subject: string;
  readonly playerId: PlayerId | null;
  readonly newValues: Values;
}

const columns = `id, kind, subject, player_id as "playerId", new_values as "newValues", old_values as "oldValues",
  case when state in ('open', 'waiting') then values_now(kind, subject, new_values) end as "valuesNow",
  ${inTime} as "inTime", state, asked_by as "askedBy", asked_at as "askedAt", expires_at as "expiresAt", approved_by as "approvedBy",
  approved_at as "approvedAt", due_at as "dueAt", ended_by as "endedBy", ended_at as "endedAt",
  cancelled_because as "cancelledBecause", (result ->> 'writtenOff')::bigint as "writtenOff",
  reason, approval, reason_sealed as "reasonSealed", approval_sealed as "approvalSealed"`;

const playerWishOf = (kind: PlayerWish['kind'], playerId: PlayerId, values: Values): PlayerWish =>
  kind === 'write_off_debt' || kind === 'pay_small_coins'
    ? { kind, playerId, currency: values['currency'] as CurrencyCode, amount: BigInt(values['amount'] as string) }
    : { kind, playerId };

const treasuryWishOf = (kind: TreasuryWish['kind'], subject: string, wish: Values): TreasuryWish => {
  const whole = (name: string) => BigInt(wish[name] as string);
  const text = (name: string) => wish[name] as string;
  switch (kind) {
    case 'drain_hot':
      return { kind, subject, address: text('address'), amount: whole('amount') };
    case 'announce_top_up':
    case 'seed_jackpot':
      return { kind, subject, amount: whole('amount') };
    case 'add_cold_address':
      return { kind, subject, address: text('address'), label: text('label') };
    case 'loosen_level':
      return { kind, subject, low: whole('low'), high: wish['high'] === null ? null : whole('high') };
    case 'gateway_transfer':
      return {
        ...{ kind, subject, direction: text('direction') as 'top_up' | 'withdrawal' },
        ...{ currency: text('currency') as CurrencyCode, amount: whole('amount') },
      };
  }
};

const promotionWishOf = (kind: PromotionWish['kind'], subject: string, wish: Values): PromotionWish => {
  const text = (name: string) => wish[name] as string;
  const count = (name: string) => wish[name] as number;
  const rules = wish['rules'] as Values;
  switch (kind) {
    case 'offer_promotion':
      return { kind, subject, promotion: text('promotion'), version: count('version'), rules };
    case 'set_affiliate':
      return {
        ...{ kind, subject, name: text('name'), sharePoints: count('sharePoints') },
        ...{ carriesOver: wish['carriesOver'] === true, postbackOn: wish['postbackOn'] === true },
        postbackUrl: wish['postbackUrl'] as string | null,
      };
    case 'set_referral_rules':
      return { kind, rules };
    case 'send_campaign':
      return { kind, subject, campaign: text('campaign'), rules };
    case 'loosen_campaigns':
      return { kind, mostMails: count('mostMails'), perMinute: count('perMinute') };
  }
};

const wishOf = ({ kind, subject, playerId, newValues: wish }: Row): Wish => {
  const whole = (name: string) => BigInt(wish[name] as string);
  if (playerId !== null) return playerWishOf(kind as PlayerWish['kind'], playerId, wish);
  if (kind === 'set_thresholds')
    return {
      kind,
      ...{
        depositsDay: whole('depositsDay'),
        depositsMonth: whole('depositsMonth'),
        depositsYear: whole('depositsYear'),
      },
      ...{
        cashOutsDay: whole('cashOutsDay'),
        cashOutsMonth: whole('cashOutsMonth'),
        cashOutsYear: whole('cashOutsYear'),
      },
      nameScore: whole('nameScore'),
    };
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
  if (kind === 'correct_clearing') {
    const [party, difference] = [wish['party'] as string, wish['difference'] as string];
    return { kind, subject, party, difference, gap: wish['gap'] as Readonly<Record<string, string>> };
  }
  if (kind === 'void_live_round')
    return { kind, subject, table: wish['table'] as string, round: wish['round'] as string };
  if (kind === 'disqualify_player') {
    const [competition, player, rule] = [wish['competition'], wish['player'], wish['rule']] as [string, string, string];
    return { kind, subject, competition, player, rule };
  }
  if (isOfPromotions({ kind })) return promotionWishOf(kind as PromotionWish['kind'], subject, wish);
  if (isOfTreasury({ kind })) return treasuryWishOf(kind as TreasuryWish['kind'], subject, wish);
  if (kind === 'settle_audit') return { kind, upTo: whole('upTo') };
  const orNone = (name: string) => ((wish[name] ?? null) === null ? null : whole(name));
  if (kind === 'loosen_limits') return { kind, most: whole('most'), playerDay: orNone('playerDay') };
  if (kind === 'set_payout_method')
    return { kind, subject, day: orNone('day'), feePoints: whole('feePoints'), feeFixed: whole('feeFixed') };
  if (kind === 'set_agreed_fees') return { kind, subject, fees: wish['fees'] as string };
  if (kind !== 'loosen_rules') throw new Error(`${kind} is about a player`);
  const [upTo, perDay, twoPersonsFrom] = [whole('upTo'), whole('perDay'), whole('twoPersonsFrom')];
  return { kind, automatic: wish['automatic'] === true, upTo, perDay, twoPersonsFrom };
};

const toRequest = (row: Row): StoredRequest => {
  const { kind: _kind, subject: _subject, playerId: _playerId, newValues: _values, ...rest } = row;
  return { ...rest, wish: wishOf(row) };
};

/** Expired requests block nothing. */
export const expireRequests = async (sql: Sql): Promise<StoredRequest[]> =>
  (await sql.rows<Row & Record<string, unknown>>(`select ${columns} from expire_requests()`)).map(toRequest);

/** Undefined if the same is requested already. */
export const insertRequest = async (
  sql: Sql,
  { wish, by, reason, sealed }: { wish: Wish; by: OperatorId; reason: string; sealed?: Buffer },
): Promise<ApprovalId | undefined> => {
  const { kind, subject = '', playerId, ...values } = { subject: undefined, playerId: undefined, ...wish };
  const { id } = await sql.one<{ id: ApprovalId | null }>('select ask_approval($1, $2, $3, $4, $5, $6, $7) as id', [
    ...[kind, subject, playerId ?? null],
    JSON.stringify(values, (_name, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)),
    ...[by, isAboutPlayer(wish) ? null : reason, sealed ?? null],
  ]);
  return id ?? undefined;
};

export const findRequest = async (sql: Sql, id: ApprovalId): Promise<StoredRequest | undefined> => {
  const row = await sql.maybe<Row & Record<string, unknown>>(`select ${columns} from approval_requests where id = $1`, [
    id,
  ]);
  return row && toRequest(row);
};

const list = async (sql: Sql, rest: string, parameters: unknown[]): Promise<StoredRequest[]> =>
  (await sql.rows<Row & Record<string, unknown>>(`select ${columns} from approval_requests ${rest}`, parameters)).map(
    toRequest,
  );

const justExpired = `(state = 'expired' and ended_at > clock_timestamp() - interval '7 days')`;

export interface ListFilter {
  /** The kinds of request that this role may end. */
  readonly role: OperatorRole;
  readonly list: 'open' | 'ended';
  readonly kind?: ApprovalKind | undefined;
  readonly offset: number;
  readonly size: number;
}

const lists = {
  /** Open and waiting ones, oldest first, then those that expired in the last seven days. */
  open: { which: `(${inTime} or ${justExpired})`, order: `${justExpired}, id` },
  /** Newest first. */
  ended: { which: `not ${inTime}`, order: 'id desc' },
} as const;

export const listRequests = async (
  sql: Sql,
  { role, list: name, kind, offset, size }: ListFilter,
): Promise<{ items: StoredRequest[]; total: number }> => {
  const { which, order } = lists[name];
  const where = `where kind in (select kind from approval_policies where $1 = any(enders))
    and ($2::text is null or kind = $2) and ${which}`;
  const { total } = await sql.one<{ total: bigint }>(`select count(*) as total from approval_requests ${where}`, [
    role,
    kind ?? null,
  ]);
  const items = await list(sql, `${where} order by ${order} offset $3 limit $4`, [role, kind ?? null, offset, size]);
  return { items, total: Number(total) };
};

export interface Policy {
  readonly approvers: readonly OperatorRole[];
  readonly enders: readonly OperatorRole[];
}

export const policies = async (sql: Sql): Promise<ReadonlyMap<ApprovalKind, Policy>> =>
  new Map(
    (await sql.rows<Policy & { kind: ApprovalKind }>('select kind, approvers, enders from approval_policies')).map(
      ({ kind, ...policy }) => [kind, policy],
    ),
  );

/** Newest first. */
export const requestsOf = (sql: Sql, playerId: PlayerId): Promise<StoredRequest[]> =>
  list(sql, 'where player_id = $1 order by id desc limit 50', [playerId]);

export const openRequestOf = async (
  sql: Sql,
  playerId: PlayerId,
  kind: PlayerWish['kind'],
): Promise<StoredRequest | undefined> =>
  (await list(sql, `where player_id = $1 and kind = $2 and ${inTime}`, [playerId, kind]))[0];

export const dueRequests = async (sql: Sql): Promise<ApprovalId[]> =>
  (
    await sql.rows<{ id: ApprovalId }>(
      `select id from approval_requests where state = 'waiting' and due_at <= clock_timestamp() order by due_at limit 100`,
    )
  ).map(({ id }) => id);

export type ApproveOutcome =
  | 'done'
  | 'waiting'
  | 'over'
  | 'own'
  | 'not_allowed'
  | 'one_chain'
  | 'changed'
  | 'list_changed'
  | 'exists'
  | 'gone'
  | 'ended'
  | 'no_debt'
  | 'booked'
  | 'listed';

export const approveRequest = async (
  sql: Sql,
  word: {
    id: ApprovalId;
    by: OperatorId;
    reason: string | null;
    sealed: Buffer | null;
    tokenHash: Buffer;
    lifetimeMs: number;
  },
): Promise<ApproveOutcome> =>
  (
    await sql.one<{ outcome: ApproveOutcome }>('select approve_request($1, $2, $3, $4, $5, $6) as outcome', [
      ...[word.id, word.by, word.reason, word.sealed, word.tokenHash, word.lifetimeMs],
    ])
  ).outcome;

/** Withdrawn if ended by the requester; rejected if by anybody else. */
export const endRequest = async (sql: Sql, id: ApprovalId, by: OperatorId): Promise<'ended' | 'over' | 'not_allowed'> =>
  (await sql.one<{ outcome: 'ended' | 'over' | 'not_allowed' }>('select end_request($1, $2) as outcome', [id, by]))
    .outcome;

/** The player cancels the removal of a lost second factor; undefined if none is waiting. */
export const keepSecondFactor = async (sql: Sql, playerId: PlayerId): Promise<ApprovalId | undefined> =>
  (await sql.one<{ id: ApprovalId | null }>('select keep_second_factor($1) as id', [playerId])).id ?? undefined;
